import Models
import PlanModel
import ServiceKit
import Services
import Storage

/// Budgets.
struct BudgetsModule: ServiceModule {
    var services: [ServiceEntry] { [ServiceEntry((any BudgetServiceProtocol).self) { LiveBudgetService(context: $0) }] }
    var migrations: [Migration] { [.budgets] }
    var policies: [String: RowPolicy] { .budgets }
}

extension BudgetsModule: ExportSource {
    typealias Export = BudgetExportReader
}

/// The history of budgets and of expected money.
extension BudgetsModule: ActionDeclaring {
    var history: HistoryKind { .plan }
    var historyTargets: [ObjectReference.Kind: SQL] {
        [ExpectedItem.referenceKind: AuditRepository.existing(in: "expected_item")]
    }
}
