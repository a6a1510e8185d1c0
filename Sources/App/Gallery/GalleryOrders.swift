import Navigation

/// The ids of the sample household's orders that the gallery shows; nil where there is none.
struct GalleryOrders {
    var account: String?
    var submitted: String?
    var initiated: String?
    var scheduled: String?
    var standing: String?
    var beneficiary: String?
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
