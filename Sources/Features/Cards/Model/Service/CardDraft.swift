package import Models

/// The data of a new card.
package struct CardDraft: Hashable, Sendable {
    /// The product of the card.
    package enum Product: Hashable, Sendable {
        /// The code of a catalogue product.
        case catalogue(String)
        /// The facts of a custom card.
        case custom(CardFacts)
    }

    package var product: Product
    package var account: ID<Account>?
    /// At most 50 characters; empty for none.
    package var nickname: String
    /// Four digits; empty if unknown.
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

/// The editable properties of a card. All of them are saved; facts that differ from the catalogue's become overrides.
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

    /// The current properties of a card.
    package init(_ card: Card) {
        self.init(
            facts: card.facts, account: card.account, nickname: card.nickname ?? "", lastFour: card.lastFour ?? "", expiry: card.expiry,
            opened: card.opened, bonus: card.bonus)
    }
}

/// The number and expiry of a replacement card.
package struct CardReplacement: Hashable, Sendable {
    /// Four digits; empty if unknown.
    package var lastFour: String
    package var expiry: Month?

    package init(lastFour: String = "", expiry: Month? = nil) {
        self.lastFour = lastFour
        self.expiry = expiry
    }
}
