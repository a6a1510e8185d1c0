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
