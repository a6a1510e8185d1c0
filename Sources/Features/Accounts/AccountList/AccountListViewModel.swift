import Models
import Navigation
import Observation
import Services

/// All accounts of the household, with search and sort.
@Observable
final class AccountListViewModel: ScreenModel {

    // MARK: - Published Properties

    private(set) var state = LoadingState.idle
    private(set) var accounts: [AccountSummary] = []
    var searchText = ""

    // MARK: - Dependencies

    let context: MemberContext
    private let service: any AccountServiceProtocol
    private weak let coordinator: AccountsCoordinator?

    // MARK: - Initialization

    init(service: any AccountServiceProtocol, context: MemberContext, coordinator: AccountsCoordinator?) {
        self.service = service
        self.context = context
        self.coordinator = coordinator
    }

    // MARK: - Data Loading

    func loadData() async {
        state = .loading
        await refresh()
    }

    func refresh() async {
        do {
            accounts = try await service.fetchAccounts(includingArchived: false)
            state = .loaded
        } catch {
            state = .error(ServiceError(error))
        }
    }
}
