import DesignSystem
import HTML
import Localization
import Models
import Navigation
import TransactionsModel

/// The latest other transactions of the same payee.
struct SimilarTransactions: View {
    let entries: [Entry]
    /// The path of the list of all of them.
    let list: String?

    var body: some View {
        Section("Same payee", id: "similar", link: list.map { SectionLink("Show all", path: $0) }) {
            ForEach(entries, id: \.id.description) { entry in
                ListRow(
                    .joined(entry.counterparts.map { $0.nameText }, separator: ", "),
                    subtitle: .joined([.relative(entry.day), .verbatim(entry.accountName)]),
                    path: TransactionsRoute.detail(transactionId: entry.id.description).path.absolute
                ) {
                    IconDisc(category: entry.counterparts.first?.icon ?? "")
                } trailing: {
                    AmountText(entry.amount, style: AmountStyle(entry.amount, isPending: entry.status == .pending))
                }
            }
        }
    }
}
