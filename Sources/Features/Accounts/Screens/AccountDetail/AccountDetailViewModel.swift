import AccountsModel
import Localization
import Models
import Navigation
import Observation
import ScreenKit
import Services
import TransferModel

/// One account: balance, latest entries and actions.
@Observable
final class AccountDetailViewModel: LoadableModel {
    private(set) var detail: AccountDetail?

    let accountId: String

    let context: AccountsContext

    init(_ context: AccountsContext, accountId: String) {
        self.context = context
        self.accountId = accountId
    }

    /// The lowest expected balance of the coming days if it is below today's; nil otherwise.
    var lowest: DatedAmount? {
        guard let detail, let low = detail.projection.min(by: { $0.amount.minorUnits < $1.amount.minorUnits }),
            low.amount.minorUnits < detail.summary.balance.booked.minorUnits
        else { return nil }
        return low
    }

    func load() async throws {
        guard let id = ID<Account>(accountId) else { throw ServiceError.notFound }
        detail = try await context.services.accountScreens().fetchDetail(id: id)
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
