/// One use of a benefit: by hand, or found in a statement.
package struct BenefitUse: Identified, Hashable, Sendable {
    /// What ids of this kind begin with: `use_…`.
    package static let idPrefix = "use"

    /// How far a use is. The words are kept in the database.
    package enum State: String, CaseIterable, Hashable, Sendable {
        /// Bought; the credit may take up to 90 days.
        case used
        /// The credit is on the statement.
        case posted
        /// Taken back: it counts nowhere, and the same charge does not use the benefit again.
        case undone
    }

    package var id: ID<BenefitUse>
    package var benefit: ID<Benefit>
    /// The day of purchase, by which it belongs to a cycle.
    package var day: Day
    /// Above zero.
    package var amount: Money
    /// What the credit was, where it is posted; the bank's figure counts.
    package var posted: Money?
    package var state: State
    /// The charge that it was found by.
    package var charge: ID<Transaction>?
    /// The statement credit.
    package var credit: ID<Transaction>?
    /// Whether a person recorded it; such a one stays when the transaction goes that was found for it.
    package var isByHand: Bool
    package var revision: Int64

    package init(
        id: ID<BenefitUse>, benefit: ID<Benefit>, day: Day, amount: Money, posted: Money? = nil, state: State = .used,
        charge: ID<Transaction>? = nil, credit: ID<Transaction>? = nil, isByHand: Bool = false, revision: Int64 = 1
    ) {
        self.id = id
        self.benefit = benefit
        self.day = day
        self.amount = amount
        self.posted = posted
        self.state = state
        self.charge = charge
        self.credit = credit
        self.isByHand = isByHand
        self.revision = revision
    }

    /// For how many days after the purchase its credit may post.
    package static let creditDays = 90

    package var counts: Bool { state != .undone }

    /// What it took of the benefit: the credit where there is one.
    package var value: Money { posted ?? amount }
}

/// A cycle that has ended, as the history keeps it.
package struct BenefitCycleRecord: Hashable, Sendable {
    package var cycle: BenefitCycle
    /// What the cycle was worth.
    package var value: Money
    package var used: Money
    /// What was left at its end.
    package var lost: Money

    package init(cycle: BenefitCycle, value: Money, used: Money) {
        self.cycle = cycle
        self.value = value
        self.used = used
        lost = Money(
            minorUnits: max(value.minorUnits.subtractingClamped(used.minorUnits), 0), currency: value.currency)
    }
}
