/// A card of the household (`product.md` section 7; the reference's `UserCard`).
package struct Card: Identified, Hashable, Sendable {
    /// What ids of this kind begin with: `crd_…`.
    package static let idPrefix = "crd"

    package var id: ID<Card>
    /// The account whose statement shows its charges.
    package var account: ID<Account>?
    /// The code of its product in the catalogue; nil for a custom card.
    package var product: String?
    /// What is known of the product: what the catalogue said when it was last looked at, or what a person said. Kept, so that a card outlives its product.
    package var facts: CardFacts
    /// Which of the facts a person has set: the catalogue changes those no more.
    package var ownFacts: Set<CardFact>
    /// At most 50 characters; nil: none.
    package var nickname: String?
    /// The last four digits of its number; nothing else of it is ever kept.
    package var lastFour: String?
    /// The last month in which it is valid.
    package var expiry: Month?
    /// When the account was opened: fee years and anniversaries are counted from it.
    package var opened: Day?
    /// When it was added here: what was before is not known to be lost.
    package var added: Day
    package var status: CardStatus
    /// Why it is blocked, where it is.
    package var blockReason: CardBlockReason?
    package var limits: CardLimits
    /// The most that the bank lets the limits be, where known.
    package var maxima: CardLimits
    package var bonus: SignUpBonus?
    /// Its place in the wallet, from 0.
    package var position: Int
    /// Taken out of the wallet; what it gave stays in the history.
    package var isRemoved: Bool
    package var revision: Int64

    package init(
        id: ID<Card>, account: ID<Account>? = nil, product: String? = nil, facts: CardFacts, ownFacts: Set<CardFact> = [],
        nickname: String? = nil, lastFour: String? = nil, expiry: Month? = nil, opened: Day? = nil, added: Day,
        status: CardStatus = .active, blockReason: CardBlockReason? = nil, limits: CardLimits = CardLimits(),
        maxima: CardLimits = CardLimits(), bonus: SignUpBonus? = nil, position: Int = 0, isRemoved: Bool = false, revision: Int64 = 1
    ) {
        self.id = id
        self.account = account
        self.product = product
        self.facts = facts
        self.ownFacts = ownFacts
        self.nickname = nickname
        self.lastFour = lastFour
        self.expiry = expiry
        self.opened = opened
        self.added = added
        self.status = status
        self.blockReason = blockReason
        self.limits = limits
        self.maxima = maxima
        self.bonus = bonus
        self.position = position
        self.isRemoved = isRemoved
        self.revision = revision
    }

    /// From when on it gives nothing: behind its last month, or, for one that is blocked, cancelled or removed, at once. Nil: it does.
    package func end(on today: Day) -> Day? {
        if isRemoved || !status.hasBenefits { return Day(number: .min) }
        return expiry.flatMap { $0.lastDay < today ? $0.lastDay.adding(days: 1) : nil }
    }

    /// The status on a day: a card that could be used has expired after its last month.
    package func status(on today: Day) -> CardStatus {
        guard let expiry, expiry.lastDay < today else { return status }
        switch status {
        case .active, .inactive, .pendingActivation: return .expired
        case .blocked, .expired, .cancelled: return status
        }
    }
}

/// The facts of a card that a person can set in the place of the catalogue's. The words are kept in the database.
package enum CardFact: String, CaseIterable, Hashable, Sendable {
    case name, issuer, network, gradient, annualFee
}

/// What the issuer promises for spending enough soon enough.
package struct SignUpBonus: Hashable, Sendable {
    /// What has to be spent.
    package var spend: Money
    /// The last day that counts.
    package var by: Day
    /// What it brings, in a few words: `80,000 points`.
    package var reward: String

    package init(spend: Money, by: Day, reward: String) {
        self.spend = spend
        self.by = by
        self.reward = reward
    }
}

/// How far a sign-up bonus is.
package struct SignUpProgress: Hashable, Sendable {
    package var bonus: SignUpBonus
    /// Charges less refunds on the card's account since the card was opened.
    package var spent: Money

    package init(bonus: SignUpBonus, spent: Money) {
        self.bonus = bonus
        self.spent = spent
    }

    /// What is still to be spent; zero where it is reached.
    package var left: Money {
        Money(
            minorUnits: max(bonus.spend.minorUnits.subtractingClamped(max(spent.minorUnits, 0)), 0),
            currency: bonus.spend.currency)
    }

    package var isReached: Bool { left.isZero }
}
