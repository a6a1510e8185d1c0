package import ServiceKit

extension ServiceModules {
    /// The modules of cards and benefits, in the order of `ServiceModules.standard`.
    package static let cards: [any ServiceModule] = [CardsModule(), BenefitsModule()]
}
