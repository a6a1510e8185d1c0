import ServiceKit
import Services

/// Home.
struct OverviewModule: ServiceModule {
    var services: [ServiceEntry] { [ServiceEntry((any OverviewServiceProtocol).self) { LiveOverviewService(context: $0) }] }
}
