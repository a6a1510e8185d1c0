import Models
import SavingsModel
import ServiceKit
import Services
import Storage

/// Savings plans and goals.
struct SavingsModule: ServiceModule {
    var services: [ServiceEntry] { [ServiceEntry((any SavingsServiceProtocol).self) { LiveSavingsService(context: $0) }] }
    var migrations: [Migration] { [.savings, .goalBalances] }
    var policies: [String: RowPolicy] { .savings }
}

extension SavingsModule: ExportSource {
    typealias Export = SavingsExportReader
}

extension SavingsModule: ActionDeclaring {
    var history: HistoryKind { .savings }
    var historyTargets: [ObjectReference.Kind: SQL] {
        [SavingsGoal.referenceKind: AuditRepository.existing(in: "savings_goal")]
    }
}
