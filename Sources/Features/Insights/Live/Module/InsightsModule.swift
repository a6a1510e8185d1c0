import InsightsModel
import ServiceKit
import Services

/// Reports.
struct InsightsModule: ServiceModule {
    var services: [ServiceEntry] { [ServiceEntry((any InsightsServiceProtocol).self) { LiveInsightsService(context: $0) }] }
}
