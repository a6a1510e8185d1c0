import ServiceKit
import Services
import Storage

/// Home.
struct OverviewModule: ServiceModule {
    var services: [ServiceEntry] { [ServiceEntry((any OverviewServiceProtocol).self) { LiveOverviewService(context: $0) }] }
    var migrations: [Migration] { [.firstSteps] }
    var policies: [String: RowPolicy] { .firstSteps }
}
