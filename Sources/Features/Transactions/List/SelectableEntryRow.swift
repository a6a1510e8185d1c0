import DesignSystem
import HTML
import Localization
import Models
import Services

/// An entry row with a checkbox. The checkbox belongs to `SelectionForm`, independent of its position on the page.
struct SelectableEntryRow: View {
    let entry: Entry

    var body: some View {
        li(.class("row"), .id("entry-\(entry.account)-\(entry.id)")) {
            input(
                AttributePair(FixedAttribute.type("checkbox"), NamedAttribute.attribute("form", "several")), .name("ids"),
                .value(entry.id.description), .id("pick-\(entry.id)"))
            div(.class("row-text")) {
                label(.class("row-title row-link"), .for("pick-\(entry.id)")) { .verbatim(entry.title) }
                span(.class("row-subtitle")) { detail }
            }
            div(.class("row-trailing")) {
                AmountText(entry.amount, style: AmountStyle(entry.amount, isPending: entry.status == .pending))
            }
        }
    }

    private var detail: LocalizedText {
        entry.counterparts.count > 1 ? "Split in \(entry.counterparts.count)" : .verbatim(entry.counterparts.first?.name ?? "")
    }
}
