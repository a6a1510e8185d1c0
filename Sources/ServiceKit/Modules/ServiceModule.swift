package import Storage

/// A unit of registration in `ServiceModules`: it implements services, and extends the program by the protocols to which it conforms.
package protocol ServiceModule: Sendable {
    /// The services that it implements.
    var services: [ServiceEntry] { get }

    /// The migrations that make and change the tables that only its feature has; each is of one module.
    var migrations: [Migration] { get }

    /// Who sees which rows of these tables, by their names. A table without a policy fails a test.
    var policies: [String: RowPolicy] { get }
}

extension ServiceModule {
    package var services: [ServiceEntry] { [] }
    package var migrations: [Migration] { [] }
    package var policies: [String: RowPolicy] { [:] }
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
