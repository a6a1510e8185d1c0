import DesignSystem
import HTML
import Localization
import Models
import Navigation
import TransactionsModel

/// All transactions of a category, grouped by day, one page at a time.
struct CategoryEntries: View {
    let model: CategoryViewModel

    var body: some View {
        Group {
            if model.days.isEmpty, model.page.searchedBackTo == nil {
                EmptyStateView(.tray, sentence: model.after.isEmpty ? "No transactions yet." : "There is nothing older.")
            } else {
                div(.class("stack-wide"), .id("category-entries"), .data("list", "")) {
                    ForEach(model.days, id: \.day.description) { day in
                        DaySection(
                            day.day, title: .relative(day.day)
                        ) {
                            ForEach(day.entries, id: \.id.description, content: row)
                        }
                    }
                    if let next = model.next { MoreEntries(next.path, searchedBackTo: model.page.searchedBackTo) }
                }
            }
            ButtonLink("Back to the category", path: model.start.path, role: .plain)
        }
    }

    private func row(_ entry: Entry) -> some View {
        EntryRow(entry, path: TransactionsRoute.detail(transactionId: entry.id.description).path.absolute)
    }
}
