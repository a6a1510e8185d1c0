import AccountsModel
import Localization
import Models
import ServiceKit
import Services

/// Accounts and their screens.
struct AccountsModule: ServiceModule {
    var services: [ServiceEntry] {
        [
            ServiceEntry((any AccountServiceProtocol).self) { LiveAccountService(context: $0) },
            ServiceEntry((any AccountScreenServiceProtocol).self) { LiveAccountScreenService(context: $0) },
        ]
    }
}

extension AccountsModule: ActionDeclaring {
    var history: HistoryKind { .accounts }
    func subject(of change: AuditRecord) -> LocalizedText? { change.dayOfAccount }
}
