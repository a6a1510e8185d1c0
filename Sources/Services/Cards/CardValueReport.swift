package import Models

/// Which part of the history of cards is asked for.
package struct CardValueQuery: Hashable, Sendable {
    /// Of uses, and of ends of cycles.
    package var first: Day
    package var last: Day
    /// Nil: that of most benefits.
    package var currency: Currency?

    package init(first: Day, last: Day, currency: Currency? = nil) {
        self.first = first
        self.last = last
        self.currency = currency
    }
}

/// What cards brought.
package struct CardValueReport: Hashable, Sendable {
    /// One row of a breakdown.
    package struct Row: Hashable, Sendable {
        /// The id of a card, the word of a category, a month as `YYYY-MM`.
        package var key: String
        /// As a person reads it.
        package var title: String
        package var redeemed: Money
        package var lost: Money

        package init(key: String, title: String, redeemed: Money, lost: Money) {
            self.key = key
            self.title = title
            self.redeemed = redeemed
            self.lost = lost
        }
    }

    /// Cards of the wallet with what their fee years brought.
    package var cards: [WalletCard]
    /// In the days that were asked for, in the household's or the cards' currency; removed cards are among them.
    package var byCard: [Row]
    package var byCategory: [Row]
    /// By month, the oldest first.
    package var byMonth: [Row]
    /// The currency of all rows. What is in others is left out and named here.
    package var currency: Currency
    package var leftOut: [Currency]

    package init(cards: [WalletCard], byCard: [Row], byCategory: [Row], byMonth: [Row], currency: Currency, leftOut: [Currency]) {
        self.cards = cards
        self.byCard = byCard
        self.byCategory = byCategory
        self.byMonth = byMonth
        self.currency = currency
        self.leftOut = leftOut
    }
}

/// What is to be bought.
package enum CardPurchase: Hashable, Sendable {
    case category(BenefitCategory)
    /// As it stands on statements: benefits are found by their patterns, their merchant or their name.
    case merchant(String)
}

/// A card that a purchase would bring something with.
package struct BestCard: Hashable, Sendable {
    package var card: WalletCard
    /// Those that the purchase would use, what is worth most first.
    package var benefits: [WalletBenefit]
    /// What one purchase can bring: what is left of them.
    package var left: Money

    package init(card: WalletCard, benefits: [WalletBenefit], left: Money) {
        self.card = card
        self.benefits = benefits
        self.left = left
    }
}
