import DesignSystem
import HTML
import Localization
import MembersModel
import Models
import Navigation
import ScreenKit

/// The screen of active sessions.
struct SessionsView: View {
    let model: SessionsViewModel

    var body: some View {
        Group {
            if model.state == .idle { Form(method: .get) { HiddenField("end", value: model[\.ending]) } }
            Loaded(model, .list, retry: MembersRoute.sessions.path.absolute) {
                Live("sessions") { list }
                if let question = model.question {
                    ConfirmationSheet(
                        sentence: question, answer: model.answer, cancel: MembersRoute.sessions.path.absolute
                    ) {
                        await model.confirm()
                    }
                }
            }
        }
        .navigationTitle("Where you are signed in")
    }

    private var list: some View {
        Group {
            Section(note: "Sign out browsers you do not know, then change your passphrase.") {
                ForEach(model.lines, id: \.session.id.description) { line in
                    ListRow(line.title, subtitle: line.subtitle) {
                        IconDisc(
                            line.session.isCurrent ? .checkmarkCircle : .desktopcomputer, tint: line.session.isCurrent ? .credit : .neutral)
                    } trailing: {
                        if line.session.isCurrent {
                            StatusLabel("This session", tone: .credit)
                        } else {
                            Button("Sign out", role: .plain, confirm: "Sign out \(line.title)?", name: "end") { await model.end(line) }
                        }
                    }
                }
            }
            if model.lines.count > 1 {
                Button("Sign out everywhere else", role: .destructive, confirm: "Sign out \(others)?", name: "end-others") {
                    await model.endOthers()
                }
            }
        }
    }

    private var others: LocalizedText {
        let count = model.lines.count { !$0.session.isCurrent }
        return .plural(count, one: "1 other browser", other: "\(count) other browsers")
    }
}
