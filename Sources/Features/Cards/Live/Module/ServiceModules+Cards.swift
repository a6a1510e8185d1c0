package import ServiceKit

extension ServiceModules {
    package static let cards: [any ServiceModule] = [CardsModule(), BenefitsModule()]
}
