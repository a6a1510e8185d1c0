package import Models

/// A card to be added.
package struct CardDraft: Hashable, Sendable {
    /// What it is.
    package enum Product: Hashable, Sendable {
        /// The code of a product in the catalogue.
        case catalogue(String)
        /// What a person says of it.
        case custom(CardFacts)
    }

    package var product: Product
    package var account: ID<Account>?
    /// At most 50 characters; empty: none.
    package var nickname: String
    /// Four digits; empty: not known.
    package var lastFour: String
    package var expiry: Month?
    package var opened: Day?
    package var key: String?

    package init(
        product: Product, account: ID<Account>? = nil, nickname: String = "", lastFour: String = "", expiry: Month? = nil,
        opened: Day? = nil, key: String? = nil
    ) {
        self.product = product
        self.account = account
        self.nickname = nickname
        self.lastFour = lastFour
        self.expiry = expiry
        self.opened = opened
        self.key = key
    }
}

/// What of a card can be set. All of it is taken over; facts that differ from the catalogue's are the household's own.
package struct CardEdit: Hashable, Sendable {
    package var facts: CardFacts
    package var account: ID<Account>?
    package var nickname: String
    package var lastFour: String
    package var expiry: Month?
    package var opened: Day?
    package var bonus: SignUpBonus?

    package init(
        facts: CardFacts, account: ID<Account>?, nickname: String, lastFour: String, expiry: Month?, opened: Day?, bonus: SignUpBonus?
    ) {
        self.facts = facts
        self.account = account
        self.nickname = nickname
        self.lastFour = lastFour
        self.expiry = expiry
        self.opened = opened
        self.bonus = bonus
    }

    /// A card's as it is.
    package init(_ card: Card) {
        self.init(
            facts: card.facts, account: card.account, nickname: card.nickname ?? "", lastFour: card.lastFour ?? "", expiry: card.expiry,
            opened: card.opened, bonus: card.bonus)
    }
}

/// What is new about a replacement.
package struct CardPlastic: Hashable, Sendable {
    /// Four digits; empty: not known.
    package var lastFour: String
    package var expiry: Month?

    package init(lastFour: String = "", expiry: Month? = nil) {
        self.lastFour = lastFour
        self.expiry = expiry
    }
}
