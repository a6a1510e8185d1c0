import DesignSystem
import HTML
import Localization
import Models
import Navigation
import ScreenKit
import Services

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
                    if let next = model.next { more(next) }
                }
            }
            ButtonLink("Back to the category", path: model.start.path, role: .plain)
        }
    }

    private func row(_ entry: Entry) -> some View {
        EntryRow(entry, path: TransactionsRoute.detail(transactionId: entry.id.description).path.absolute)
    }

    /// The link to the next page. A full page loads the next one when its end becomes visible; a search that scanned many days without
    /// filling a page waits for a press.
    private func more(_ next: Link) -> some View {
        Group {
            if let day = model.page.searchedBackTo {
                p(.class("section-note"), .role("status")) {
                    "Searched back to \(day). "
                    a(.href(next.path)) { "Continue" }
                }
            } else {
                a(.class("button button-plain"), .href(next.path), .data("more", "")) { "Show more" }
            }
        }
    }
}
