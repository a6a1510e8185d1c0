package import Models

/// The next round amount, or a goal, that an account can reach.
package struct Milestone: Hashable, Sendable {
    /// Above the balance.
    package var target: Money
    /// The goal; nil for a round amount.
    package var goal: ID<SavingsGoal>?
    /// The goal's name.
    package var name: String?
    /// Share of the target that is reached, in ten-thousandths, rounded down.
    package var progress: Int
    /// The number of months after which the projected balance reaches it; nil if not reachable at the current contribution.
    package var months: Int?
    /// The day after that number of months.
    package var day: Day?

    init(target: Money, goal: ID<SavingsGoal>? = nil, name: String? = nil, progress: Int, months: Int?, day: Day?) {
        self.target = target
        self.goal = goal
        self.name = name
        self.progress = progress
        self.months = months
        self.day = day
    }

    /// Round amounts of a currency: 10,000, 25,000, 50,000 and 100,000 units; a hundred times as many for a currency without decimals.
    package static func roundAmounts(in currency: Currency) -> [Money] {
        let unit = currency.decimals == 0 ? 100 : currency.minorUnitsPerMajor
        return [10_000, 25_000, 50_000, 100_000].map { Money(minorUnits: $0 * unit, currency: currency) }
    }

    /// The milestones above an account's balance, smallest first: round amounts, and goals that only this account funds. A goal replaces an
    /// equal round amount.
    ///
    /// - Parameter goals: all goals with a part in the account. A shared goal counts with the amount allotted to it.
    package static func upcoming(for account: SavingsAccount, goals: [GoalProgress], today: Day) -> [Milestone] {
        let projection = account.projection(from: today)
        func round(_ target: Money) -> Milestone {
            Milestone(
                target: target, progress: share(of: account.balance, in: target), months: projection.months(until: target), from: today)
        }
        let claiming = goals.filter { $0.goal.parts.contains { $0.account == account.id } }
        let own = claiming.filter {
            $0.goal.isFilled(by: account.id) && $0.goal.target.minorUnits > account.balance.minorUnits
        }
        let named = own.map { progress in
            var milestone =
                claiming.count == 1
                ? round(progress.goal.target)
                : Milestone(target: progress.goal.target, progress: progress.share, months: progress.reachedAfter, from: today)
            (milestone.goal, milestone.name) = (progress.id, progress.goal.name)
            return milestone
        }
        let taken = Set(own.map(\.goal.target.minorUnits))
        let rounds = roundAmounts(in: account.balance.currency).filter {
            $0.minorUnits > account.balance.minorUnits && !taken.contains($0.minorUnits)
        }
        return (named + rounds.map(round))
            .sorted { ($0.target.minorUnits, $0.goal?.rawValue ?? 0) < ($1.target.minorUnits, $1.goal?.rawValue ?? 0) }
    }

    private init(target: Money, progress: Int, months: Int?, from today: Day) {
        // No day beyond the end of the calendar.
        let day = months.flatMap { $0 <= Self.maxMonths ? SavingsProjection.day($0, after: today) : nil }
        self.init(target: target, progress: progress, months: months, day: day)
    }

    /// The share of a target that a balance covers, in ten-thousandths, rounded down and clamped to 0...10,000.
    package static func share(of balance: Money, in target: Money) -> Int {
        guard target.minorUnits > 0 else { return 10_000 }
        return Int(Int128(min(max(balance.minorUnits, 0), target.minorUnits)) * 10_000 / Int128(target.minorUnits))
    }

    /// A thousand years.
    private static let maxMonths = 12_000
}
