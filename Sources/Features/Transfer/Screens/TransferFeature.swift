package import DesignSystem
package import Localization
package import Models
package import Navigation
package import ScreenKit
package import Services
package import TransferModel

/// Transfers, standing orders and beneficiaries.
package struct TransferFeature: FeatureModule {
    package init() {}

    package func screen(_ route: TransferRoute, _ context: TransferContext) -> ScreenPair? {
        switch route {
        case .home: ScreenPair(TransferHomeViewModel(context)) { TransferHomeView(model: $0) }
        case .internalTransfer:
            context.forWriters { ScreenPair(InternalTransferViewModel(context, accountId: nil)) { InternalTransferView(model: $0) } }
        case .internalTransferWithAccount(let id):
            context.forWriters { ScreenPair(InternalTransferViewModel(context, accountId: id)) { InternalTransferView(model: $0) } }
        case .external: context.forWriters { ScreenPair(ExternalTransferViewModel(context)) { ExternalTransferView(model: $0) } }
        case .scheduled: ScreenPair(ScheduledTransfersViewModel(context)) { ScheduledTransfersView(model: $0) }
        case .detail(let id):
            isStanding(id)
                ? ScreenPair(StandingOrderViewModel(context, orderId: id)) { StandingOrderView(model: $0) }
                : ScreenPair(TransferDetailViewModel(context, transferId: id)) { TransferDetailView(model: $0) }
        case .edit(let id):
            context.forWriters {
                isStanding(id)
                    ? ScreenPair(EditStandingOrderViewModel(context, orderId: id)) { EditStandingOrderView(model: $0) }
                    : ScreenPair(EditTransferViewModel(context, transferId: id)) { EditTransferView(model: $0) }
            }
        case .confirm(let id):
            context.forWriters { ScreenPair(ConfirmTransferViewModel(context, transferId: id)) { ConfirmTransferView(model: $0) } }
        case .receipt(let id): ScreenPair(TransferReceiptViewModel(context, transferId: id)) { TransferReceiptView(model: $0) }
        case .beneficiaries: ScreenPair(BeneficiariesViewModel(context)) { BeneficiariesView(model: $0) }
        case .newBeneficiary: context.forWriters { ScreenPair(NewBeneficiaryViewModel(context)) { NewBeneficiaryView(model: $0) } }
        case .beneficiaryDetail(let id): ScreenPair(BeneficiaryViewModel(context, beneficiaryId: id)) { BeneficiaryView(model: $0) }
        case .editBeneficiary(let id):
            context.forWriters { ScreenPair(EditBeneficiaryViewModel(context, beneficiaryId: id)) { EditBeneficiaryView(model: $0) } }
        }
    }

    /// Orders and standing orders share the same paths and are told apart by the id's type.
    private func isStanding(_ id: String) -> Bool { ID<StandingOrder>(id) != nil }

    package func display(of item: DueItem) -> DueDisplay? {
        guard item.kind == .transfer else { return nil }
        return item.direction == .neutral ? DueDisplay("Between your accounts", .arrowLeftArrowRight) : DueDisplay("Payment", .arrowUpRight)
    }

    package func link(to object: ObjectReference) -> Link? {
        switch object.kind {
        case Transfer.referenceKind, StandingOrder.referenceKind: Link(.transfer(.detail(transferId: object.id)))
        case Beneficiary.referenceKind: Link(.transfer(.beneficiaryDetail(beneficiaryId: object.id)))
        case .scheduledTransfers: Link(.transfer(.scheduled))
        default: nil
        }
    }

    /// `payment/ID` and `payments?id=…&id=…`: a payment file, for members who may order transfers.
    package func fileWriter(_ path: Substring, query: [QueryItem]) -> FileWriter? {
        let ids: [String]
        if path == "payments" {
            ids = query.filter { $0.name == "id" }.map(\.value)
        } else if path.hasPrefix("payment/") {
            ids = [String(path.dropFirst(8))]
        } else {
            return nil
        }
        let transfers = ids.compactMap { ID<Transfer>($0) }
        guard transfers.count == ids.count else { return nil }
        return { services in
            let file = try await services.transfers().paymentFile(ids: transfers)
            return FeatureFile(name: file.name, mediaType: PaymentFile.contentType, bytes: Array(file.text.utf8))
        }
    }

    package var section: FeatureSection? {
        FeatureSection(.transfer, "Transfer", symbol: .arrowLeftArrowRight, in: .everyday, rank: 3)
    }

    package func backTitle(_ route: TransferRoute) -> LocalizedText? {
        switch route {
        case .beneficiaries: "Beneficiaries"
        case .beneficiaryDetail: "Beneficiary"
        case .internalTransfer: "Between your accounts"
        case .detail: "Transfer"
        default: nil
        }
    }

    package var searchTargets: [SearchTarget] {
        [
            .action("Move money", .transfer(.internalTransfer), rank: 3, words: "transfer between accounts"),
            .action("Pay somebody", .transfer(.external), rank: 4, words: "send money, bank transfer, SEPA, pay bill"),
            .action("Add beneficiary", .transfer(.newBeneficiary), rank: 15),
            .screen("Transfer", .transfer(.home)),
            .screen("Scheduled transfers", .transfer(.scheduled), words: "standing order, repeating payment"),
            .screen("Beneficiaries", .transfer(.beneficiaries), words: "recipient, payee, saved accounts"),
        ]
    }

    package var searchSymbols: [SearchHitKind: Symbol] {
        [.transfer: .arrowLeftArrowRight, .standingOrder: .calendar, .beneficiary: .personCropCircle]
    }

    package var forecastTitles: [ForecastItem.Kind: LocalizedText] { [.transfer: "Scheduled transfer", .standingOrder: "Standing order"] }

    package func gallery(_ route: TransferRoute, _ sample: GallerySample) async -> [Link] {
        route.links(await GalleryOrders(sample.services))
    }
}

/// Member, services and navigation of a screen of the feature.
package typealias TransferContext = ScreenContext<TransferRoute>

/// Navigates between the screens of the feature.
package typealias TransferCoordinator = FeatureCoordinator<TransferRoute>
