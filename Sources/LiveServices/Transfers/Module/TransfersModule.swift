import Models
import ServiceKit
import Services
import Storage

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

extension TransfersModule: ActionDeclaring {
    var history: HistoryKind { .transfers }
    var historyTargets: [ObjectReference.Kind: SQL] {
        [
            Transfer.referenceKind: "SELECT id FROM transfer_order WHERE household = $1 AND id IN (\(list: 2))",
            StandingOrder.referenceKind: "SELECT id FROM standing_order WHERE household = $1 AND id IN (\(list: 2))",
            Beneficiary.referenceKind: "SELECT id FROM beneficiary WHERE household = $1 AND id IN (\(list: 2))",
        ]
    }
}
