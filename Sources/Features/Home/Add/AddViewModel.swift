import Models
import Navigation
import Observation
import Services

/// The actions that add something: transactions, transfers, accounts and more.
@Observable
final class AddViewModel: ScreenModel {
    private(set) var state = LoadingState.idle
    private(set) var accounts: [Account] = []

    private let service: any AccountServiceProtocol

    init(service: any AccountServiceProtocol) {
        self.service = service
    }

    /// The account preselected for a new transaction.
    var account: Account? { accounts.first(where: \.isDefault) ?? accounts.first }

    func loadData() async {
        do {
            accounts = try await service.fetchAccounts(includingArchived: false).map(\.account)
            state = .loaded
        } catch {
            state = .error(ServiceError(error))
        }
    }
}
