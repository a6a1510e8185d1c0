import DesignSystem
import HTML
import Localization
import Models
import Navigation
import NotificationsModel
import ScreenKit

/// The screen of one device or service.
struct ChannelView: View {
    let model: ChannelViewModel

    var body: some View {
        Group {
            if model.state == .idle { Form(method: .get) { HiddenField("step", value: model[\.step]) } }
            Loaded(model.line, of: model, .detail, retry: model.path) { line in
                content(line)
                if model.asksForAmounts { confirmation }
            }
        }
        .pageShape(.reading)
        .navigationTitle(model.line?.title ?? "Device or service")
    }

    private func content(_ line: ChannelLine) -> some View {
        Group {
            if let failure = line.channel.failure {
                Banner(
                    line.channel.endedAt == nil ? "The last message failed" : "It has ended", text: failure.text,
                    symbol: .exclamationmarkTriangle, tone: .warning)
            }
            FactList {
                Fact("Kind", line.channel.kind.title)
                Fact("Sent to", .verbatim(line.channel.target))
                Fact("Since", "\(line.made.day)")
                Fact("Last message", line.used.map { .relative($0) } ?? "None yet")
                if let failed = line.failed { Fact("Last failure", .relative(failed)) }
                Fact("Amounts", line.channel.showsAmounts ? "Shown, unless you hide amounts" : "Left out")
            }
            if line.channel.kind == .push { p { DeviceMark(channel: line.channel) } }
            div(.class("buttons")) {
                if line.channel.endedAt == nil {
                    Button("Send a test message", role: .plain, name: "test") { await model.sendTest() }
                    if line.channel.showsAmounts {
                        Button("Leave out amounts", role: .plain, name: "hide-amounts") { await model.setShowsAmounts(false) }
                    } else {
                        Button("Show amounts", role: .plain, name: "show-amounts") { await model.setShowsAmounts(true) }
                    }
                }
                Button(
                    "Remove", role: .destructive, confirm: "Remove \(line.title)? It receives no more notifications.", name: "end"
                ) { await model.end() }
            }
        }
    }

    private var confirmation: some View {
        ConfirmationSheet(
            sentence: "Enter your passphrase to show amounts. They then leave this server.", answer: model.answer, cancel: model.path
        ) {
            await model.confirm()
        }
    }
}
