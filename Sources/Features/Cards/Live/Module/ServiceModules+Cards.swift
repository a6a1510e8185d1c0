package import ServiceKit

extension ServiceModules {
    /// The modules of cards and benefits, in the order of `ServiceModules.standard`.
    package static let cards: [any ServiceModule] = [CardsModule(), BenefitsModule()]

    /// What benefits know of statement lines, behind the modules of statements.
    package static let lineFacts: [any ServiceModule] = [LineFactsModule()]
}
