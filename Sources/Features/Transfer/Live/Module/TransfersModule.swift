import Models
import ServiceKit
import Services
import Storage
import TransferModel

/// Transfers, standing orders and beneficiaries.
struct TransfersModule: ServiceModule {
    var services: [ServiceEntry] {
        [
            ServiceEntry((any TransferServiceProtocol).self) { LiveTransferService(context: $0) },
            ServiceEntry((any BeneficiaryServiceProtocol).self) { LiveBeneficiaryService(context: $0) },
            ServiceEntry((any StandingOrderServiceProtocol).self) { LiveStandingOrderService(context: $0) },
        ]
    }
    var migrations: [Migration] { [.transfers] }
    var policies: [String: RowPolicy] { .transfers }
}

extension TransfersModule: ExportSource {
    typealias Export = OrderExportReader
}

extension TransfersModule: ActionDeclaring {
    var history: HistoryKind { .transfers }
    var historyTargets: [ObjectReference.Kind: SQL] {
        [
            Transfer.referenceKind: AuditRepository.existing(in: "transfer_order", keepsRemoved: false),
            StandingOrder.referenceKind: AuditRepository.existing(in: "standing_order", keepsRemoved: false),
            Beneficiary.referenceKind: AuditRepository.existing(in: "beneficiary", keepsRemoved: false),
        ]
    }
}
