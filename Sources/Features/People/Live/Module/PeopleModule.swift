import Ledger
import Models
import PeopleModel
import ServiceKit
import Services
import Storage

/// People, groups, expenses and settlements.
struct PeopleModule: ServiceModule {
    var services: [ServiceEntry] { [ServiceEntry((any PeopleServiceProtocol).self) { LivePeopleService(context: $0) }] }
    var migrations: [Migration] { [.people, .guestLinks, .sharedFiles, .rotations, .guestLinkExpiry] }
    var policies: [String: RowPolicy] { .people }
}

extension PeopleModule: ExportSource {
    typealias Export = PeopleExportReader
}

/// Recurring expenses move with the account from which they are paid.
extension PeopleModule: MovesRows, AccountDependent {
    var topics: Set<Topic> { [.people] }
    var movedRows: MovedRowRepository.Table { .expenseSeries }
}

extension PeopleModule: ActionDeclaring {
    var history: HistoryKind { .people }
    var historyTargets: [ObjectReference.Kind: SQL] {
        [
            Person.referenceKind: AuditRepository.existing(in: "person"),
            PeopleGroup.referenceKind: AuditRepository.existing(in: "people_group"),
        ]
    }
}

extension MovedRowRepository.Table {
    /// Its rows keep their revision.
    static let expenseSeries = Self("expense_series", revision: "")
}
