import DesignSystem
import HTML
import Localization
import Models
import Navigation
import ScreenKit

/// Entries, pending ones first, with a link to the next page, under headings of days: on wide screens with columns, whose headings sort them. Sorted by
/// another column they have no headings of days.
struct EntryTable: View {
    let model: TransactionListViewModel

    var body: some View {
        if model.page.entries.isEmpty, model.page.searchedBackTo == nil {
            empty
        } else {
            if let figures = model.figures { EntryFiguresLine(figures: figures, model: model) }
            div(.classes(ClassName("entries"), model.isByDay ? ClassName("by-day") : nil, columns), .id("entry-list"), .data("list", "")) {
                EntryTableHead(model: model)
                if !model.pending.isEmpty {
                    section(.id("pending"), .data("list", "")) {
                        div(.class("day-head"), .id("head-pending")) { h2 { "Pending" } }
                        ul(.class("card rows"), .id("rows-pending"), .data("list", "")) { rows(model.pending, showsDay: true) }
                    }
                }
                if model.isByDay {
                    ForEach(model.days, id: \.day.description) { day in
                        DaySection(day.day, title: .relative(day.day), sum: day.sum.map { AmountText($0, style: AmountStyle($0)) }) {
                            rows(day.entries, showsDay: false)
                        }
                    }
                } else {
                    ul(.class("card rows"), .id("rows-sorted"), .data("list", "")) { rows(model.page.entries, showsDay: true) }
                }
                if let next = model.next { MoreEntries(next.path, searchedBackTo: model.page.searchedBackTo) }
            }
        }
    }

    /// The columns of the table, beside day, payee, category and amount.
    private var columns: ClassName? {
        switch (model.showsAccounts, model.showsBalances) {
        case (true, true): ClassName("with-account with-balance")
        case (true, false): ClassName("with-account")
        case (false, true): ClassName("with-balance")
        case (false, false): nil
        }
    }

    private func rows(_ entries: [Entry], showsDay: Bool) -> some View {
        ForEach(entries, id: \.id.description) { entry in
            if entry.id == model.edited?.id {
                EntryEditRow(entry: entry, model: model)
            } else {
                TableEntryRow(entry: entry, model: model, showsDay: showsDay)
            }
        }
    }

    private var empty: some View {
        Group {
            if !model.filter.isEmpty {
                EmptyStateView(.magnifyingglass, sentence: "No transactions match. Remove a filter, or try a shorter word.") {
                    ButtonLink("Show all transactions", path: model.links.list(TransactionFilter()).path, role: .plain)
                }
            } else if !model.after.isEmpty || !model.offset.isEmpty {
                EmptyStateView(.tray, sentence: "There is nothing older.") {
                    ButtonLink("Show the newest", path: model.links.list().path, role: .plain)
                }
            } else {
                EmptyStateView(.tray, sentence: "No transactions yet. Import a statement, or add the first one by hand.") {
                    if model.context.canWrite { ButtonLink("Add transaction", path: model.links.add, isSheet: true) }
                }
            }
        }
    }
}
