import DesignSystem
import HTML
import Localization
import Models
import Navigation
import ScreenKit
import Services
import TransactionsModel

/// A transaction that waits to be confirmed: what it is, what is unusual about it, its category, and the button. It is the only one of its payee, or one
/// of several, which may be treated alone.
struct ReviewRow: View {
    let model: ReviewViewModel
    let group: ReviewGroup
    let item: ReviewPage.Item
    let options: [PickerOption]
    /// Whether it is the first of the page.
    let isFirst: Bool

    private var entry: Entry { item.entry }

    private var isOnly: Bool { group.lines.count == 1 }

    var body: some View {
        li(.class("row import-line")) {
            div(.class("row-text")) {
                a(.class("row-title"), .href(TransactionsRoute.detail(transactionId: entry.id.description).path.absolute)) { title }
                span(.class("row-subtitle")) { subtitle }
                if isOnly, model.isUndecided(item.category) { span(.class("tag")) { "No category yet" } }
                ForEach(Array(item.hints.enumerated()), id: \.offset.description) { _, hint in ReviewHintLabel(hint: hint) }
            }
            div(.class("import-amount")) { AmountText(entry.amount, style: AmountStyle(entry.amount)) }
            div(.class("import-outcome review-decision"), .when(!isOnly, .data("like", ReviewChoices.key(group)))) {
                if item.category == nil {
                    span(.class("tag")) { "Split in \(entry.counterparts.count)" }
                } else if isOnly {
                    Picker("Category of \(title)", selection: ofPayee, options: options, name: "category")
                } else {
                    Picker(
                        "Category of \(title)", selection: ofLine, options: [PickerOption("Like the others", value: "")] + options,
                        name: "category")
                }
                if model.context.canWrite {
                    Button("Confirm", role: .plain, autofocus: isFirst, name: "confirm") { await confirm() }
                }
            }
        }
    }

    private func confirm() async {
        if isOnly { await model.confirm(group) } else { await model.confirm(item, of: group) }
    }

    private var title: LocalizedText { entry.titleText }

    /// With its category where those of the payee differ.
    private var subtitle: LocalizedText {
        var parts: [LocalizedText] = [.relative(entry.day), .verbatim(entry.accountName)]
        if group.category == nil, let name = model.name(of: item.category) { parts.append(.verbatim(name)) }
        if !entry.note.isEmpty, entry.note != entry.payee { parts.append(.verbatim(entry.note)) }
        return .joined(parts)
    }

    private var ofPayee: Binding<String> {
        let key = ReviewChoices.key(group)
        return Binding(get: { model.choices.ofPayees[key] ?? "" }, set: { model.choices.ofPayees[key] = $0 })
    }

    private var ofLine: Binding<String> {
        let key = entry.id.description
        return Binding(get: { model.choices.ofLines[key] ?? "" }, set: { model.choices.ofLines[key] = $0 })
    }
}

/// What is unusual about a transaction, in words.
private struct ReviewHintLabel: View {
    let hint: ReviewHint

    var body: some View {
        switch hint {
        case .duplicate(let other, let day):
            a(.class("tag tag-warning"), .href(TransactionsRoute.detail(transactionId: other.description).path.absolute)) {
                "Possible duplicate of \(day)"
            }
        case .unusual(let usual):
            span(.class("tag tag-warning")) { "Unusual amount, usually \(usual)" }
        }
    }
}
