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

    /// A goal that was removed is told as if it were there again, alone.
    func details(of goal: SavingsGoal) throws -> GoalDetails {
        var shown = goal
        shown.isRemoved = false
        let forecast = try forecast(of: goal.isRemoved ? [shown] : savings.currentGoals)
        guard var standing = forecast.standings().first(where: { $0.id == goal.id }) else { throw ServiceError.notFound }
        standing.goal = goal
        let months = max(standing.reachedAfter ?? 0, goal.by.map { SavingsProjection.months(from: today, until: $0) } ?? 0)
        let named = goal.parts.compactMap { try? account($0.account) }
        return GoalDetails(
            standing: standing, accounts: Dictionary(named.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first }),
            points: forecast.points(of: goal.id, months: min(max(months, 12), 360)), choices: try savingsAccounts())
    }

    private func forecast(of goals: [SavingsGoal]) throws -> GoalForecast {
        let named = Set(goals.flatMap(\.parts).map(\.account))
        let sources = try accounts.filter { named.contains($0.id) }.map {
            GoalForecast.Source($0, holding: try booked(Place($0.id), in: $0.currency), plan: plan(of: $0))
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
        guard goal != old else { return old }
        record(.editGoal, goal.name, [savings.put(goal)])
        return try self.goal(id)
    }

    mutating func orderGoals(_ ids: [ID<SavingsGoal>]) throws {
        let current = savings.currentGoals
        let named = ids.compactMap { id in current.first { $0.id == id } }
        for (position, goal) in (named + current.filter { !ids.contains($0.id) }).enumerated() {
            // The revision stays, because a form that changes a goal says nothing of its place.
            guard let index = savings.goals.firstIndex(where: { $0.id == goal.id }) else { continue }
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
        guard draft.parts.count <= SavingsRule.mostParts else { throw ServiceError.rule(SavingsRule.partsRefusal) }
        (goal.target, goal.by) = (draft.target, draft.by)
        goal.parts = try draft.parts.map { try part($0, of: old, in: draft.target.currency) }
        let whole = goal.parts.filter { $0.amount == nil }.map(\.account)
        guard Set(whole).count == whole.count else { throw ServiceError.rule(SavingsRule.twiceRefusal) }
        return goal
    }

    private mutating func part(_ draft: GoalPartDraft, of goal: SavingsGoal, in currency: Currency) throws -> GoalPart {
        let known = goal.parts.first { $0.id == draft.id }
        let account = try account(draft.account)
        // What a goal took from already stays, whatever became of the account.
        if known?.account != draft.account {
            guard !account.isArchived else { throw ServiceError.rule("The account is archived") }
            guard account.kind.isSavings else { throw ServiceError.rule("\(account.name) is not a savings account") }
        }
        guard account.currency == currency, draft.amount.map({ $0.currency == currency }) ?? true else {
            throw ServiceError.rule(SavingsRule.currencyRefusal)
        }
        let name = MockText.line(draft.name)
        guard name.count <= 100 else { throw ServiceError.rule(SavingsRule.longPartNameRefusal) }
        if let refusal = draft.amount.flatMap(SavingsRule.refusal(ofAmount:)) { throw ServiceError.rule(refusal) }
        return GoalPart(id: known?.id ?? makeID(), name: name, account: draft.account, amount: draft.amount)
    }
}
