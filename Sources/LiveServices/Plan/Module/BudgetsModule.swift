import ServiceKit
import Services

/// Budgets.
struct BudgetsModule: ServiceModule {
    var services: [ServiceEntry] { [ServiceEntry((any BudgetServiceProtocol).self) { LiveBudgetService(context: $0) }] }
}

extension BudgetsModule: ExportSource {
    typealias Export = BudgetExportReader
}
