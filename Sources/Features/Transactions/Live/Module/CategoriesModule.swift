import Localization
import Models
import ServiceKit
import Services
import Storage
import TransactionsModel

/// Categories.
struct CategoriesModule: ServiceModule {
    var services: [ServiceEntry] { [ServiceEntry((any CategoryServiceProtocol).self) { LiveCategoryService(context: $0) }] }
}

extension CategoriesModule: ActionDeclaring {
    var history: HistoryKind { .categories }
    var historyTargets: [ObjectReference.Kind: SQL] {
        [CategoryRule.referenceKind: AuditRepository.existing(in: "category_rule", keepsRemoved: false)]
    }
    func subject(of change: AuditRecord) -> LocalizedText? { change.ruleForAnyPayee }
}
