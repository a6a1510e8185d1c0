import Localization
import Models
import Navigation
import Observation
import Services

/// One account: balance, latest entries and actions.
@Observable
final class AccountDetailViewModel: ScreenModel {

    // MARK: - Published Properties

    private(set) var state = LoadingState.idle
    var failure: ServiceError?
    private(set) var detail: AccountDetail?

    // MARK: - Properties

    let accountId: String

    // MARK: - Dependencies

    let context: MemberContext
    private let screens: any AccountScreenServiceProtocol
    private let service: any AccountServiceProtocol
    private weak let coordinator: AccountsCoordinator?

    // MARK: - Initialization

    init(
        accountId: String, screens: any AccountScreenServiceProtocol, service: any AccountServiceProtocol, context: MemberContext,
        coordinator: AccountsCoordinator?
    ) {
        self.accountId = accountId
        self.screens = screens
        self.service = service
        self.context = context
        self.coordinator = coordinator
    }

    /// The lowest expected balance of the coming days if it is below today's; nil otherwise.
    var lowest: DatedAmount? {
        guard let detail, let low = detail.projection.min(by: { $0.amount.minorUnits < $1.amount.minorUnits }),
            low.amount.minorUnits < detail.summary.balance.booked.minorUnits
        else { return nil }
        return low
    }

    // MARK: - Data Loading

    func loadData() async {
        state = .loading
        await refresh()
    }

    func refresh() async {
        guard let id = ID<Account>(accountId) else { return state = .error(.notFound) }
        do {
            detail = try await screens.fetchDetail(id: id)
            state = .loaded
        } catch {
            state = .error(ServiceError(error))
        }
    }

    // MARK: - Actions

    /// Adds an adjusting transaction on the day of the statement, so that the ledger matches the statement.
    func adjust() async {
        guard let detail, let difference = detail.summary.difference else { return }
        await act("The balance now agrees with the statement") {
            try await service.adjust(id: detail.summary.account.id, to: difference)
        }
    }

    /// Opens the transfer form with this account as the source.
    func transfer() async { coordinator?.navigateToTransfer(fromAccountId: accountId) }

    func restore() async {
        guard let account = detail?.summary.account else { return }
        await act("\(account.name) is back") { try await service.restoreAccount(id: account.id) }
    }

    // MARK: - Private Methods

    private func act(_ done: LocalizedText, _ body: () async throws -> Void) async {
        do {
            try await body()
            coordinator?.notify(Notice(done))
        } catch {
            coordinator?.notify(Notice(message(of: error)))
        }
    }
}
