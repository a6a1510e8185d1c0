import HomeModel
import ServiceKit
import Services
import Storage

/// The search over everything.
struct SearchModule: ServiceModule {
    var services: [ServiceEntry] { [ServiceEntry((any SearchServiceProtocol).self) { LiveSearchService(context: $0) }] }
    var migrations: [Migration] { [.searches] }
}
