package import Models

/// One use of a benefit, recorded manually or matched from a statement.
package struct BenefitUse: Identified, Hashable, Sendable {
    /// Prefix of ids: `use_…`.
    package static let idPrefix = "use"

    /// The state of a use. The raw values are stored in the database.
    package enum State: String, CaseIterable, Hashable, Sendable {
        /// Purchased; the credit may follow within 90 days.
        case used
        /// The credit is on the statement.
        case posted
        /// Undone: not counted, and the same charge does not use the benefit again.
        case undone
    }

    package var id: ID<BenefitUse>
    package var benefit: ID<Benefit>
    /// The day of purchase, which determines the cycle.
    package var day: Day
    /// Above zero.
    package var amount: Money
    /// The credited amount, once posted; it takes precedence over `amount`.
    package var posted: Money?
    package var state: State
    /// The matched charge.
    package var charge: ID<Transaction>?
    /// The matched statement credit.
    package var credit: ID<Transaction>?
    /// Whether a member recorded it. A manual use is kept when its matched transaction is deleted.
    package var isManual: Bool
    package var revision: Int64

    package init(
        id: ID<BenefitUse>, benefit: ID<Benefit>, day: Day, amount: Money, posted: Money? = nil, state: State = .used,
        charge: ID<Transaction>? = nil, credit: ID<Transaction>? = nil, isManual: Bool = false, revision: Int64 = 1
    ) {
        self.id = id
        self.benefit = benefit
        self.day = day
        self.amount = amount
        self.posted = posted
        self.state = state
        self.charge = charge
        self.credit = credit
        self.isManual = isManual
        self.revision = revision
    }

    /// Number of days after the purchase within which the credit may post.
    package static let creditDays = 90

    package var counts: Bool { state != .undone }

    /// The amount that counts: the credit where there is one, otherwise the purchase.
    package var value: Money { posted ?? amount }
}

/// A completed cycle, as recorded in the history.
package struct BenefitCycleRecord: Hashable, Sendable {
    package var cycle: BenefitCycle
    /// Value of the cycle.
    package var value: Money
    package var used: Money
    /// Amount left when the cycle ended.
    package var lost: Money

    package init(cycle: BenefitCycle, value: Money, used: Money) {
        self.cycle = cycle
        self.value = value
        self.used = used
        lost = Money(
            minorUnits: max(value.minorUnits.subtractingClamped(used.minorUnits), 0), currency: value.currency)
    }
}
