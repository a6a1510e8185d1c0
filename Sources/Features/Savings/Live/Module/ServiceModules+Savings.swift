package import ServiceKit

extension ServiceModules {
    /// The modules of savings, in the order of `ServiceModules.standard`.
    package static let savings: [any ServiceModule] = [SavingsModule()]
}
