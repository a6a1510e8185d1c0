import Ledger
import Models
import SavingsModel
import ServiceKit
import Services
import Storage

/// Reads savings accounts and goals in one snapshot.
struct SavingsReader {
    private let connection: Connection
    private let household: Household
    private let today: Day
    private let plans: [ID<Account>: SavingsPlan]
    private let goals: [SavingsGoal]
    private let ledgerAccounts: [LedgerAccountRecord]
    private let balances: [LedgerAccountID: [AccountBalance]]

    init(_ connection: Connection, household: Household, today: Day) throws {
        self.connection = connection
        self.household = household
        self.today = today
        plans = try SavingsPlanRepository(connection, household: household.id).all()
        goals = try SavingsGoalRepository(connection, household: household.id).all()
        ledgerAccounts = try LedgerAccountRepository(connection, household: household.id).all()
        balances = try BalanceRepository(connection, household: household.id).all()
    }

    // MARK: - Accounts

    /// All savings accounts that are not archived, by kind and name.
    func accounts() throws -> [SavingsAccount] {
        let found = AccountReader.accounts(among: ledgerAccounts, isDefaultFirst: false).filter { $0.kind.isSavings && !$0.isArchived }
        guard !found.isEmpty else { return [] }
        return try savings(found)
    }

    /// A savings account, archived or not.
    ///
    /// - Throws: `ServiceError.notFound`, also for an account of another kind.
    func account(_ id: ID<Account>) throws -> SavingsAccount {
        guard let account = ledgerAccounts.first(where: { $0.id == LedgerAccountID(id) })?.toAccount(), account.kind.isSavings else {
            throw ServiceError.notFound
        }
        guard let savings = try savings([account]).first else { throw ServiceError.notFound }
        return savings
    }

    /// An account with everything its screens show.
    func details(of id: ID<Account>) throws -> SavingsAccountDetails {
        let account = try account(id)
        let held = units.merging([id: account.balance.minorUnits]) { $1 }
        let left = GoalAllotment(activeGoals, balances: held).left[id] ?? 0
        return SavingsAccountDetails(
            account: account, history: try Figure.nilOnOverflow { try history(of: account) } ?? [],
            goals: goalProgress().filter { $0.goal.parts.contains { $0.account == id } },
            unallotted: Money(minorUnits: left, currency: account.balance.currency),
            entries: balance(of: account.account)?.entries ?? 0)
    }

    /// Accounts with their plans and paces; with as many statements for many accounts as for one.
    private func savings(_ accounts: [Account]) throws -> [SavingsAccount] {
        let byHand = try Figure.nilOnOverflow { try netByHand() }
        let firstDays = try TransactionRepository(connection, household: household.id).firstDays(
            of: accounts.map { LedgerAccountID($0.id) })
        let dated = try accounts.map { (account: $0, created: try created($0, firstEntry: firstDays[LedgerAccountID($0.id)])) }
        let moved = try moved(dated.map { SavingsFlowRepository.Query($0.account, in: max(firstDay($0.created), pastWindow)...today) })
        return try dated.map { account, created in
            let net = try byHand.flatMap { byHand in
                try moved[account.id].flatMap { moved in
                    try Figure.nilOnOverflow {
                        try Money(minorUnits: moved, currency: account.currency)
                            - Money(minorUnits: byHand[LedgerAccountID(account.id)] ?? 0, currency: account.currency)
                    }
                }
            }
            return SavingsAccount(
                account: account, balance: balance(of: account)?.booked ?? .zero(account.currency),
                plan: plans[account.id] ?? .none(in: account.currency), created: created,
                pace: SavingsPace(net: net, days: days(since: created)))
        }
    }

    /// The number of days from which the pace of an account is computed, and the first of them.
    private func days(since created: Day) -> Int { SavingsPace.days(ofAge: created.distance(to: today) + 1) }
    private func firstDay(_ created: Day) -> Day { today.adding(days: 1 - days(since: created)) }

    /// Net amounts in minor units; those that do not fit 64 bits are missing.
    private func moved(_ queries: [SavingsFlowRepository.Query]) throws -> [ID<Account>: Int64] {
        let flows = SavingsFlowRepository(connection, household: household.id)
        if let all = try Figure.nilOnOverflow({ try flows.nets(queries) }) { return all }
        // One of them does not fit, which does not concern the others.
        var nets: [ID<Account>: Int64] = [:]
        for query in queries { nets.merge(try Figure.nilOnOverflow { try flows.nets([query]) } ?? [:]) { $1 } }
        return nets
    }

    private func balance(of account: Account) -> AccountBalance? {
        balances[LedgerAccountID(account.id)]?.first { $0.booked.currency == account.currency }
    }

    private var pastWindow: Day { today.adding(days: 1 - SavingsPace.window) }

    /// Net amounts of interest, opening balances and adjustments per account in the last 90 days.
    private func netByHand() throws -> [LedgerAccountID: Int64] {
        let flows = SavingsFlowRepository(connection, household: household.id)
        var nets: [LedgerAccountID: Int64] = [:]
        for ledgerAccount in ledgerAccounts where ledgerAccount.role == .equity || ledgerAccount.categoryKey == .interest {
            for (account, units) in try flows.net(from: ledgerAccount.id, first: pastWindow, until: today) {
                let (sum, isOver) = (nets[account] ?? 0).addingReportingOverflow(units)
                guard !isOver else { throw MoneyError.overflow }
                nets[account] = sum
            }
        }
        return nets
    }

    /// The day the account was created, or of its first entry if that is earlier.
    private func created(_ account: Account, firstEntry first: Day?) throws -> Day {
        let made =
            try ledgerAccounts.first { $0.id == LedgerAccountID(account.id) }.map {
                try Moment(at: $0.createdAt, in: household.timeZone).day
            } ?? today
        return [made, first, today].compactMap(\.self).min() ?? today
    }

    /// The balance at the end of each of the last 12 months since the account's creation, and today.
    private func history(of account: SavingsAccount) throws -> [DatedAmount] {
        let current = Month(of: today)
        let flows = FlowRepository(connection, household: household.id)
        let ledgerAccount = LedgerAccountID(account.id)
        let currency = account.balance.currency
        var changes: [Month: Int64] = [:]
        for flow in try flows.months(of: ledgerAccount, since: current.adding(months: 1 - Self.months)) where flow.currency == currency {
            // Future bookings are included in the balance already.
            let month = min(flow.month, current)
            let (sum, isOver) = (changes[month] ?? 0).addingReportingOverflow(flow.net)
            guard !isOver else { throw MoneyError.overflow }
            changes[month] = sum
        }
        var points = [DatedAmount(day: today, amount: account.balance)]
        var balance = account.balance
        for back in 0..<Self.months {
            let month = current.adding(months: -back)
            guard month.previous.lastDay >= account.created else { break }
            balance = try balance - Money(minorUnits: changes[month] ?? 0, currency: currency)
            points.append(DatedAmount(day: month.previous.lastDay, amount: balance))
        }
        return points.reversed()
    }

    private static let months = 12

    // MARK: - Goals

    private var activeGoals: [SavingsGoal] { goals.filter { !$0.isRemoved } }

    /// Balances of the accounts of goals, in minor units.
    private var units: [ID<Account>: Int64] { Dictionary(uniqueKeysWithValues: sources.map { ($0.id, $0.balance.minorUnits) }) }

    /// The accounts of goals, regardless of their current kind.
    private var sources: [GoalForecast.Source] {
        let named = Set(goals.flatMap(\.parts).map(\.account))
        return ledgerAccounts.compactMap { $0.toAccount() }.filter { named.contains($0.id) }.map { account in
            GoalForecast.Source(account, holding: balance(of: account)?.booked ?? .zero(account.currency), plan: plans[account.id])
        }
    }

    private var forecast: GoalForecast { GoalForecast(goals, sources: sources, today: today) }

    /// All goals in their order, without removed ones.
    func goalProgress() -> [GoalProgress] { forecast.goalProgress() }

    /// A goal with everything its screens show, removed or not.
    ///
    /// - Throws: `ServiceError.notFound`.
    func details(of id: ID<SavingsGoal>) throws -> GoalDetails {
        guard let goal = goals.first(where: { $0.id == id }) else { throw ServiceError.notFound }
        // A removed goal is computed as if it were the only one.
        let forecast = goal.isRemoved ? GoalForecast([goal.restored], sources: sources, today: today) : forecast
        guard let progress = forecast.goalProgress().first(where: { $0.id == id }) else { throw ServiceError.notFound }
        let left = goal.by.map { SavingsProjection.months(from: today, until: $0) } ?? 0
        let months = min(max(left, progress.reachedAfter ?? 0, Self.shortestChart), Self.longestChart)
        let named = Set(goal.parts.map(\.account))
        let accounts = ledgerAccounts.compactMap { $0.toAccount() }.filter { named.contains($0.id) }
        return GoalDetails(
            progress: GoalProgress(goal: goal, progress), accounts: Dictionary(uniqueKeysWithValues: accounts.map { ($0.id, $0) }),
            points: forecast.points(of: id, months: months), choices: try self.accounts())
    }

    /// Minimum and maximum length of a goal's chart, in months.
    private static let shortestChart = 12
    private static let longestChart = 360
}

extension SavingsGoal {
    /// The goal without its removed flag.
    fileprivate var restored: SavingsGoal {
        var goal = self
        goal.isRemoved = false
        return goal
    }
}

extension GoalProgress {
    /// Replaces the goal of a progress.
    fileprivate init(goal: SavingsGoal, _ other: GoalProgress) {
        self = other
        self.goal = goal
    }
}
