import DesignSystem
import HTML
import Localization
import Models
import Navigation
import ScreenKit

/// An entry with a checkbox: the payee over category and account, and where there is room, these in columns of their own. The checkbox belongs to
/// `SelectionBar`, independent of its position on the page; on wide screens it appears while a mouse points at the row, with the focus, on touch screens,
/// and while rows are ticked.
struct TableEntryRow: View {
    let entry: Entry
    let model: TransactionListViewModel
    /// Whether the day stands in the row, because no heading has it.
    let showsDay: Bool

    var body: some View {
        li(
            .classes(ClassName("row entry"), showsDay ? ClassName("dated") : nil), .id("entry-\(entry.account)-\(entry.id)"),
            .data("hold", hold)
        ) {
            if model.context.canWrite { box }
            IconDisc(category: entry.icon)
            span(.class("entry-day")) { .relative(entry.day) }
            div(.class("row-text")) {
                if model.isSelecting {
                    label(.class("row-title row-link"), .for("pick-\(entry.id)")) { entry.titleText }
                } else {
                    a(
                        AttributePair(FixedAttribute.class("row-title"), PrefixedAttribute.aria("current", isShown ? "true" : "false")),
                        .href(model.links.detail(entry)),
                        .data("skeleton", "detail"), .data("beside", model.links.path(showing: entry))
                    ) { entry.titleText }
                }
                span(.class("row-subtitle")) { detail }
            }
            span(.class("entry-category")) {
                if model.canEdit(entry) {
                    a(
                        .href(model.links.edit(entry)), .data("keep", ""),
                        .ariaLabel("\(category): change category and payee of \(entry.titleText)")
                    ) { category }
                } else {
                    category
                }
            }
            if model.showsAccounts { span(.class("entry-account")) { .verbatim(entry.accountName) } }
            div(.class("row-trailing")) {
                AmountText(entry.amount, style: style)
                if let balance = entry.balance { small { AmountText(balance) } }
            }
            if model.showsBalances {
                span(.class("entry-balance")) {
                    if let balance = entry.balance { AmountText(balance) }
                }
            }
        }
    }

    private var box: some View {
        input(
            AttributePair(
                AttributePair(FixedAttribute.type("checkbox"), NamedAttribute.attribute("form", "several")),
                AttributePair(FixedAttribute.class("entry-pick"), BooleanAttribute.checked(model.picked == entry.id.description))),
            .name("ids"),
            AttributePair(TextAttribute.value(entry.id.description), TextAttribute.id("pick-\(entry.id)")),
            .ariaLabel(entry.titleText))
    }

    /// Where holding the row on a touch screen leads: to selecting, with this row ticked.
    private var hold: String {
        model.context.canWrite ? model.links.list(selecting: true, adding: [QueryItem("pick", entry.id.description)]).path : ""
    }

    private var isShown: Bool { model.shown?.group.id == entry.id }

    private var style: AmountStyle {
        model.isInternal(entry) ? .neutral : AmountStyle(entry.amount, isPending: entry.status == .pending)
    }

    /// The category, or the other account of a transfer.
    private var category: LocalizedText {
        var parts: [LocalizedText] = []
        switch entry.counterparts.count {
        case 0: break
        case 1:
            let side = entry.counterparts[0]
            parts.append(side.role.isAccount && entry.amount.isNegative && model.showsAccounts ? "to \(side.nameText)" : side.nameText)
        default: parts.append("Split in \(entry.counterparts.count)")
        }
        if entry.status == .failed { parts.append("Failed") }
        if entry.status == .cancelled { parts.append("Cancelled") }
        return .joined(parts)
    }

    private var detail: LocalizedText {
        .joined((showsDay ? [.relative(entry.day)] : []) + [category] + (model.showsAccounts ? [.verbatim(entry.accountName)] : []))
    }
}
