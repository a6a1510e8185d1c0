/// A round amount, or a goal, that an account is on its way to.
package struct Milestone: Hashable, Sendable {
    /// Above the balance.
    package var target: Money
    /// The goal that it is; nil for a round amount.
    package var goal: ID<SavingsGoal>?
    /// The goal's name.
    package var name: String?
    /// What of the target is there, in ten-thousandths, rounded down.
    package var progress: Int
    /// The first month whose projected balance reaches it; nil: not reachable at the current contribution.
    package var months: Int?
    /// The day on which those months have passed.
    package var day: Day?

    package init(target: Money, goal: ID<SavingsGoal>? = nil, name: String? = nil, progress: Int, months: Int?, day: Day?) {
        self.target = target
        self.goal = goal
        self.name = name
        self.progress = progress
        self.months = months
        self.day = day
    }

    /// What is said of one that no month reaches.
    package static let notReachable = "Not reachable at the current contribution"

    // MARK: - Which there are

    /// The round amounts of a currency: 10,000, 25,000, 50,000 and 100,000 units, a hundred times as many of a currency without decimals.
    package static func rounds(in currency: Currency) -> [Money] {
        let unit = currency.decimals == 0 ? 100 : currency.minorUnitsPerMajor
        return [10_000, 25_000, 50_000, 100_000].map { Money(minorUnits: $0 * unit, currency: currency) }
    }

    /// What is still ahead of an account: the round amounts above its balance, and goals that it alone fills, smallest first. A goal takes the place of a
    /// round amount that it is equal to.
    package static func ahead(of account: SavingsAccount, goals: [SavingsGoal], today: Day) -> [Milestone] {
        let projection = account.projection(from: today)
        func milestone(_ target: Money, _ goal: SavingsGoal?) -> Milestone {
            // Beyond the calendar's end no day is said.
            let months = projection.months(until: target)
            return Milestone(
                target: target, goal: goal?.id, name: goal?.name, progress: share(of: account.balance, in: target), months: months,
                day: months.flatMap { $0 <= farthest ? SavingsProjection.day($0, after: today) : nil })
        }
        let own = goals.filter { $0.isFilled(by: account.id) && $0.target.currency == account.balance.currency }
        let named = own.map { milestone($0.target, $0) }
        let taken = Set(own.map(\.target.minorUnits))
        let round = rounds(in: account.balance.currency).filter { !taken.contains($0.minorUnits) }.map { milestone($0, nil) }
        return (named + round).filter { $0.target.minorUnits > account.balance.minorUnits }
            .sorted { ($0.target.minorUnits, $0.goal?.rawValue ?? 0) < ($1.target.minorUnits, $1.goal?.rawValue ?? 0) }
    }

    /// What of a target is there, in ten-thousandths, rounded down and between nothing and all.
    package static func share(of balance: Money, in target: Money) -> Int {
        guard target.minorUnits > 0 else { return 10_000 }
        return Int(Int128(min(max(balance.minorUnits, 0), target.minorUnits)) * 10_000 / Int128(target.minorUnits))
    }

    /// A thousand years.
    private static let farthest = 12_000
}
