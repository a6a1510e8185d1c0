import Models
import Services

/// Savings accounts as they stand today.
extension MockState {

    /// Those that are not archived, by kind and name.
    func savingsAccounts() throws -> [SavingsAccount] {
        let order = Dictionary(AccountKind.allCases.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
        return try accounts.filter { $0.kind.isSavings && !$0.isArchived }.sorted { left, right in
            (order[left.kind] ?? 0, left.name.folded, left.id.rawValue) < (order[right.kind] ?? 0, right.name.folded, right.id.rawValue)
        }.map { try savingsAccount($0) }
    }

    func savingsAccount(_ account: Account) throws -> SavingsAccount {
        let created = created(account)
        return SavingsAccount(
            account: account, balance: try booked(Place(account.id), in: account.currency), plan: plan(of: account), created: created,
            pace: try pace(of: account, created: created))
    }

    /// - Throws: `ServiceError.notFound`, for an account of another kind, too.
    func savingsAccount(_ id: ID<Account>) throws -> SavingsAccount {
        let account = try account(id)
        guard account.kind.isSavings else { throw ServiceError.notFound }
        return try savingsAccount(account)
    }

    func plan(of account: Account) -> SavingsPlan {
        savings.plans[account.id] ?? .none(in: account.currency)
    }

    // MARK: - Screens

    func savingsOverview() throws -> SavingsOverview {
        let accounts = try savingsAccounts()
        let currency = context.household.currency
        var rates: [Currency: RateQuotient] = [:]
        for from in Set(accounts.map(\.account.currency)) where from != currency {
            rates[from] = rate(from: from, to: currency, on: today).flatMap(RateQuotient.init)
        }
        return SavingsOverview(
            accounts: accounts, goals: try standings(), conversion: CurrencyConversion(into: currency, rates: rates))
    }

    func details(of account: SavingsAccount) throws -> SavingsAccountDetails {
        let place = Place(account.id)
        let month = Month(of: today)
        var history = try (-12...(-1)).map { month.adding(months: $0).lastDay }.filter { $0 >= account.created }.map { day in
            DatedAmount(day: day, amount: try booked(place, in: account.account.currency, at: day))
        }
        history.append(DatedAmount(day: today, amount: account.balance))
        let held = try accounts.map { ($0.id, try booked(Place($0.id), in: $0.currency).minorUnits) }
        let allotment = GoalAllotment(savings.currentGoals, balances: Dictionary(held, uniquingKeysWith: { first, _ in first }))
        return SavingsAccountDetails(
            account: account, history: history,
            goals: try standings().filter { $0.goal.parts.contains { $0.account == account.id } },
            unallotted: Money(minorUnits: allotment.left[account.id] ?? 0, currency: account.account.currency),
            entries: try summary(of: account.account).balance.entries)
    }

    func homeSavings() throws -> HomeSavings? {
        let overview = try savingsOverview()
        guard !overview.accounts.isEmpty || !overview.goals.isEmpty else { return nil }
        let open = overview.goals.filter { $0.status != .reached }
        let goals = open + overview.goals.filter { $0.status == .reached }
        return HomeSavings(total: try overview.totalBalance(), goals: Array(goals.prefix(HomeSavings.mostGoals)))
    }

    // MARK: - Changing

    mutating func addSavings(_ draft: SavingsAccountDraft) throws -> SavingsAccount {
        if let key = draft.account.key, let made = keyedAccounts[key] { return try savingsAccount(made) }
        guard draft.account.kind.isSavings else { throw ServiceError.rule("Only savings accounts and deposits have a plan") }
        if let opening = draft.account.opening { try Self.check(balance: opening, in: opening.currency) }
        try Self.check(draft.contribution, in: draft.account.currency)
        let account = try add(draft.account)
        savings.plans[account.id] = SavingsPlan(contribution: draft.contribution, rate: draft.rate, revision: 1)
        return try savingsAccount(account)
    }

    mutating func updateSavings(_ id: ID<Account>, _ edit: SavingsAccountEdit, revision: SavingsRevision) throws -> SavingsAccount {
        let old = try savingsAccount(id)
        guard SavingsRevision(old) == revision else { throw ServiceError.conflict }
        if let balance = edit.balance, balance.typed != balance.shown {
            try Self.check(balance: balance.typed, in: old.account.currency)
            guard balance.shown == old.balance else { throw ServiceError.conflict }
        }
        try Self.check(edit.contribution, in: old.account.currency)
        var account = old.account
        (account.name, account.institution, account.color) = (edit.name, edit.institution, edit.color)
        if account != old.account { account = try update(account, number: .keep) }
        if (edit.contribution, edit.rate) != (old.plan.contribution, old.plan.rate) {
            savings.plans[id] = SavingsPlan(contribution: edit.contribution, rate: edit.rate, revision: old.plan.revision + 1)
            record(.setSavingsPlan, account.name)
        }
        if let balance = edit.balance, balance.typed != balance.shown {
            let group = try equityGroup(try balance.typed - old.balance, into: account, on: today, payee: "Adjustment")
            record(.adjust, account.name, [try put(group, allowsClosedDays: false)])
        }
        return try savingsAccount(id)
    }

    private static func check(_ contribution: Money, in currency: Currency) throws {
        guard contribution.currency == currency, SavingsRule.refusal(ofContribution: contribution) == nil else {
            throw ServiceError.rule(SavingsRule.contributionRefusal)
        }
    }

    private static func check(balance: Money, in currency: Currency) throws {
        guard balance.currency == currency, SavingsRule.refusal(ofBalance: balance) == nil else {
            throw ServiceError.rule(SavingsRule.balanceRefusal)
        }
    }

    // MARK: - Age and pace

    private func created(_ account: Account) -> Day {
        let place = Place(account.id)
        let first = groups.values.compactMap { $0.day(at: place) }.min()
        return [first, savings.made[account.id], today].compactMap(\.self).min() ?? today
    }

    /// What came in less what went out in the last days, without interest and what was set by hand.
    private func pace(of account: Account, created: Day) throws -> SavingsPace {
        let place = Place(account.id)
        let days = SavingsPace.days(ofAge: created.distance(to: today) + 1)
        let first = today.adding(days: 1 - days)
        let aside: Set<Place> = [equity, try standard(.interest)]
        var net = Money.zero(account.currency)
        for part in groups.values.filter({ $0.status == .completed }).flatMap(\.parts) where part.amount.currency == account.currency {
            if part.destination == place, !aside.contains(part.source), (first...today).contains(part.destinationDay) {
                net = try net + part.amount
            }
            if part.source == place, !aside.contains(part.destination), (first...today).contains(part.sourceDay) {
                net = try net - part.amount
            }
        }
        return SavingsPace(net: net, days: days)
    }
}
