/// A module of the program: what a feature adds. It extends further what it conforms to, each at most once.
package protocol ServiceModule: Sendable {
    /// The services that it implements.
    var services: [ServiceEntry] { get }
}

extension ServiceModule {
    package var services: [ServiceEntry] { [] }
}

/// The implementation of a service, by the protocol's metatype.
package struct ServiceEntry: Sendable {
    let type: ObjectIdentifier
    let make: @Sendable (ServiceContext) -> Any

    package init<Service>(_ type: Service.Type, make: @escaping @Sendable (ServiceContext) -> Service) {
        self.type = ObjectIdentifier(type)
        self.make = make
    }
}
