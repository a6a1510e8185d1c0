import Models
import Navigation
import Observation
import Services

/// The rules that categorise imported lines, in the order of evaluation.
@Observable
final class RulesViewModel: ScreenModel {

    // MARK: - Published Properties

    private(set) var state = LoadingState.idle
    var failure: ServiceError?
    private(set) var rules: [CategoryRule] = []
    private(set) var words: RuleDescription?

    // MARK: - Dependencies

    let context: MemberContext
    private let service: any CategoryServiceProtocol
    private let accounts: any AccountServiceProtocol
    private weak let coordinator: MoreCoordinator?

    // MARK: - Initialization

    init(
        service: any CategoryServiceProtocol, accounts: any AccountServiceProtocol, context: MemberContext, coordinator: MoreCoordinator?
    ) {
        self.service = service
        self.accounts = accounts
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
            rules = try await service.fetchRules()
            words = RuleDescription(
                accounts: try await accounts.fetchAccounts(includingArchived: true).map(\.account),
                categories: try await service.fetchCategories(includingArchived: true), currency: context.household.currency)
            state = .loaded
        } catch {
            state = .error(ServiceError(error))
        }
    }

    // MARK: - Actions

    /// Moves a rule by one place.
    ///
    /// - Parameter places: −1 moves the rule up, 1 moves it down.
    func move(_ rule: CategoryRule, by places: Int) async {
        guard let index = rules.firstIndex(where: { $0.id == rule.id }) else { return }
        do {
            try await service.moveRule(id: rule.id, to: index + places)
        } catch {
            coordinator?.notify(Notice(message(of: error)))
        }
    }
}
