package import Models

/// The facts of a card product.
package struct CardFacts: Hashable, Sendable {
    package var name: String
    package var issuer: String
    package var network: CardNetwork
    package var gradient: CardGradient
    /// Per year; nil where unknown, zero where there is none.
    package var annualFee: Money?

    package init(name: String, issuer: String, network: CardNetwork, gradient: CardGradient = .standard, annualFee: Money? = nil) {
        self.name = name
        self.issuer = issuer
        self.network = network
        self.gradient = gradient
        self.annualFee = annualFee
    }
}
