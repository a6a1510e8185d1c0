import Models
import Navigation
import Services
import TransferModel

/// The ids of the sample household's orders that the gallery shows; nil where there is none.
struct GalleryOrders {
    private(set) var account: String?
    private(set) var submitted: String?
    private(set) var initiated: String?
    private(set) var scheduled: String?
    private(set) var standing: String?
    private(set) var beneficiary: String?

    init(_ services: DependencyContainer) async {
        let transfers = services.transfers()
        let scheduled = try? await transfers.fetchScheduled().items
        account = try? await transfers.fetchForm().accounts.first?.account.id.description
        submitted = try? await transfers.fetchOverview().submitted.first?.transfer.id.description
        initiated = try? await transfers.fetchTransfers(TransferQuery(statuses: [.initiated])).transfers.first?.transfer.id.description
        for item in scheduled ?? [] {
            switch item {
            case .once(let details): self.scheduled = details.transfer.id.description
            case .standing(let details): standing = details.order.id.description
            }
        }
        beneficiary = try? await services.beneficiaries().fetchBeneficiaries(search: "").last?.id.description
    }
}

extension TransferRoute {
    /// The same screen for the orders that there are; of those that an order and a standing order share, both.
    func links(_ orders: GalleryOrders) -> [Link] {
        let routes: [TransferRoute] =
            switch self {
            case .internalTransferWithAccount: [.internalTransferWithAccount(fromAccountId: orders.account ?? "")]
            case .detail: [.detail(transferId: orders.submitted ?? ""), .detail(transferId: orders.standing ?? "")]
            case .edit: [.edit(transferId: orders.scheduled ?? ""), .edit(transferId: orders.standing ?? "")]
            case .confirm: [.confirm(transferId: orders.initiated ?? "")]
            case .receipt: [.receipt(transferId: orders.submitted ?? "")]
            case .beneficiaryDetail: [.beneficiaryDetail(beneficiaryId: orders.beneficiary ?? "")]
            case .editBeneficiary: [.editBeneficiary(beneficiaryId: orders.beneficiary ?? "")]
            case .home, .internalTransfer, .external, .scheduled, .beneficiaries, .newBeneficiary: [self]
            }
        return routes.map { Link(.transfer($0)) }
    }
}
