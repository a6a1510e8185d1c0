import DesignSystem
import HTML
import HouseholdModel
import Localization
import Models
import Navigation
import ScreenKit
import Services

/// The history of the household, grouped by day.
struct HistoryView: View {
    let model: HistoryViewModel

    var body: some View {
        Group {
            Form(method: .get, label: "Page") { HiddenField("before", value: model[\.before]) }
            filter
            Loaded(model, .list, retry: HouseholdRoute.history.path.absolute) {
                if model.days.isEmpty {
                    EmptyStateView(.clock, sentence: empty) {
                        if let older = model.older { ButtonLink("Older", path: older.path, role: .plain) }
                        if model.isFiltered { ButtonLink("Show everything", path: HouseholdRoute.history.path.absolute, role: .plain) }
                    }
                } else {
                    HistoryUndoConfirmation(undo: model.undo)
                    Live("history") { div(.class("stack-wide rows-open")) { list } }
                }
            }
        }
        .navigationTitle("History")
    }

    private var empty: LocalizedText {
        if model.older != nil { return "None of the latest changes match." }
        if model.isFiltered { return "No changes match." }
        return model.before.isEmpty ? "Nothing was done yet." : "Nothing older."
    }

    private var filter: some View {
        Form(method: .get, label: "Filter") {
            // A link names the member before the members are loaded.
            LinkValues("author", values: model[\.author].map({ $0.isEmpty ? [] : [$0] }, back: { $0.last ?? "" }))
            details(.class("card disclosure"), .open(model.isFiltered)) {
                summary { "Filters" }
                div(.class("form")) {
                    Picker(
                        "Who", selection: model[\.author],
                        options: [PickerOption("Everybody", value: "")]
                            + model.members.map { PickerOption(.verbatim($0.name), value: $0.id.description) }
                            + [PickerOption("Command line", value: HistoryViewModel.commandLine)], name: "author")
                    Picker(
                        "What", selection: model[\.kind],
                        options: [PickerOption("Everything", value: "")]
                            + model.kinds.map { PickerOption($0.title, value: $0.rawValue) },
                        name: "kind")
                    DayField("From", text: model[\.from], error: model.fromError)
                    DayField("Until", text: model[\.until], error: model.untilError)
                    Button("Show changes") {}
                }
            }
        }
    }

    private var list: some View {
        Group {
            ForEach(model.days, id: \.day.description) { day in
                DaySection(day.day, title: .relative(day.day)) {
                    ForEach(day.entries, id: \.record.id.description) { entry in row(entry) }
                }
            }
            if let older = model.older { ButtonLink("Older", path: older.path, role: .plain) }
        }
    }

    private func row(_ entry: HistoryEntry) -> some View {
        ListRow(title(entry), subtitle: subtitle(entry), path: model.context.link(to: entry.target)?.path) {
            EmptyView()
        } trailing: {
            if entry.record.isUndone {
                StatusLabel("Undone")
            } else if model.context.canWrite, entry.undoObstacle != nil {
                StatusLabel("Cannot be undone")
            } else if model.context.canWrite, let undo = entry.undo {
                Button("Undo", role: .plain, name: "undo") { await model.undo.undo(undo) }
            }
        }
    }

    private func subtitle(_ entry: HistoryEntry) -> LocalizedText {
        let time = model.context.locale.time(hour: entry.moment.hour, minute: entry.moment.minute)
        var parts = [entry.title]
        if let about = about(entry) { parts.append(about) }
        parts += entry.figures
        parts += entry.changes.map(\.text)
        parts.append(entry.memberName.map { .verbatim($0) } ?? "Command line")
        parts.append(.verbatim(time))
        if model.context.canWrite, let obstacle = entry.undoObstacle { parts.append(obstacle) }
        return .joined(parts)
    }

    /// Returns the amount, account and day of the transaction; nil if there is none.
    private func about(_ entry: HistoryEntry) -> LocalizedText? {
        guard let transaction = entry.entry else { return nil }
        return "\(transaction.amount), \(transaction.accountName), \(transaction.day)"
    }

    private func title(_ entry: HistoryEntry) -> LocalizedText { entry.record.subject.isEmpty ? entry.title : entry.subject }
}
