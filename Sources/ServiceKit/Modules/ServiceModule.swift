/// A unit of registration in `ServiceModules`: it implements services, and extends the program by the protocols to which it conforms.
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
