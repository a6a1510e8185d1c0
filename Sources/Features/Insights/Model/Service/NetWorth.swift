package import Models
package import Services

/// Net worth over time, in the household's currency.
package struct NetWorth: Hashable, Sendable {
    /// The ends of calendar months and of the last day, oldest first; none before the ledger begins.
    package var points: [NetWorthPoint]
    /// The groups that are not zero at every point, in the order of `NetWorthGroup`.
    package var groups: [NetWorthGroup]
    /// The accounts with their values at the last point, by kind and name; those without a rate and without a balance are missing.
    package var accounts: [AccountHolding]
    /// Currencies without a rate at the last point, whose amounts are left out.
    package var leftOut: [Currency]
    /// Currencies without a rate at earlier points only, whose amounts are left out of those.
    package var leftOutBefore: [Currency]

    package init(
        points: [NetWorthPoint], groups: [NetWorthGroup], accounts: [AccountHolding], leftOut: [Currency], leftOutBefore: [Currency] = []
    ) {
        self.points = points
        self.groups = groups
        self.accounts = accounts
        self.leftOut = leftOut
        self.leftOutBefore = leftOutBefore
    }
}

/// Net worth at the end of a day.
package struct NetWorthPoint: Hashable, Sendable {
    package var day: Day
    package var total: Money
    /// The parts of the total. Each is converted for itself, so they can differ from the total by minor units.
    package var groups: [NetWorthGroup: Money]
    /// What moved the total most since the point before; nil at the first point, and where the total did not move.
    package var cause: NetWorthCause?

    package init(day: Day, total: Money, groups: [NetWorthGroup: Money], cause: NetWorthCause? = nil) {
        self.day = day
        self.total = total
        self.groups = groups
        self.cause = cause
    }
}

/// A part of net worth.
package enum NetWorthGroup: Hashable, Sendable {
    case accounts(AccountKind)
    /// Debts of other people, less debts to them.
    case people
    /// Transfers debited from one own account and not yet credited to the other.
    case inTransit

    package static let all = AccountKind.allCases.map { NetWorthGroup.accounts($0) } + [.people, .inTransit]
}
