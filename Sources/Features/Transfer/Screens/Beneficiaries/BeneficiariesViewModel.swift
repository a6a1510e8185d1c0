import Navigation
import Observation
import ScreenKit
import TransferModel

/// The beneficiaries of the household, favourites first, with search.
@Observable
final class BeneficiariesViewModel: ContextModel<TransferContext>, LoadableModel {
    private(set) var beneficiaries: [Beneficiary] = []
    var searchText = ""

    /// The link to the same list with the current search.
    var link: Link { Link(.transfer(.beneficiaries), query: searchText.isEmpty ? [] : [QueryItem("q", searchText)]) }

    func load() async throws {
        beneficiaries = try await context.services.beneficiaries().fetchBeneficiaries(search: searchText)
    }

    func toggleFavorite(_ beneficiary: Beneficiary) async {
        await context.perform {
            _ = try await context.services.beneficiaries().setFavorite(id: beneficiary.id, !beneficiary.isFavorite)
        }
    }
}
