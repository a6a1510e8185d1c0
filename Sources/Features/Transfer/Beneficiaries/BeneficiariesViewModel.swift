import Models
import Navigation
import Observation
import Services

/// The beneficiaries of the household, favourites first, with search.
@Observable
final class BeneficiariesViewModel: ScreenModel {

    // MARK: - Published Properties

    private(set) var state = LoadingState.idle
    var failure: ServiceError?
    private(set) var beneficiaries: [Beneficiary] = []
    var searchText = ""

    // MARK: - Dependencies

    let context: MemberContext
    private let service: any BeneficiaryServiceProtocol
    private weak let coordinator: TransferCoordinator?

    // MARK: - Initialization

    init(service: any BeneficiaryServiceProtocol, context: MemberContext, coordinator: TransferCoordinator?) {
        self.service = service
        self.context = context
        self.coordinator = coordinator
    }

    /// The link to the same list with the current search.
    var link: Link { Link(.transfer(.beneficiaries), query: searchText.isEmpty ? [] : [QueryItem("q", searchText)]) }

    // MARK: - Data Loading

    func loadData() async {
        state = .loading
        await refresh()
    }

    func refresh() async {
        do {
            beneficiaries = try await service.fetchBeneficiaries(search: searchText)
            state = .loaded
        } catch {
            state = .error(ServiceError(error))
        }
    }

    // MARK: - Actions

    func toggleFavorite(_ beneficiary: Beneficiary) async {
        do {
            _ = try await service.setFavorite(id: beneficiary.id, !beneficiary.isFavorite)
        } catch {
            coordinator?.notify(Notice(message(of: error)))
        }
    }
}
