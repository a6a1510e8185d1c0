import Models
import Navigation
import Observation
import Services

/// The first screen of transfers: the ways to begin, whom one pays often, what waits, and what was ordered last.
@Observable
final class TransferHomeViewModel: ScreenModel {

    // MARK: - Published Properties

    private(set) var state = LoadingState.idle
    private(set) var overview: TransferOverview?

    // MARK: - Dependencies

    let context: MemberContext
    private let service: any TransferServiceProtocol

    // MARK: - Initialization

    init(service: any TransferServiceProtocol, context: MemberContext) {
        self.service = service
        self.context = context
    }

    /// Whether there is no account yet that money could be moved from, and nothing was ordered.
    var isNew: Bool {
        guard let overview else { return false }
        return overview.accountCount == 0 && overview.recent.isEmpty
    }

    /// Where a favourite leads: to the form that pays them, or to what is known of them.
    func link(to favorite: Beneficiary) -> Link {
        let id = favorite.id.description
        return context.canWrite
            ? Link(.transfer(.external), query: [QueryItem("to", id)]) : Link(.transfer(.beneficiaryDetail(beneficiaryId: id)))
    }

    // MARK: - Data Loading

    func loadData() async {
        state = .loading
        await refresh()
    }

    func refresh() async {
        do {
            overview = try await service.fetchOverview()
            state = .loaded
        } catch {
            state = .error(ServiceError(error))
        }
    }
}
