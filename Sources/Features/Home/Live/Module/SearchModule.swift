import HomeModel
import ServiceKit
import Services

/// The search over everything.
struct SearchModule: ServiceModule {
    var services: [ServiceEntry] { [ServiceEntry((any SearchServiceProtocol).self) { LiveSearchService(context: $0) }] }
}
