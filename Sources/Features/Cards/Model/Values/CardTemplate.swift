package import Models

/// A card product of an issuer, as the catalogue defines it.
package struct CardTemplate: Hashable, Sendable {
    /// Stable code: `amex-platinum`.
    package var code: String
    package var facts: CardFacts
    /// In catalogue order.
    package var benefits: [BenefitTemplate]
    package var source: FactSource

    package init(code: String, facts: CardFacts, benefits: [BenefitTemplate], source: FactSource) {
        self.code = code
        self.facts = facts
        self.benefits = benefits
        self.source = source
    }

    /// The number of benefits that no other text confirms.
    package var unverifiedBenefits: Int { benefits.count { $0.source.confirmation == nil } }
}

/// A further text that confirms a fact.
package struct FactConfirmation: Hashable, Sendable {
    /// The URL.
    package var address: String
    /// The day on which it was read.
    package var day: Day

    package init(address: String, day: Day) {
        self.address = address
        self.day = day
    }

    /// The host of the address: `www.example.org`.
    package var host: String {
        let rest = address.drop { $0 != "/" }.drop { $0 == "/" }
        return String(rest.prefix { $0 != "/" })
    }
}

/// The source of a fact, and the day it was valid.
package struct FactSource: Hashable, Sendable {
    /// The name of the list or page.
    package var name: String
    /// The URL.
    package var address: String
    package var asOf: Day
    /// A sentence about differing sources; empty if they agree.
    package var remark: String
    /// Another text with the same fact; nil: it is unverified.
    package var confirmation: FactConfirmation?

    package init(name: String, address: String, asOf: Day, remark: String = "", confirmation: FactConfirmation? = nil) {
        self.name = name
        self.address = address
        self.asOf = asOf
        self.remark = remark
        self.confirmation = confirmation
    }
}

/// The catalogue of card products with their benefits. It contains facts only; a household can override any of them on its own card.
package struct CardCatalogue: Hashable, Sendable {
    /// The day of the last change and a counter within that day: `2026.11.21`.
    package var version: String
    /// Sorted by issuer, then by name.
    package var cards: [CardTemplate]
    private let indices: [String: Int]

    package init(version: String, cards: [CardTemplate]) {
        self.version = version
        self.cards = cards.sorted {
            ($0.facts.issuer.folded, $0.facts.name.folded, $0.code) < ($1.facts.issuer.folded, $1.facts.name.folded, $1.code)
        }
        indices = Dictionary(zip(self.cards.map(\.code), 0...), uniquingKeysWith: { first, _ in first })
    }

    /// A catalogue without cards.
    package static let empty = CardCatalogue(version: "", cards: [])

    package func card(_ code: String) -> CardTemplate? { indices[code].map { cards[$0] } }

    /// A benefit of a card, by its code.
    package func benefit(_ code: String, of card: String) -> BenefitTemplate? {
        self.card(card)?.benefits.first { $0.code == code }
    }

    /// Cards whose issuer and name contain every word, in catalogue order; all cards for an empty text.
    package func search(_ text: String) -> [CardTemplate] {
        let words = text.split(whereSeparator: \.isWhitespace).map { SearchText($0) }
        return cards.filter { card in
            let name = "\(card.facts.issuer) \(card.facts.name)"
            return words.allSatisfy { $0.isContained(in: name) }
        }
    }
}
