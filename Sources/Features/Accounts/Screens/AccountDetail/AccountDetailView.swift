import AccountsModel
import DesignSystem
import HTML
import ImportModel
import Localization
import Models
import Navigation
import SavingsModel
import ScreenKit
import Services
import TransactionsModel

/// The screen of one account: balance, chart, months, latest entries and facts, on wide screens beside the list of accounts.
struct AccountDetailView: View {
    let model: AccountDetailViewModel

    var body: some View {
        Group {
            Form(method: .get, label: "Page") { HiddenField("period", value: model[\.periodText]) }
            Loaded(model.detail, of: model, .detail, retry: model.link(model.period).path) { detail in
                Live("account") {
                    SplitView {
                        if let list = model.list { AccountsBeside(list: list, shown: detail.summary.account.id) }
                    } detail: {
                        content(detail)
                    }
                }
            }
        }
        .toolbar {
            if model.context.canWrite, model.showsEntries {
                BarAction(
                    "Edit account", symbol: .pencil, path: AccountsRoute.edit(accountId: model.accountId).path.absolute, isSheet: true)
                BarAction(
                    "Add transaction", symbol: .plus, path: addPath, isSheet: true)
            }
        }
        .titleActions { if let detail = model.detail, model.showsEntries { actions(detail.summary.account) } }
        .navigationTitle((model.detail?.summary.account.name).map { .verbatim($0) } ?? "Account")
    }

    /// The form of a transaction of the account, which leads back here.
    private var addPath: String {
        Link(.transactions(.new(accountId: model.accountId))).leadingBack(to: Link(.accounts(.detail(accountId: model.accountId)))).path
    }

    private func content(_ detail: AccountDetail) -> some View {
        Group {
            if model.showsEntries { AccountNotices(model: model, detail: detail) }
            Columns {
                div {
                    balance(detail)
                    if !detail.months.isEmpty { AccountMonthTable(months: detail.months) }
                    if model.showsEntries { latest(detail) } else { onlyBalance(detail) }
                }
                div {
                    if model.showsEntries, detail.summary.account.kind.isSavings {
                        Section {
                            ListRow(
                                "Savings plan", subtitle: "Monthly contribution and projection", symbol: .leaf,
                                path: SavingsRoute.detail(accountId: model.accountId).path.absolute)
                        }
                    }
                    AccountFacts(detail: detail)
                }
            }
        }
    }

    private func onlyBalance(_ detail: AccountDetail) -> some View {
        p(.class("section-note")) { "\(detail.summary.ownerName ?? "") shares only the balance of this account, not its transactions." }
    }

    private func balance(_ detail: AccountDetail) -> some View {
        GroupBox {
            p(.class("figure-label")) { "Balance" }
            p(.class("figure")) { amount(detail.summary.balance.booked) }
            if let available = detail.summary.available {
                if available != detail.summary.balance.booked {
                    p(.class("second")) {
                        amount(available)
                        " available"
                    }
                }
            } else {
                p(.class("second")) { "What is available is too large to show. Edit the account's limit." }
            }
            AccountChart(model: model, detail: detail)
        }
    }

    private func actions(_ account: Account) -> some View {
        PageActions {
            if model.context.canWrite {
                if !account.isArchived {
                    PageButton("Transfer", symbol: .arrowLeftArrowRight, label: "Transfer from this account", name: "transfer") {
                        await model.transfer()
                    }
                }
                PageAction(
                    "Import", symbol: .squareAndArrowDown, path: ImportRoute.statement(accountId: model.accountId).path.absolute,
                    isSheet: false)
                PageAction(
                    "Check", symbol: .checkmarkCircle, path: AccountsRoute.check(accountId: model.accountId).path.absolute, isSheet: false)
            }
            PageAction("Statement", symbol: .docText, path: statement, isSheet: false)
        }
    }

    private func latest(_ detail: AccountDetail) -> some View {
        Group {
            if detail.latest.isEmpty {
                EmptyStateView(.tray, sentence: "No transactions yet. Import a statement, or add the first one by hand.")
            } else {
                Section("Latest", id: "latest", link: SectionLink("See all", path: all)) {
                    ForEach(detail.latest, id: \.id.description) { entry in
                        EntryRow(
                            entry, path: TransactionsRoute.detail(transactionId: entry.id.description).path.absolute,
                            day: .relative(entry.day), showsAccount: false, showsBalance: true)
                    }
                }
            }
        }
    }

    private var all: String { TransactionsRoute.list(accountId: model.accountId).path.absolute }

    private var statement: String {
        let month = Month(of: model.context.today)
        return AccountsRoute.statement(accountId: model.accountId, year: month.year, month: month.month).path.absolute
    }

    private func amount(_ money: Money) -> AmountText {
        AmountText(money)
    }
}
