package import Models

/// The data of the wallet screen.
package struct Wallet: Hashable, Sendable {
    /// In wallet order.
    package var cards: [WalletCard]
    /// Open questions about transactions, newest first, at most `BenefitQuestion.maxCount`.
    package var questions: [BenefitQuestion]
    /// The available value of all cards, by currency, largest first.
    package var available: [Money]
    /// The part that expires within 7 days, by currency.
    package var expiring: [Money]
    /// The benefits that expire next, at most five.
    package var next: [BenefitListing]

    package init(cards: [WalletCard], questions: [BenefitQuestion], available: [Money], expiring: [Money], next: [BenefitListing]) {
        self.cards = cards
        self.questions = questions
        self.available = available
        self.expiring = expiring
        self.next = next
    }
}

/// A transaction that several benefits match equally well; the member chooses one.
package struct BenefitQuestion: Hashable, Sendable {
    /// Maximum number of open questions: a long statement may raise many, and answers to the newest ones are the most useful.
    package static let maxCount = 10

    package var transaction: ID<Transaction>
    package var payee: String
    package var day: Day
    /// Above zero.
    package var amount: Money
    package var isCredit: Bool
    /// The matching benefits with their cards.
    package var choices: [BenefitListing]

    package init(transaction: ID<Transaction>, payee: String, day: Day, amount: Money, isCredit: Bool, choices: [BenefitListing]) {
        self.transaction = transaction
        self.payee = payee
        self.day = day
        self.amount = amount
        self.isCredit = isCredit
        self.choices = choices
    }
}

/// A benefit with its card.
package struct BenefitListing: Hashable, Sendable {
    package var card: ID<Card>
    package var cardName: String
    package var benefit: WalletBenefit

    package init(card: ID<Card>, cardName: String, benefit: WalletBenefit) {
        self.card = card
        self.cardName = cardName
        self.benefit = benefit
    }
}

/// The data of a card's screens.
package struct CardDetails: Hashable, Sendable {
    package var card: WalletCard
    package var account: Account?
    /// Own accounts that are not archived, for the settings.
    package var accounts: [Account]
    package var bonus: SignUpProgress?
    package var questions: [BenefitQuestion]
    /// The version of the catalogue, and the source of the card's facts; nil for a custom card.
    package var catalogueVersion: String
    package var source: FactSource?

    package init(
        card: WalletCard, account: Account?, accounts: [Account], bonus: SignUpProgress?, questions: [BenefitQuestion],
        catalogueVersion: String, source: FactSource?
    ) {
        self.card = card
        self.account = account
        self.accounts = accounts
        self.bonus = bonus
        self.questions = questions
        self.catalogueVersion = catalogueVersion
        self.source = source
    }
}

/// The catalogue data for the new-card form.
package struct CatalogueListing: Hashable, Sendable {
    package var version: String
    /// Products that match the search.
    package var products: [CardTemplate]
    /// Own accounts that are not archived.
    package var accounts: [Account]

    package init(version: String, products: [CardTemplate], accounts: [Account]) {
        self.version = version
        self.products = products
        self.accounts = accounts
    }
}
