import DesignSystem
import HTML
import Localization
import Models
import Navigation
import ScreenKit
import Services

/// Entries grouped by day, pending ones first, with a link to the next page.
struct EntryDays: View {
    let model: TransactionListViewModel

    var body: some View {
        if model.page.entries.isEmpty, model.page.searchedBackTo == nil {
            empty
        } else {
            div(.class("stack-wide"), .id("entry-list"), .data("list", "")) {
                if !model.pending.isEmpty {
                    section(.id("pending"), .data("list", "")) {
                        div(.class("day-head"), .id("head-pending")) { h2 { "Pending" } }
                        ul(.class("card rows"), .id("rows-pending"), .data("list", "")) { rows(model.pending, showsDay: true) }
                    }
                }
                ForEach(model.days, id: \.day.description) { day in
                    DaySection(
                        day.day, title: .relative(day.day),
                        sum: day.sum.map(sum)
                    ) { rows(day.entries, showsDay: false) }
                }
                if let next = model.next { more(next) }
            }
        }
    }

    private func rows(_ entries: [Entry], showsDay: Bool) -> some View {
        ForEach(entries, id: \.id.description) { entry in
            if model.isSelecting {
                SelectableEntryRow(entry: entry)
            } else {
                EntryRow(
                    entry, path: TransactionsRoute.detail(transactionId: entry.id.description).path.absolute,
                    day: showsDay ? .relative(entry.day) : nil, showsAccount: false, showsBalance: true)
            }
        }
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

    private var empty: some View {
        Group {
            if !model.filter.isEmpty {
                EmptyStateView(.magnifyingglass, sentence: "No transactions match. Remove a filter, or try a shorter word.") {
                    ButtonLink("Show all transactions", path: model.link(TransactionFilter()).path, role: .plain)
                }
            } else if !model.after.isEmpty {
                EmptyStateView(.tray, sentence: "There is nothing older.") {
                    ButtonLink("Show the newest", path: model.start.path, role: .plain)
                }
            } else {
                EmptyStateView(.tray, sentence: "No transactions yet. Import a statement, or add the first one by hand.") {
                    if model.context.canWrite {
                        ButtonLink(
                            "Add transaction", path: TransactionsRoute.new(accountId: model.accountId).path.absolute, isSheet: true)
                    }
                }
            }
        }
    }

    private func sum(_ money: Money) -> AmountText {
        AmountText(money, style: AmountStyle(money))
    }
}
