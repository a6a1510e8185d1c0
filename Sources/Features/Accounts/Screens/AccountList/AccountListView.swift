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

/// The list of all accounts, with search and sort.
struct AccountListView: View {
    let model: AccountListViewModel

    var body: some View {
        Group {
            if let error = model.state.error {
                ErrorView(error.text, retry: model.link(sort: model.sort).path)
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
        EmptyStateView(.buildingColumns, sentence: "No accounts yet. Add one, or import a statement and it is made for you.") {
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
            FilterChips(
                "Sort by",
                AccountSort.allCases.map {
                    FilterChip($0.title, path: model.link(sort: $0).path, isSelected: $0 == model.sort)
                })
        }
    }

    private var list: some View {
        Group {
            if let total = model.total {
                Hero("All accounts", amount: amount(total.total)) { totals }
            }
            if model.searchText.isEmpty {
                Section { ListRow("All transactions", symbol: .listBullet, path: TransactionsRoute.all.path.absolute) }
            }
            if model.shown.isEmpty {
                EmptyStateView(.magnifyingglass, sentence: "No account is called “\(model.searchText)”.")
            } else if let groups = model.groups {
                ForEach(groups, id: \.kind.rawValue) { group in
                    Section(group.kind.groupTitle) { rows(group.accounts) }
                }
            } else {
                Section { rows(model.shown) }
            }
            p(.class("section-note")) {
                a(.href(model.archivedLink.path)) { model.showsArchived ? "Hide archived accounts" : "Show archived accounts" }
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

    private func rows(_ accounts: [AccountSummary]) -> some View {
        ForEach(accounts, id: \.account.id.description) { summary in
            ListRow(
                .verbatim(summary.account.name), subtitle: subtitle(summary.account),
                path: AccountsRoute.detail(accountId: summary.account.id.description).path.absolute
            ) {
                AccountDisc(summary.account.kind, color: summary.account.color)
            } trailing: {
                amount(summary.balance.booked)
                if let available = summary.available {
                    if available != summary.balance.booked {
                        small {
                            amount(available)
                            " available"
                        }
                    }
                } else {
                    small { "Available: too large to show" }
                }
            }
        }
    }

    private func subtitle(_ account: Account) -> LocalizedText {
        var parts: [LocalizedText] = account.detail.isEmpty ? [] : [.verbatim(account.detail)]
        if account.isDefault { parts.append("Default") }
        if account.isArchived { parts.append("Archived") }
        return .joined(parts)
    }

    private func amount(_ money: Money) -> AmountText {
        AmountText(money)
    }
}
