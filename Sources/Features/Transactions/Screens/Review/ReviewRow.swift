import DesignSystem
import HTML
import Localization
import Models
import Navigation
import ScreenKit
import Services
import TransactionsModel

/// A transaction that waits to be confirmed: what it is, what is unusual about it, its category, and the button.
struct ReviewRow: View {
    let model: ReviewViewModel
    let item: ReviewPage.Item
    let options: [PickerOption]
    /// Whether it is the first of the page: its button has the focus, so that one key confirms one after the other.
    let isFirst: Bool

    private var entry: Entry { item.entry }

    var body: some View {
        li(.class("row import-line")) {
            div(.class("row-text")) {
                a(.class("row-title"), .href(TransactionsRoute.detail(transactionId: entry.id.description).path.absolute)) { title }
                span(.class("row-subtitle")) { subtitle }
                ForEach(Array(item.hints.enumerated()), id: \.offset.description) { _, hint in ReviewHintLabel(hint: hint) }
            }
            div(.class("import-amount")) { AmountText(entry.amount, style: AmountStyle(entry.amount)) }
            div(.class("import-outcome review-decision"), alike.map { PrefixedAttribute.data("same", $0) }) {
                if item.category != nil {
                    Picker("Category of \(title)", selection: category, options: options, name: "category")
                } else {
                    span(.class("tag")) { "Split in \(entry.counterparts.count)" }
                }
                if model.context.canWrite {
                    Button("Confirm", role: .plain, autofocus: isFirst, name: "confirm") { await model.confirm(item) }
                }
            }
        }
    }

    private var title: LocalizedText { entry.titleText }

    private var subtitle: LocalizedText {
        var parts: [LocalizedText] = [.relative(entry.day), .verbatim(entry.accountName)]
        if !entry.note.isEmpty, entry.note != entry.payee { parts.append(.verbatim(entry.note)) }
        return .joined(parts)
    }

    /// What it has in common with those that a choice for it is shown at: payee, direction and category; nil if it has no payee.
    private var alike: String? {
        guard !entry.payee.isEmpty, let category = item.category else { return nil }
        return "\(category) \(entry.amount.isNegative) \(entry.payee.folded)"
    }

    private var category: Binding<String> {
        Binding(get: { model.choices[entry.id.description] ?? "" }, set: { model.choices[entry.id.description] = $0 })
    }
}

/// What is unusual about a transaction, in words.
private struct ReviewHintLabel: View {
    let hint: ReviewHint

    var body: some View {
        switch hint {
        case .duplicate(let other, let day):
            a(.class("tag tag-warning"), .href(TransactionsRoute.detail(transactionId: other.description).path.absolute)) {
                "Perhaps twice: the same on \(day)"
            }
        case .unusual(let usual):
            span(.class("tag tag-warning")) { "Unusual amount: mostly \(usual)" }
        }
    }
}
