import Ledger
import Models
import PlanModel
import ServiceKit
import Services
import Storage

/// Expected money.
struct ExpectedModule: ServiceModule {
    var services: [ServiceEntry] { [ServiceEntry((any ExpectedServiceProtocol).self) { LiveExpectedService(context: $0) }] }
    var migrations: [Migration] { [.expected] }
    var policies: [String: RowPolicy] { .expected }
}

extension ExpectedModule: ExportSource {
    typealias Export = ExpectedExportReader
}

/// Expected items move with their account and category. Occurrences follow the transactions.
extension ExpectedModule: MovesRows, AccountDependent, CategoryDependent {
    var topics: Set<Topic> { [.plan] }
    var movedRows: MovedRowRepository.Table { .expectedItems }

    func namedInHistory(of account: ID<Account>, in write: UnitOfWork) throws -> [String] {
        try MovedRowRepository(write.connection, household: write.household).ids(in: movedRows, of: account)
            .map { ID<ExpectedItem>(rawValue: $0).description }
    }
}

extension MovedRowRepository.Table {
    static let expectedItems = Self("expected_item")
}
