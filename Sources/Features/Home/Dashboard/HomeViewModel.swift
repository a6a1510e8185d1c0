import Models
import Navigation
import Observation
import Services

/// The first screen: what there is, what changed, what came last.
@Observable
final class HomeViewModel: ScreenModel {

    // MARK: - Published Properties

    private(set) var state = LoadingState.idle
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

    /// Whether there is anything to show yet.
    var isNew: Bool { overview?.accounts.isEmpty ?? false }

    /// What of the net worth could not be converted, as a sentence; nil where nothing is missing.
    var missingRates: String? { overview?.netWorth.leftOutSentence }

    /// What of the cards' benefits is lost within a week; nil where nothing is.
    var expiringSentence: String? {
        guard let sums = overview?.expiringBenefits.filter({ !$0.isZero }), !sums.isEmpty else { return nil }
        let said = sums.map { context.showsBalances ? $0.formatted(in: context.locale, wholeAmounts: true) : "••••" }
        return "\(said.joined(separator: " and ")) in benefits resets within 7 days: use these first"
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

    /// Shows or hides all amounts, and keeps it so.
    func toggleBalanceVisibility() async {
        do {
            try await members.showBalance(!context.showsBalances)
        } catch {
            coordinator?.notify(Notice(ServiceError(error).description))
        }
    }
}
