import CardsModel
import Ledger
import Localization
import Models
import ServiceKit
import Services
import Storage

/// Cards.
struct CardsModule: ServiceModule {
    var services: [ServiceEntry] { [ServiceEntry((any CardServiceProtocol).self) { LiveCardService(context: $0) }] }
    var migrations: [Migration] { [.cards] }
    var policies: [String: RowPolicy] { .cards }
}

extension CardsModule: ExportSource {
    typealias Export = CardExportReader
    var exportPrecedence: Int { 1 }
}

extension CardsModule: ImportNotifying {
    func notify(of account: ID<Account>, from first: Day, through last: Day, in write: UnitOfWork, by sender: NotificationSender) throws {
        try CardLimitMonitor(write: write, sender: sender).check(account, from: first, through: last)
    }
}

/// Cards move with their account, before its transactions, which use their benefits.
extension CardsModule: MovesRows, AccountDependent {
    var topics: Set<Topic> { [.cards] }
    var movedRows: MovedRowRepository.Table { .cards }

    func namedInHistory(of account: ID<Account>, in write: UnitOfWork) throws -> [String] {
        try CardRepository(write.connection, household: write.household).namedInHistory(of: account)
    }
}

extension MovedRowRepository.Table {
    static let cards = Self("card")
}

extension ServiceContext {
    /// The cards that can be added.
    var catalogue: CardCatalogue { resources[CardCatalogue.self] ?? .empty }
}

extension CardsModule: ActionDeclaring {
    var history: HistoryKind { .cards }
    var historyTargets: [ObjectReference.Kind: SQL] {
        [Card.referenceKind: AuditRepository.existing(in: "card")]
    }
    func subject(of change: AuditRecord) -> LocalizedText? { change.cardSubject }
}
