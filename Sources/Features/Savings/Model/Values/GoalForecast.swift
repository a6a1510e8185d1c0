package import Models

/// Forecasts goals from the savings plans of all accounts, month by month; `GoalAllotment` allots the balances anew for each month.
package struct GoalForecast {
    /// An account that can fund goals.
    package struct Source: Hashable, Sendable {
        package var id: ID<Account>
        package var balance: Money
        var plan: SavingsPlan

        init(id: ID<Account>, balance: Money, plan: SavingsPlan) {
            self.id = id
            self.balance = balance
            self.plan = plan
        }

        /// An account with its current plan. The plan counts only for savings accounts that are not archived.
        package init(_ account: Account, holding balance: Money, plan: SavingsPlan?) {
            let counts = account.kind.isSavings && !account.isArchived
            self.init(id: account.id, balance: balance, plan: (counts ? plan : nil) ?? .none(in: account.currency))
        }
    }

    private let goals: [SavingsGoal]
    private let sources: [Source]
    private let today: Day

    /// - Parameters:
    ///   - goals: of any currencies; removed ones are ignored.
    ///   - sources: the accounts of their parts.
    package init(_ goals: [SavingsGoal], sources: [Source], today: Day) {
        self.goals = goals.filter { !$0.isRemoved }.sorted { ($0.position, $0.id) < ($1.position, $1.id) }
        self.sources = sources
        self.today = today
    }

    /// Maximum number of months of the forecast.
    static let maxMonths = 1_200

    // MARK: - Progress

    /// The progress of all goals, in order.
    package func goalProgress() -> [GoalProgress] {
        guard !goals.isEmpty else { return [] }
        let now = GoalAllotment(goals, balances: balances)
        var reached = goals.indices.map { now.saved($0) >= goals[$0].target.minorUnits ? 0 : Int?.none }
        walk(Self.maxMonths) { month, allotment in
            for index in goals.indices where reached[index] == nil && allotment.saved(index) >= goals[index].target.minorUnits {
                reached[index] = month
            }
            return reached.contains(nil)
        }
        return goals.indices.map { progress(of: goals[$0], parts: now.parts[$0], reachedAfter: reached[$0]) }
    }

    /// The forecast amounts of a goal: today and each month up to `months`.
    package func points(of goal: ID<SavingsGoal>, months: Int) -> [ProjectionDataPoint] {
        guard let index = goals.firstIndex(where: { $0.id == goal }) else { return [] }
        let currency = goals[index].target.currency
        func point(_ month: Int, _ allotment: GoalAllotment) -> ProjectionDataPoint {
            ProjectionDataPoint(
                month: month, day: SavingsProjection.day(month, after: today),
                balance: Money(minorUnits: allotment.saved(index), currency: currency), interest: .zero(currency))
        }
        let now = GoalAllotment(goals, balances: balances)
        var points = [point(0, now)]
        walk(months) { month, allotment in
            points.append(point(month, allotment))
            return true
        }
        // Nothing changes any more: the remaining points repeat the last one.
        while points.count <= months, let last = points.last {
            points.append(
                ProjectionDataPoint(
                    month: last.month + 1, day: SavingsProjection.day(last.month + 1, after: today), balance: last.balance,
                    interest: .zero(currency)))
        }
        return points
    }

    // MARK: - Private

    private var balances: [ID<Account>: Int64] {
        Dictionary(sources.map { ($0.id, $0.balance.minorUnits) }, uniquingKeysWith: { first, _ in first })
    }

    /// Iterates over months until no balance changes or the body returns false.
    private func walk(_ months: Int, _ body: (_ month: Int, GoalAllotment) -> Bool) {
        var growing = sources.map { source in
            (
                source.id, source.balance,
                SavingsProjection(from: source.balance, contribution: source.plan.contribution, rate: source.plan.rate, today: today)
            )
        }
        var units = balances
        for month in 1...max(months, 1) where month <= months {
            var isMoving = false
            for index in growing.indices {
                let (id, balance, projection) = growing[index]
                // A balance that overflows already exceeds every goal.
                guard let next = try? projection.balance(following: balance), next != balance else { continue }
                isMoving = true
                growing[index].1 = next
                units[id] = next.minorUnits
            }
            guard isMoving, body(month, GoalAllotment(goals, balances: units)) else { return }
        }
    }

    private func progress(of goal: SavingsGoal, parts: [Int64], reachedAfter: Int?) -> GoalProgress {
        let currency = goal.target.currency
        let saved = Money(minorUnits: parts.reduce(0, +), currency: currency)
        let missing = max(goal.target.minorUnits - saved.minorUnits, 0)
        let monthsLeft = goal.by.map { RemainingMonths(from: today, until: $0) }
        let status: GoalStatus =
            if missing == 0 { .reached } else if let monthsLeft {
                reachedAfter.map { $0 <= monthsLeft.withCurrent } ?? false ? .onTrack : .behind
            } else { .noDate }
        let needed = monthsLeft.flatMap { left -> Money? in
            guard left.whole >= 0 else { return nil }
            let months = Int64(max(status == .onTrack ? left.withCurrent : left.whole, 1))
            return Money(minorUnits: missing / months + (missing % months > 0 ? 1 : 0), currency: currency)
        }
        return GoalProgress(
            goal: goal, saved: saved, parts: parts.map { Money(minorUnits: $0, currency: currency) }, status: status,
            neededPerMonth: needed,
            reachedAfter: reachedAfter, reachedOn: reachedAfter.map { SavingsProjection.day($0, after: today) })
    }
}

/// Number of possible contributions until a day.
private struct RemainingMonths {
    /// Whole months; negative for a past day.
    let whole: Int
    /// Includes the current, incomplete month, since a contribution may still arrive. Without it every goal that is on schedule would be
    /// reported as behind between the goal's day of the month and the day of the contribution.
    let withCurrent: Int

    init(from today: Day, until day: Day) {
        whole = SavingsProjection.months(from: today, until: day)
        withCurrent = whole >= 0 && SavingsProjection.day(whole, after: today) < day ? whole + 1 : whole
    }
}
