import DesignSystem
import HTML
import Localization
import Models

/// Entries of other own accounts that may be the other side of a transfer, each with the way to join them.
struct OtherSides: View {
    let entries: [Entry]
    /// The path on which the transaction and an entry are joined.
    let link: (Entry) -> String
    /// Records that none of them is the other side.
    let dismiss: () async -> Void

    var body: some View {
        Section(
            "Other side of a transfer?", id: "other-sides",
            note: "Join both into one transfer, and they no longer count as spending or income."
        ) {
            ForEach(entries, id: \.id.description) { entry in
                ListRow(
                    .verbatim(entry.accountName), subtitle: subtitle(entry), path: link(entry)
                ) {
                    IconDisc(.arrowLeftArrowRight, tint: .accent)
                } trailing: {
                    AmountText(entry.amount, style: AmountStyle(entry.amount))
                }
            }
        }
        div(.class("buttons")) { Button("None of these", role: .plain, name: "dismiss-other-sides", action: dismiss) }
    }

    private func subtitle(_ entry: Entry) -> LocalizedText {
        entry.payee.isEmpty ? .relative(entry.day) : .joined([.relative(entry.day), entry.payeeText])
    }
}
