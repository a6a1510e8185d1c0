import DesignSystem
import HTML
import Localization
import Models
import Navigation
import Services

/// Shows the stored values above the form after another member changed the transaction.
struct TransactionConflict: View {
    let outline: TransactionOutline

    var body: some View {
        Banner(
            "Somebody else changed this transaction in the meantime", text: "Below is what you typed. Save again to keep it.",
            symbol: .exclamationmarkTriangle, tone: .warning,
            link: SectionLink(
                "Leave it as it is now",
                path: TransactionsRoute.detail(transactionId: outline.group.id.description).path.absolute))
        FactList("As it is now") {
            Fact("Amount") { AmountText(outline.amount) }
            if let received = outline.received {
                Fact("Received") { AmountText(received) }
            }
            Fact("Payee", .verbatim(outline.group.payee))
            if outline.received != nil {
                EmptyView()
            } else if outline.parts.count > 1 {
                ForEach(Array(outline.parts.enumerated()), id: \.offset.description) { part in
                    Fact(.verbatim(part.element.name)) {
                        AmountText(part.element.amount)
                    }
                }
            } else {
                Fact("Category", .verbatim(outline.parts[0].name))
            }
            Fact("Day", "\(outline.day)")
            Fact("Status", outline.group.status.title)
            Fact("Note", .verbatim(outline.parts[0].note))
            Fact("Tags", .verbatim(TagText.text(outline.group.tags)))
        }
    }
}
