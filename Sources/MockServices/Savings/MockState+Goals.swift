import Models
import Services

/// Goals, from being added to being taken away.
extension MockState {

    func goal(_ id: ID<SavingsGoal>) throws -> SavingsGoal {
        guard let goal = savings.goals.first(where: { $0.id == id }) else { throw ServiceError.notFound }
        return goal
    }

    /// All that are there, in their order.
    func standings() throws -> [GoalStanding] { try forecast(of: savings.currentGoals).standings() }

    func goalList() throws -> GoalList { GoalList(goals: try standings(), accounts: try savingsAccounts()) }

    /// A goal that was removed is told as though it were there again.
    func details(of goal: SavingsGoal) throws -> GoalDetails {
        var shown = goal
        shown.isRemoved = false
        let forecast = try forecast(of: savings.currentGoals.filter { $0.id != goal.id } + [shown])
        guard var standing = forecast.standings().first(where: { $0.id == goal.id }) else { throw ServiceError.notFound }
        standing.goal = goal
        let months = max(standing.reachedAfter ?? 0, goal.by.map { SavingsProjection.months(from: today, until: $0) } ?? 0)
        let named = goal.parts.compactMap { try? account($0.account) }
        return GoalDetails(
            standing: standing, accounts: Dictionary(named.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first }),
            points: forecast.points(of: goal.id, months: min(max(months, 12), 360)), choices: try savingsAccounts())
    }

    /// The first goal that its plan does not fill by its day.
    func goalBehind() throws -> HomeInsight? {
        guard let goal = try standings().first(where: { $0.status == .behind }), let needed = goal.neededPerMonth, let by = goal.goal.by
        else { return nil }
        return .goalBehind(goal: goal.id, name: goal.goal.name, needed: needed, by: by)
    }

    private func forecast(of goals: [SavingsGoal]) throws -> GoalForecast {
        let named = Set(goals.flatMap(\.parts).map(\.account))
        let sources = try accounts.filter { named.contains($0.id) }.map {
            GoalForecast.Source(id: $0.id, balance: try booked(Place($0.id), in: $0.currency), plan: plan(of: $0))
        }
        return GoalForecast(goals, sources: sources, today: today)
    }

    // MARK: - Changing

    mutating func addGoal(_ draft: GoalDraft) throws -> SavingsGoal {
        if let key = draft.key, let made = savings.keyedGoals[key] { return try goal(made) }
        let id: ID<SavingsGoal> = makeID()
        let position = (savings.goals.map(\.position).max() ?? -1) + 1
        let goal = try checked(draft, SavingsGoal(id: id, name: "", target: draft.target, parts: [], position: position))
        record(.addGoal, goal.name, [savings.put(goal)])
        if let key = draft.key { savings.keyedGoals[key] = id }
        return try self.goal(id)
    }

    mutating func updateGoal(_ id: ID<SavingsGoal>, _ draft: GoalDraft, revision: Int64) throws -> SavingsGoal {
        let old = try goal(id)
        guard !old.isRemoved else { throw ServiceError.notFound }
        guard old.revision == revision else { throw ServiceError.conflict }
        let goal = try checked(draft, old)
        record(.editGoal, goal.name, [savings.put(goal)])
        return try self.goal(id)
    }

    mutating func orderGoals(_ ids: [ID<SavingsGoal>]) throws {
        let current = savings.currentGoals
        let named = try ids.map { id in
            guard let goal = current.first(where: { $0.id == id }) else { throw ServiceError.notFound }
            return goal
        }
        for (position, moved) in (named + current.filter { !ids.contains($0.id) }).enumerated() {
            guard let index = savings.goals.firstIndex(where: { $0.id == moved.id }) else { continue }
            savings.goals[index].position = position
        }
    }

    mutating func deleteGoal(_ id: ID<SavingsGoal>) throws -> ID<AuditRecord> {
        var goal = try goal(id)
        guard !goal.isRemoved else { throw ServiceError.notFound }
        goal.isRemoved = true
        return record(.deleteGoal, goal.name, [savings.put(goal)])
    }

    // MARK: - Private

    /// A goal with what a draft says, where it keeps the rules. A day that was set before may have passed.
    private mutating func checked(_ draft: GoalDraft, _ old: SavingsGoal) throws -> SavingsGoal {
        var goal = old
        goal.name = MockText.line(draft.name)
        if let refusal = SavingsRule.refusal(ofGoalName: goal.name) { throw ServiceError.rule(refusal) }
        if let refusal = SavingsRule.refusal(ofTarget: draft.target) { throw ServiceError.rule(refusal) }
        if let by = draft.by, by != old.by, by <= today { throw ServiceError.rule(SavingsRule.dayRefusal) }
        guard !draft.parts.isEmpty else { throw ServiceError.rule(SavingsRule.noPartRefusal) }
        (goal.target, goal.by, goal.parts) = (draft.target, draft.by, [])
        var whole: Set<ID<Account>> = []
        for part in draft.parts {
            let account = try account(part.account)
            let isNew = !old.parts.contains { $0.account == account.id }
            guard !isNew || account.kind.isSavings else { throw ServiceError.notFound }
            guard !isNew || !account.isArchived else { throw ServiceError.rule("The account is archived") }
            let name = MockText.line(part.name)
            guard name.count <= 100 else { throw ServiceError.rule(SavingsRule.longPartNameRefusal) }
            guard account.currency == draft.target.currency, part.amount.map({ $0.currency == account.currency }) ?? true else {
                throw ServiceError.rule(SavingsRule.currencyRefusal)
            }
            if let refusal = part.amount.flatMap(SavingsRule.refusal(ofAmount:)) { throw ServiceError.rule(refusal) }
            if part.amount == nil, !whole.insert(account.id).inserted { throw ServiceError.rule(SavingsRule.twiceRefusal) }
            let known = part.id.flatMap { id in old.parts.first { $0.id == id }?.id }
            goal.parts.append(GoalPart(id: known ?? makeID(), name: name, account: account.id, amount: part.amount))
        }
        return goal
    }
}
