import DesignSystem
import HTML
import HomeModel
import Localization
import Models
import Navigation
import ScreenKit
import TransactionsModel

/// The column beside the list on wide screens: saved searches, accounts with their balances, and what was spent this month. A press filters the list, a
/// second one removes the filter.
struct TransactionRail: View {
    let overview: TransactionOverview
    let model: TransactionListViewModel

    var body: some View {
        nav(.class("register-rail"), .ariaLabel("Accounts and categories")) {
            Live("rail") {
                if !model.savedSearches.isEmpty {
                    RailSection("Saved searches") {
                        ForEach(model.savedSearches, id: \.id.description) { search in
                            RailLink(
                                .verbatim(search.name), path: path(ofSearch: search.text), isSelected: model.filter.search == search.text
                            ) {
                                Icon(.star)
                            }
                        }
                    }
                }
                if !overview.accounts.isEmpty {
                    RailSection("Accounts") {
                        ForEach(overview.accounts, id: \.account.id.description) { sum in
                            RailLink(
                                .verbatim(sum.account.name), path: path(of: sum.account), amount: AmountText(sum.booked),
                                isSelected: isSelected(sum.account)
                            ) {
                                AccountDisc(sum.account.kind, color: sum.account.color)
                            }
                        }
                    }
                }
                if !overview.spending.isEmpty {
                    RailSection("Spent this month") {
                        ForEach(overview.spending, id: { "\($0.category)-\($0.spent.currency)" }) { spending in
                            if let category = model.category(spending.category) {
                                RailLink(
                                    .verbatim(category.name), path: path(of: category), amount: AmountText(spending.spent),
                                    isSelected: model.filter == filter(of: category)
                                ) {
                                    IconDisc(category: category.icon)
                                }
                            }
                        }
                    }
                }
            }
        }
    }

    private func path(ofSearch text: String) -> String {
        var filter = model.filter
        filter.search = filter.search == text ? "" : text
        return model.links.list(filter).path
    }

    private func isSelected(_ account: Account) -> Bool { model.filter.accounts == [account.id.description] }

    private func path(of account: Account) -> String {
        var filter = model.filter
        filter.accounts = isSelected(account) ? [] : [account.id.description]
        return model.links.list(filter).path
    }

    /// The transactions of a category in the month whose sum is shown, within what is searched for.
    private func filter(of category: Models.Category) -> TransactionFilter {
        var filter = model.filter.during(overview.days)
        filter.categories = [category.id.description]
        return filter
    }

    private func path(of category: Models.Category) -> String {
        var filter = filter(of: category)
        if model.filter == filter {
            filter = filter.always
            filter.categories = []
        }
        return model.links.list(filter).path
    }
}
