package import Models

/// What the wallet's first screen shows.
package struct Wallet: Hashable, Sendable {
    /// In the order of the wallet.
    package var cards: [WalletCard]
    /// What transactions used is asked, the newest first, at most `BenefitQuestion.most`.
    package var questions: [BenefitQuestion]
    /// What is available on all cards, by currency, the largest first.
    package var available: [Money]
    /// What of it is lost within 7 days, by currency.
    package var expiring: [Money]
    /// The benefits that are lost next, at most five.
    package var next: [BenefitListing]

    package init(cards: [WalletCard], questions: [BenefitQuestion], available: [Money], expiring: [Money], next: [BenefitListing]) {
        self.cards = cards
        self.questions = questions
        self.available = available
        self.expiring = expiring
        self.next = next
    }
}

/// A transaction that several benefits fit alike.
package struct BenefitQuestion: Hashable, Sendable {
    /// How many are asked at once: a long statement may hold many, and answers to the newest tell most.
    package static let most = 10

    package var transaction: ID<Transaction>
    package var payee: String
    package var day: Day
    /// Above zero.
    package var amount: Money
    package var isCredit: Bool
    /// The benefits that fit, with their cards.
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

/// A benefit with the card that gives it.
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

/// A card with all that its screens name.
package struct CardDetails: Hashable, Sendable {
    package var card: WalletCard
    package var account: Account?
    /// Own accounts that are not archived, for the settings.
    package var accounts: [Account]
    package var bonus: SignUpProgress?
    package var questions: [BenefitQuestion]
    /// The version of the catalogue, and where the card's facts come from; nil for a custom card.
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

/// The catalogue, as the form for a new card offers it.
package struct CatalogueListing: Hashable, Sendable {
    package var version: String
    /// What fits the search.
    package var products: [CardTemplate]
    /// Own accounts that are not archived.
    package var accounts: [Account]

    package init(version: String, products: [CardTemplate], accounts: [Account]) {
        self.version = version
        self.products = products
        self.accounts = accounts
    }
}
