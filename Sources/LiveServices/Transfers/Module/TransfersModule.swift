import ServiceKit
import Services

/// Transfers, standing orders and beneficiaries.
struct TransfersModule: ServiceModule {
    var services: [ServiceEntry] {
        [
            ServiceEntry((any TransferServiceProtocol).self) { LiveTransferService(context: $0) },
            ServiceEntry((any BeneficiaryServiceProtocol).self) { LiveBeneficiaryService(context: $0) },
            ServiceEntry((any StandingOrderServiceProtocol).self) { LiveStandingOrderService(context: $0) },
        ]
    }
}

extension TransfersModule: ExportSource {
    typealias Export = OrderExportReader
}
