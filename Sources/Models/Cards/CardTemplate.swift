/// A product of an issuer, as the catalogue has it.
package struct CardTemplate: Hashable, Sendable {
    /// Never changes: `amex-platinum`.
    package var code: String
    package var facts: CardFacts
    /// In the order in which the catalogue has them.
    package var benefits: [BenefitTemplate]
    package var source: FactSource

    package init(code: String, facts: CardFacts, benefits: [BenefitTemplate], source: FactSource) {
        self.code = code
        self.facts = facts
        self.benefits = benefits
        self.source = source
    }
}

/// What is known of a card as a product.
package struct CardFacts: Hashable, Sendable {
    package var name: String
    package var issuer: String
    package var network: CardNetwork
    package var gradient: CardGradient
    /// Per year; nil where nobody has said. Zero: there is none.
    package var annualFee: Money?

    package init(name: String, issuer: String, network: CardNetwork, gradient: CardGradient = .standard, annualFee: Money? = nil) {
        self.name = name
        self.issuer = issuer
        self.network = network
        self.gradient = gradient
        self.annualFee = annualFee
    }
}

/// Where a fact was found, and when it was true.
package struct FactSource: Hashable, Sendable {
    /// The name of the list or page.
    package var name: String
    /// Its address.
    package var address: String
    package var asOf: Day
    /// Where other lists say something else: what, in a sentence; empty where they agree.
    package var remark: String

    package init(name: String, address: String, asOf: Day, remark: String = "") {
        self.name = name
        self.address = address
        self.asOf = asOf
        self.remark = remark
    }
}

/// Cards that can be added, with what they give back. Facts only; a household overrides any figure on its own card.
package struct CardCatalogue: Hashable, Sendable {
    /// The day of its last change, counted within the day: `2026.11.21`.
    package var version: String
    /// By issuer, then by name.
    package var cards: [CardTemplate]
    private let places: [String: Int]

    package init(version: String, cards: [CardTemplate]) {
        self.version = version
        self.cards = cards.sorted {
            ($0.facts.issuer.folded, $0.facts.name.folded, $0.code) < ($1.facts.issuer.folded, $1.facts.name.folded, $1.code)
        }
        places = Dictionary(zip(self.cards.map(\.code), 0...), uniquingKeysWith: { first, _ in first })
    }

    /// One without cards.
    package static let empty = CardCatalogue(version: "", cards: [])

    package func card(_ code: String) -> CardTemplate? { places[code].map { cards[$0] } }

    /// A benefit of one of its cards, by its code.
    package func benefit(_ code: String, of card: String) -> BenefitTemplate? {
        self.card(card)?.benefits.first { $0.code == code }
    }

    /// Cards whose issuer and name hold every word, in the catalogue's order; all of them for none.
    package func search(_ text: String) -> [CardTemplate] {
        let words = text.folded.split(separator: " ").map(String.init)
        return cards.filter { card in
            let name = "\(card.facts.issuer) \(card.facts.name)".folded
            return words.allSatisfy { name.contains(folded: $0) }
        }
    }
}
