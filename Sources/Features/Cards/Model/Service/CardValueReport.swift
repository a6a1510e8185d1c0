package import Localization
package import Models

/// The period and currency of a card value report.
package struct CardValueQuery: Hashable, Sendable {
    /// The period in which uses and ends of cycles count.
    package var first: Day
    package var last: Day
    /// Nil for the currency of most benefits.
    package var currency: Currency?

    package init(first: Day, last: Day, currency: Currency? = nil) {
        self.first = first
        self.last = last
        self.currency = currency
    }
}

/// The value that cards returned.
package struct CardValueReport: Hashable, Sendable {
    /// One row of a breakdown.
    package struct Row: Hashable, Sendable {
        /// The id of a card, the raw value of a category, or a month as `YYYY-MM`.
        package var key: String
        /// The display name.
        package var title: LocalizedText
        package var redeemed: Money
        package var lost: Money

        package init(key: String, title: LocalizedText, redeemed: Money, lost: Money) {
            self.key = key
            self.title = title
            self.redeemed = redeemed
            self.lost = lost
        }
    }

    /// The cards of the wallet with the value in their fee years.
    package var cards: [WalletCard]
    /// Values in the requested period, in the household's or the cards' currency, including removed cards.
    package var byCard: [Row]
    package var byCategory: [Row]
    /// By month, oldest first.
    package var byMonth: [Row]
    /// The currency of all rows. Amounts in other currencies are omitted; the currencies are listed in `leftOut`.
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

/// A planned purchase.
package enum CardPurchase: Hashable, Sendable {
    case category(BenefitCategory)
    /// As it appears on statements: benefits are matched by pattern, merchant or name.
    case merchant(String)
}

/// A card with benefits for a purchase.
package struct BestCard: Hashable, Sendable {
    package var card: WalletCard
    /// The benefits that the purchase would use, by descending value.
    package var benefits: [WalletBenefit]
    /// The value of one purchase: the remaining amount of the benefits.
    package var left: Money

    package init(card: WalletCard, benefits: [WalletBenefit], left: Money) {
        self.card = card
        self.benefits = benefits
        self.left = left
    }
}
