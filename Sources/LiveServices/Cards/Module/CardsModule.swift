import Localization
import Models
import Services
import Storage

/// Cards.
struct CardsModule: ServiceModule {
    var services: [ServiceEntry] { [ServiceEntry((any CardServiceProtocol).self) { LiveCardService(context: $0) }] }
}

extension CardsModule: ExportSource {
    typealias Export = CardExportReader
    var exportPrecedence: Int { 1 }
}

extension CardsModule: ActionDeclaring {
    var history: HistoryKind { .cards }
    var historyTargets: [ObjectReference.Kind: SQL] {
        [Card.referenceKind: "SELECT id FROM card WHERE household = $1 AND is_removed = 0 AND id IN (\(list: 2))"]
    }
    func subject(of change: AuditRecord) -> LocalizedText? { change.cardSubject }
}
