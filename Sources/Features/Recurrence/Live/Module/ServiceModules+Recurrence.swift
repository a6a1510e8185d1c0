package import ServiceKit

extension ServiceModules {
    /// The modules of what recurs, in the order of `ServiceModules.standard`.
    package static let recurrence: [any ServiceModule] = [RecurringPayeesModule()]
}
