import AccountsModel
import DesignSystem
import HTML
import ImportModel
import Localization
import Models
import Navigation
import ScreenKit
import Services
import TransactionsModel

/// The list of all accounts, with search and sort, and their sums.
struct AccountListView: View {
    let model: AccountListViewModel

    var body: some View {
        Group {
            if let error = model.state.error {
                ErrorView(error, retry: model.link(sort: model.sort).path)
            } else if model.accounts.isEmpty, model.state == .loaded {
                empty
            } else {
                filters
                if model.state == .loaded { Live("accounts") { list } } else { LoadingView(.list) }
            }
        }
        .toolbar {
            if model.context.canWrite {
                BarAction("Add account", symbol: .plus, path: AccountsRoute.new.path.absolute, isSheet: true)
            }
        }
        .navigationTitle("Accounts")
    }

    private var empty: some View {
        EmptyStateView(.buildingColumns, sentence: "No accounts yet. Add an account or import a statement.") {
            if model.context.canWrite {
                div(.class("buttons")) {
                    ButtonLink("Add account", path: AccountsRoute.new.path.absolute, isSheet: true)
                    ButtonLink(
                        "Import statement", path: ImportRoute.statement(accountId: ImportRoute.anyAccount).path.absolute,
                        role: .plain)
                }
            }
        }
    }

    private var filters: some View {
        Group {
            SearchField("Search accounts", text: model[\.searchText], name: "q") {
                HiddenField("sort", value: model[\.sort].item(standard: .standard))
                HiddenField("archived", value: model[\.showsArchived].item)
            }
            ChoicePopover(
                "Sort by",
                AccountSort.allCases.map {
                    FilterChip($0.title, path: model.link(sort: $0).path, isSelected: $0 == model.sort)
                })
        }
    }

    private var list: some View {
        ColumnRows {
            Columns(.sideAndMain) {
                PageColumn {
                    if let total = model.total {
                        Hero(model.context.household.isDivided ? "All accounts that you see" : "All accounts", amount: amount(total.total))
                        { totals }
                    }
                    if model.kindSums.count > 1 { kinds }
                }
                PageColumn(onPhone: .first) { accounts }
            }
        }
    }

    private var accounts: some View {
        Group {
            if model.searchText.isEmpty {
                Section { ListRow("All transactions", symbol: .listBullet, path: TransactionsRoute.all.path.absolute) }
            }
            if model.shown.isEmpty {
                EmptyStateView(.magnifyingglass, sentence: "No account is called “\(model.searchText)”.")
            } else {
                AccountGroups(
                    groups: model.groups == nil ? [(title: nil, accounts: model.shown)] : AccountKindGroup.titled(model.shown),
                    trends: model.trends)
            }
            p(.class("section-note")) {
                a(.href(model.archivedLink.path)) { model.showsArchived ? "Hide archived accounts" : "Show archived accounts" }
            }
        }
    }

    private var kinds: some View {
        FactList("By kind") {
            ForEach(model.kindSums, id: \.kind.rawValue) { kind in
                Fact(kind.kind.groupTitle) {
                    ForEach(kind.sums, id: \.currency.code) { sum in
                        amount(sum)
                        " "
                    }
                }
            }
        }
    }

    private var totals: some View {
        span(.class("second")) {
            ForEach(model.totals, id: \.currency.code) { total in
                amount(total)
                " "
            }
            if let missing = model.total?.leftOutSentence { missing }
        }
    }

    private func amount(_ money: Money) -> AmountText {
        AmountText(money)
    }
}
