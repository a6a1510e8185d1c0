import Ledger
import Models
import ServiceKit
import Services
import Storage

/// People, groups, expenses and settlements.
struct PeopleModule: ServiceModule {
    var services: [ServiceEntry] { [ServiceEntry((any PeopleServiceProtocol).self) { LivePeopleService(context: $0) }] }
}

extension PeopleModule: ExportSource {
    typealias Export = PeopleExportReader
}

/// Recurring expenses move with the account from which they are paid.
extension PeopleModule: MovesRows, AccountDependent {
    var movedRows: MovedRowRepository.Table { .expenseSeries }
}

extension PeopleModule: ActionDeclaring {
    var history: HistoryKind { .people }
    var historyTargets: [ObjectReference.Kind: SQL] {
        [
            Person.referenceKind: "SELECT id FROM person WHERE household = $1 AND is_removed = 0 AND id IN (\(list: 2))",
            PeopleGroup.referenceKind: "SELECT id FROM people_group WHERE household = $1 AND is_removed = 0 AND id IN (\(list: 2))",
        ]
    }
}
