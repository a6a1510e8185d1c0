import Localization
import Models
import Navigation
import Observation
import Services

/// The dashboard: net worth, accounts, changes and latest transactions.
@Observable
final class HomeViewModel: ScreenModel {

    // MARK: - Published Properties

    private(set) var state = LoadingState.idle
    var failure: ServiceError?
    private(set) var overview: HomeOverview?

    // MARK: - Dependencies

    let context: MemberContext
    private let service: any OverviewServiceProtocol
    private let members: any MemberServiceProtocol
    private weak let coordinator: HomeCoordinator?

    // MARK: - Initialization

    init(
        service: any OverviewServiceProtocol, members: any MemberServiceProtocol, context: MemberContext, coordinator: HomeCoordinator?
    ) {
        self.service = service
        self.members = members
        self.context = context
        self.coordinator = coordinator
    }

    /// Whether the household has no accounts yet.
    var isNew: Bool { overview?.accounts.isEmpty ?? false }

    /// A sentence that names the amounts missing from the net worth for lack of an exchange rate; nil if it is complete.
    var missingRates: LocalizedText? { overview?.netWorth.leftOutSentence }

    /// A sentence about card benefits that expire within a week; nil if there are none.
    var expiringSentence: LocalizedText? {
        guard let sums = overview?.expiringBenefits.filter({ !$0.isZero }), !sums.isEmpty else { return nil }
        let said = LocalizedText.joined(sums.map { "\($0, wholeAmounts: true)" }, separator: " and ")
        return "\(said) in benefits resets within 7 days: use these first"
    }

    // MARK: - Data Loading

    func loadData() async {
        state = .loading
        await refresh()
    }

    func refresh() async {
        do {
            overview = try await service.fetchHome()
            state = .loaded
        } catch {
            state = .error(ServiceError(error))
        }
    }

    // MARK: - Actions

    /// Shows or hides all amounts and stores the choice.
    func toggleBalanceVisibility() async {
        do {
            try await members.showBalance(!context.showsBalances)
        } catch {
            coordinator?.notify(Notice(message(of: error)))
        }
    }
}
