package import Models

/// A card of the household (`UserCard` in the wallet app that decision 0010 refers to).
package struct Card: RemovableRow, Hashable, Sendable {
    /// Prefix of ids: `crd_…`.
    package static let idPrefix = "crd"

    package var id: ID<Card>
    /// The account whose statement lists the card's charges.
    package var account: ID<Account>?
    /// The code of its product in the catalogue; nil for a custom card.
    package var product: String?
    /// The product's facts: the catalogue's as of the last synchronisation, with the member's own values applied. Stored, so that a card
    /// outlives its product.
    package var facts: CardFacts
    /// The facts that a member has set; catalogue updates leave them unchanged.
    package var ownFacts: Set<CardFact>
    /// At most 50 characters; nil for none.
    package var nickname: String?
    /// The last four digits of the card number; the full number is never stored.
    package var lastFour: String?
    /// The last month of validity.
    package var expiry: Month?
    /// The day the account was opened: fee years and anniversaries are counted from it.
    package var opened: Day?
    /// The day it was added here. Benefits before this day are not reported as lost.
    package var added: Day
    package var status: CardStatus
    /// The reason, for a blocked card.
    package var blockReason: CardBlockReason?
    package var limits: CardLimits
    /// The bank's maximum values for the limits, where known.
    package var maxima: CardLimits
    package var bonus: SignUpBonus?
    /// Position in the wallet, from 0.
    package var position: Int
    /// Removed from the wallet; its history is kept.
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

    /// The masked number, `**** **** **** 3456`; nil where no digits are known. Only the last four are kept.
    package var maskedNumber: String? { lastFour.map { "************\($0)".maskedCardNumber } }

    /// The day from which the card provides no benefits: after its last month, or at once if it is blocked, cancelled or removed. Nil while
    /// it provides them.
    package func end(on today: Day) -> Day? {
        if isRemoved || !status.hasBenefits { return Day(number: .min) }
        return expiry.flatMap { $0.lastDay < today ? $0.lastDay.adding(days: 1) : nil }
    }

    /// The status on a day: a usable card expires after its last month.
    package func status(on today: Day) -> CardStatus {
        guard let expiry, expiry.lastDay < today else { return status }
        switch status {
        case .active, .inactive, .pendingActivation: return .expired
        case .blocked, .expired, .cancelled: return status
        }
    }
}

/// The facts of a catalogue card that a member can override. The raw values are stored in the database.
package enum CardFact: String, CaseIterable, Hashable, Sendable {
    case name, issuer, network, gradient, annualFee
}

/// A sign-up bonus: a reward for spending an amount by a day.
package struct SignUpBonus: Hashable, Sendable {
    /// The amount to spend.
    package var spend: Money
    /// The last day on which spending counts.
    package var by: Day
    /// A short description of the reward: `80,000 points`.
    package var reward: String

    package init(spend: Money, by: Day, reward: String) {
        self.spend = spend
        self.by = by
        self.reward = reward
    }
}

/// Progress of a sign-up bonus.
package struct SignUpProgress: Hashable, Sendable {
    package var bonus: SignUpBonus
    /// Charges less refunds on the card's account since the card was opened.
    package var spent: Money

    package init(bonus: SignUpBonus, spent: Money) {
        self.bonus = bonus
        self.spent = spent
    }

    /// The amount still to be spent; zero once it is reached.
    package var left: Money {
        Money(
            minorUnits: max(bonus.spend.minorUnits.subtractingClamped(max(spent.minorUnits, 0)), 0),
            currency: bonus.spend.currency)
    }

    package var isReached: Bool { left.isZero }
}
