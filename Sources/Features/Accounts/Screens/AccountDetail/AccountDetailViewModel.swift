import AccountsModel
import Localization
import Models
import Navigation
import Observation
import ScreenKit
import Services
import TransferModel

/// One account, its balance, latest entries and actions, with all accounts beside it.
@Observable
final class AccountDetailViewModel: LoadableModel {
    private(set) var detail: AccountDetail?
    /// The accounts beside it.
    private(set) var list: AccountList?

    let accountId: String
    /// What the address says of the period; anything unknown: a month.
    var periodText = ""

    let context: AccountsContext

    init(_ context: AccountsContext, accountId: String) {
        self.context = context
        self.accountId = accountId
    }

    /// Whether the member sees the entries of the account; of another member's account that is shared by its balance, only that.
    var showsEntries: Bool { detail?.summary.account.showsOnlyBalance(to: context.member) != true }

    /// The period of the chart.
    var period: AccountPeriod { AccountPeriod(rawValue: periodText) ?? .month }

    /// The same screen with another period.
    func link(_ period: AccountPeriod) -> Link {
        Link(
            .accounts(.detail(accountId: accountId)), query: period == .month ? [] : [QueryItem("period", period.rawValue)])
    }

    func load() async throws {
        guard let id = ID<Account>(accountId) else { throw ServiceError.notFound }
        let screens = context.services.accountScreens()
        detail = try await screens.fetchDetail(id: id, days: period.days)
        list = try await screens.fetchList(includingArchived: false)
    }

    /// Adds an adjusting transaction on the day of the statement, so that the ledger matches the statement.
    func adjust() async {
        guard let detail, let difference = detail.summary.difference else { return }
        await context.perform(saying: "The balance now agrees with the statement") {
            try await context.services.accounts().adjust(id: detail.summary.account.id, to: difference)
        }
    }

    /// Opens the transfer form with this account as the source.
    func transfer() async { context.open(Link(.transfer(.internalTransferWithAccount(fromAccountId: accountId)))) }

    func restore() async {
        guard let account = detail?.summary.account else { return }
        await context.perform(saying: "\(account.name) is back") { try await context.services.accounts().restoreAccount(id: account.id) }
    }
}
