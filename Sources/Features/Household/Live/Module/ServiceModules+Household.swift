package import ServiceKit

extension ServiceModules {
    /// The modules of the household, in the order of `ServiceModules.standard`.
    package static let household: [any ServiceModule] = [HouseholdModule()]
    /// The modules of its history, in the same way.
    package static let history: [any ServiceModule] = [HistoryModule()]
}
