import DesignSystem
import HTML
import Localization

/// The parts of a split transaction.
struct TransactionParts: View {
    let outline: TransactionOutline

    var body: some View {
        Section("Parts", id: "parts") {
            ForEach(Array(outline.parts.enumerated()), id: \.offset.description) { part in
                ListRow(part.element.name, subtitle: part.element.note.isEmpty ? nil : .verbatim(part.element.note)) {
                    IconDisc(category: part.element.icon)
                } trailing: {
                    AmountText(part.element.amount, style: AmountStyle(part.element.amount))
                }
            }
        }
    }
}
