import ServiceKit
import Services

/// Transactions to confirm.
struct ReviewModule: ServiceModule {
    var services: [ServiceEntry] { [ServiceEntry((any ReviewServiceProtocol).self) { LiveReviewService(context: $0) }] }
}
