import ServiceKit
import __Name__Model

/// The household's __words__.
struct __Name__Module: ServiceModule {
    var services: [ServiceEntry] {
        [ServiceEntry((any __Name__ServiceProtocol).self) { Live__Name__Service(context: $0) }]
    }
}
