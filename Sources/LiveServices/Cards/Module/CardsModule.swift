import Ledger
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

/// Cards move with their account, before its transactions, which use their benefits.
extension CardsModule: MovesRows, AccountDependent {
    var movedRows: MovedRowRepository.Table { .cards }
}
