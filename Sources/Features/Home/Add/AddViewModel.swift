import Models
import Navigation
import Observation
import Services

/// What can be added, from anywhere.
@Observable
final class AddViewModel: ScreenModel {
    private(set) var state = LoadingState.idle
    private(set) var accounts: [Account] = []

    private let service: any AccountServiceProtocol

    init(service: any AccountServiceProtocol) {
        self.service = service
    }

    /// The account that a new transaction belongs to at first; the form can change it.
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
