import DesignSystem
import HTML
import Localization
import Models
import Navigation
import ScreenKit
import Services
import TransactionsModel

/// The waiting transactions of a payee: their sum, one category and one button for all of them, and below them each line.
struct ReviewGroupRow: View {
    let model: ReviewViewModel
    let group: ReviewGroup
    let options: [PickerOption]
    /// Whether it is the first of the page: its button has the focus, so that one key confirms one payee after the other.
    let isFirst: Bool

    var body: some View {
        if let first = group.items.first {
            li(.class("row import-line")) {
                div(.class("row-text")) {
                    span(.class("row-title")) { first.entry.titleText }
                    span(.class("row-subtitle")) { subtitle(first.entry) }
                    if model.isUndecided(group.category) { span(.class("tag")) { "No category yet" } }
                }
                div(.class("import-amount")) {
                    if let total = group.total { AmountText(total, style: AmountStyle(total)) }
                }
                div(.class("import-outcome review-decision"), .data("same", ReviewChoices.key(group))) {
                    Picker(
                        "Category of all \(group.lines.count) of \(first.entry.titleText)", selection: category,
                        options: options, prompt: "Several", name: "category")
                    if model.context.canWrite {
                        Button("Confirm", role: .plain, autofocus: isFirst, name: "confirm") { await model.confirm(group) }
                    }
                }
                details(.class("import-more"), .open(group.items.contains { !$0.hints.isEmpty })) {
                    summary { "Show each line" }
                    div(.class("stack")) {
                        ul(.class("rows")) {
                            ForEach(group.items, id: \.entry.id.description) { item in
                                ReviewRow(model: model, group: group, item: item, options: options, isFirst: false)
                            }
                        }
                        if group.lines.count > group.items.count {
                            p(.class("section-note")) { "The newest \(group.items.count) of \(group.lines.count) lines." }
                        }
                    }
                }
            }
        }
    }

    private func subtitle(_ newest: Entry) -> LocalizedText {
        var parts: [LocalizedText] = [
            .plural(group.lines.count, one: "1 transaction", other: "\(group.lines.count) transactions"), .relative(newest.day),
        ]
        if group.items.allSatisfy({ $0.entry.account == newest.account }) { parts.append(.verbatim(newest.accountName)) }
        return .joined(parts)
    }

    private var category: Binding<String> {
        let key = ReviewChoices.key(group)
        return Binding(get: { model.choices.ofPayees[key] ?? "" }, set: { model.choices.ofPayees[key] = $0 })
    }
}
