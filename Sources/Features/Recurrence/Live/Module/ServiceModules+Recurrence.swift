package import ServiceKit

extension ServiceModules {
    package static let recurrence: [any ServiceModule] = [RecurringPayeesModule()]
}
