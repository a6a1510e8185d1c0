import ServiceKit
import Services
import TransactionsModel

/// Transactions to confirm.
struct ReviewModule: ServiceModule {
    var services: [ServiceEntry] { [ServiceEntry((any ReviewServiceProtocol).self) { LiveReviewService(context: $0) }] }
}
