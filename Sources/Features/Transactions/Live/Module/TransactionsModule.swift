import Localization
import Models
import ServiceKit
import Services
import Storage
import TransactionsModel

/// Transactions and their screens.
struct TransactionsModule: ServiceModule {
    var services: [ServiceEntry] {
        [
            ServiceEntry((any TransactionServiceProtocol).self) { LiveTransactionService(context: $0) },
            ServiceEntry((any TransactionScreenServiceProtocol).self) { LiveTransactionScreenService(context: $0) },
        ]
    }
    var migrations: [Migration] { [.transferDismissals] }
    var policies: [String: RowPolicy] { .transactions }
}

extension TransactionsModule: ExportSource {
    typealias Export = TransactionExportReader
}

extension TransactionsModule: ActionDeclaring {
    var history: HistoryKind { .transactions }
    func subject(of change: AuditRecord) -> LocalizedText? { change.transactionSubject }
}
