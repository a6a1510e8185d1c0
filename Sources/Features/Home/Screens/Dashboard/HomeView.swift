import AccountsModel
import DesignSystem
import HTML
import HomeModel
import ImportModel
import Localization
import Models
import Navigation
import ScreenKit
import Services
import TransactionsModel

/// The dashboard, which is the first screen.
struct HomeView: View {
    let model: HomeViewModel

    var body: some View {
        Loaded(model.overview, of: model, .dashboard, retry: "/") { overview in
            if model.isNew {
                firstStep
            } else {
                Live("home") {
                    CachedView(overview, for: model.context.memberContext, in: model.context.contributions.homeRenderings) {
                        content(overview)
                    }
                }
            }
        }
        .toolbar {
            if model.context.canWrite {
                BarAction("Add transaction", symbol: .plus, path: addPath, isSheet: true)
            }
        }
        .navigationTitle("Home")
    }

    private var addPath: String { Link(.transactions(.add)).leadingBack(to: Link(.home(.dashboard))).path }

    private var firstStep: some View {
        EmptyStateView(
            .buildingColumns, title: "Welcome to Coffer",
            sentence: "Add your first account, or import a statement that your bank gives you: the account is made from it."
        ) {
            if model.context.canWrite {
                div(.class("buttons")) {
                    ButtonLink("Import statement", path: ImportRoute.statement(accountId: ImportRoute.anyAccount).path.absolute)
                    ButtonLink("Add account", path: AccountsRoute.new.path.absolute, role: .plain, isSheet: true)
                }
            }
        }
    }

    private func content(_ overview: HomeOverview) -> some View {
        Group {
            Hero("Net worth", amount: amount(overview.netWorth.total), history: overview.history.map(\.amount)) {
                if let change = overview.monthChange {
                    AmountText(change, style: change.minorUnits > 0 ? .credit : .debit)
                    " this month"
                } else {
                    "This month: too large to show"
                }
                ForEach(model.missingRates.enumerated(), id: \.offset.description) { _, missing in
                    span(.class("second")) { " · \(missing)" }
                }
            } action: {
                Button(
                    model.context.showsBalances ? "Hide amounts" : "Show amounts", role: .plain, name: "toggle-amounts",
                    action: { await model.toggleBalanceVisibility() }
                ) {
                    Icon(model.context.showsBalances ? .eye : .eyeSlash)
                }
            }
            if let offered = overview.offeredCurrency, model.context.member.role == .owner {
                Banner(
                    "No account is in \(model.context.household.currency.code), the currency of totals",
                    text: "Your accounts are in another one.", symbol: .globe,
                    link: SectionLink("Show totals in \(offered.code)", path: Link(.accounts(.currencies)).path))
            }
            sections(.insight, of: overview)
            sections(.banner, of: overview)
            div(.class("columns")) {
                div {
                    accounts(overview.accounts)
                    sections(.column, of: overview)
                }
                div { latest(overview.latest) }
            }
        }
    }

    private func accounts(_ accounts: [AccountHolding]) -> some View {
        section {
            div(.class("section-head")) {
                h2 { "Accounts" }
                a(.href(AccountsRoute.list.path.absolute)) { "See all" }
            }
            AccountStrip("Accounts") {
                ForEach(accounts, id: \.account.id.description) { holding in
                    AccountCard(
                        name: .verbatim(holding.account.name), detail: .verbatim(holding.account.detail), kind: holding.account.kind,
                        color: holding.account.color, balance: amount(holding.booked),
                        path: AccountsRoute.detail(accountId: holding.account.id.description).path.absolute)
                }
            }
        }
    }

    /// What the features show at a place.
    private func sections(_ place: HomePlace, of overview: HomeOverview) -> some View {
        ViewList(
            model.context.contributions.homeSections.filter { $0.place == place }
                .compactMap { $0.content(overview, for: model.context.memberContext, model.context.contributions) })
    }

    private func latest(_ entries: [Entry]) -> some View {
        Section("Latest transactions", id: "latest", link: SectionLink("Search", path: HomeRoute.search.path.absolute)) {
            ForEach(entries, id: \.id.description) { entry in
                EntryRow(
                    entry, path: TransactionsRoute.detail(transactionId: entry.id.description).path.absolute,
                    day: .relative(entry.day))
            }
        }
    }

    private func amount(_ money: Money) -> AmountText {
        AmountText(money)
    }
}
