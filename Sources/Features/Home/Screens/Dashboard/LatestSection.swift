import DesignSystem
import HTML
import HomeModel
import Localization
import Models
import Navigation
import ScreenKit
import Services
import TransactionsModel

/// The latest transactions, by day.
struct LatestSection: View {
    let entries: [Entry]

    var body: some View {
        Section("Latest transactions", id: "latest", link: SectionLink("Search", path: HomeRoute.search.path.absolute)) {
            ForEach(days, id: \.day.description) { day, entries in
                RowsHead(.relative(day))
                ForEach(entries, id: \.id.description) { entry in
                    EntryRow(entry, path: TransactionsRoute.detail(transactionId: entry.id.description).path.absolute)
                }
            }
            if entries.isEmpty { ListRow("No transactions yet", symbol: .listBullet, tint: .neutral) }
        }
    }

    /// The entries of each day, the latest first.
    private var days: [(day: Day, entries: [Entry])] {
        Dictionary(grouping: entries, by: \.day).sorted { $0.key > $1.key }.map { (day: $0.key, entries: $0.value) }
    }
}
