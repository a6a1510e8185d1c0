import Models
import Navigation
import Observation
import ScreenKit
import TransferModel

/// The first screen of transfers: actions, favourite beneficiaries, scheduled orders and latest orders.
@Observable
final class TransferHomeViewModel: ContextModel<TransferContext>, LoadableModel {
    private(set) var overview: TransferOverview?

    /// Whether the household has neither an account to transfer from nor an order.
    var isNew: Bool {
        guard let overview else { return false }
        return overview.accountCount == 0 && overview.recent.isEmpty
    }

    /// The link for a favourite: the transfer form, or the beneficiary's screen.
    func link(to favorite: Beneficiary) -> Link {
        let id = favorite.id.description
        return context.canWrite
            ? Link(.transfer(.external), query: [QueryItem("to", id)]) : Link(.transfer(.beneficiaryDetail(beneficiaryId: id)))
    }

    func load() async throws {
        overview = try await context.services.transfers().fetchOverview()
    }
}
