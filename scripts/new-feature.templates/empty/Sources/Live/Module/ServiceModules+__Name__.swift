package import ServiceKit

extension ServiceModules {
    /// The modules of the household's __words__, in the order of `ServiceModules.standard`.
    package static let __name__: [any ServiceModule] = [__Name__Module()]
}
