import Localization
import Models
import ServiceKit
import Services
import Storage

/// Categories.
struct CategoriesModule: ServiceModule {
    var services: [ServiceEntry] { [ServiceEntry((any CategoryServiceProtocol).self) { LiveCategoryService(context: $0) }] }
}

extension CategoriesModule: ActionDeclaring {
    var history: HistoryKind { .categories }
    var historyTargets: [ObjectReference.Kind: SQL] {
        [CategoryRule.referenceKind: "SELECT id FROM category_rule WHERE household = $1 AND id IN (\(list: 2))"]
    }
    func subject(of change: AuditRecord) -> LocalizedText? { change.ruleForAnyPayee }
}
