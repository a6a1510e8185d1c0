import DesignSystem
import HTML
import Localization
import Models
import Navigation

/// The headings of the table on wide screens; those of day, payee and amount are links that sort it.
struct EntryTableHead: View {
    let model: TransactionListViewModel

    var body: some View {
        div(.class("entry-head"), .id("entry-head")) {
            sorting("Day", .newest, .oldest, ClassName("head-day"))
            sorting("Payee", .payee, .payeeReversed, ClassName("head-payee"))
            span(.class("entry-category")) { "Category" }
            if model.showsAccounts { span(.class("entry-account")) { "Account" } }
            sorting("Amount", .lowest, .highest, ClassName("head-amount"))
            if model.showsBalances { span(.class("entry-balance")) { "Balance" } }
        }
    }

    /// A heading that sorts by its column, and in reverse if the list is sorted by it already.
    private func sorting(_ title: LocalizedText, _ first: EntryOrder, _ second: EntryOrder, _ name: ClassName) -> some View {
        let isSorted = model.order == first || model.order == second
        return a(
            .classes(name), .href(model.links.list(order: model.order == first ? second : first).path),
            .when(isSorted, .aria("current", "true"))
        ) {
            title
            if isSorted { Icon(model.order == first ? .chevronDown : .chevronUp, size: .tiny) }
        }
    }
}
