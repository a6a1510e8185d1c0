package import Navigation

/// Transfers, standing orders and beneficiaries.
package enum TransferRoute: FeatureRoute {
    case home
    case internalTransfer
    case internalTransferWithAccount(fromAccountId: String)
    case external
    case scheduled
    /// A transfer or a standing order, according to its id.
    case detail(transferId: String)
    case edit(transferId: String)
    case confirm(transferId: String)
    case receipt(transferId: String)
    case beneficiaries
    case newBeneficiary
    case beneficiaryDetail(beneficiaryId: String)
    case editBeneficiary(beneficiaryId: String)

    package var path: RoutePath {
        switch self {
        case .home: "transfer"
        case .internalTransfer: "transfer/internal"
        case .internalTransferWithAccount(let id): "transfer/internal/\(id)"
        case .external: "transfer/external"
        case .scheduled: "transfer/scheduled"
        case .detail(let id): "transfer/\(id)"
        case .edit(let id): "transfer/\(id)/edit"
        case .confirm(let id): "transfer/\(id)/confirm"
        case .receipt(let id): "transfer/\(id)/receipt"
        case .beneficiaries: "transfer/beneficiaries"
        case .newBeneficiary: "transfer/beneficiaries/new"
        case .beneficiaryDetail(let id): "transfer/beneficiaries/\(id)"
        case .editBeneficiary(let id): "transfer/beneficiaries/\(id)/edit"
        }
    }

    package var section: AppSection { .transfer }

    package static let cases: [RouteCase<AppRoute>] = [
        .of(.transfer(.home)), .of(.transfer(.internalTransfer)), .of { .transfer(.internalTransferWithAccount(fromAccountId: $0)) },
        .of(.transfer(.external)), .of(.transfer(.scheduled)), .of { .transfer(.detail(transferId: $0)) },
        .of { .transfer(.edit(transferId: $0)) },
        .of { .transfer(.confirm(transferId: $0)) }, .of { .transfer(.receipt(transferId: $0)) }, .of(.transfer(.beneficiaries)),
        .of(.transfer(.newBeneficiary)), .of { .transfer(.beneficiaryDetail(beneficiaryId: $0)) },
        .of { .transfer(.editBeneficiary(beneficiaryId: $0)) },
    ]
}

extension AppRoute {
    package static func transfer(_ route: TransferRoute) -> AppRoute { AppRoute(route) }
}

extension AppSection {
    package static let transfer = AppSection("transfer", key: "m", root: TransferRoute.home, isTab: true)
}
