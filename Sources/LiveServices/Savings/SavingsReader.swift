import Models
import Services
import Storage

/// Reads savings accounts and goals, inside one snapshot.
struct SavingsReader {
    private let connection: Connection
    private let household: Household
    private let today: Day
    private let plans: [ID<Account>: SavingsPlan]
    private let goals: [SavingsGoal]
    private let places: [PlaceRecord]
    private let balances: [Place: [AccountBalance]]

    init(_ connection: Connection, household: Household, today: Day) throws {
        self.connection = connection
        self.household = household
        self.today = today
        plans = try SavingsPlanRepository(connection, household: household.id).all()
        goals = try SavingsGoalRepository(connection, household: household.id).all()
        places = try PlaceRepository(connection, household: household.id).all()
        balances = try BalanceRepository(connection, household: household.id).all()
    }

    // MARK: - Accounts

    /// All that are not archived, by kind and name.
    func accounts() throws -> [SavingsAccount] {
        let found = AccountReader.accounts(among: places, isDefaultFirst: false).filter { $0.kind.isSavings && !$0.isArchived }
        guard !found.isEmpty else { return [] }
        let byHand = try Figure.unlessTooLarge { try netByHand() }
        return try found.map { try savings($0, byHand: byHand) }
    }

    /// One of them, an archived one too.
    ///
    /// - Throws: `ServiceError.notFound`, for an account of another kind, too.
    func account(_ id: ID<Account>) throws -> SavingsAccount {
        guard let account = places.first(where: { $0.id == Place(id) })?.toAccount(), account.kind.isSavings else {
            throw ServiceError.notFound
        }
        return try savings(account, byHand: Figure.unlessTooLarge { try netByHand() })
    }

    /// An account with all that its screens name.
    func details(of id: ID<Account>) throws -> SavingsAccountDetails {
        let account = try account(id)
        let held = units.merging([id: account.balance.minorUnits]) { $1 }
        let left = GoalAllotment(activeGoals, balances: held).left[id] ?? 0
        return SavingsAccountDetails(
            account: account, history: try Figure.unlessTooLarge { try history(of: account) } ?? [],
            goals: standings().filter { $0.goal.parts.contains { $0.account == id } },
            unallotted: Money(minorUnits: left, currency: account.balance.currency),
            entries: balance(of: account.account)?.entries ?? 0)
    }

    /// - Parameter byHand: as `netByHand`; nil where that does not fit 64 bits.
    private func savings(_ account: Account, byHand: [Place: Int64]?) throws -> SavingsAccount {
        let created = try created(account)
        let days = SavingsPace.days(ofAge: created.distance(to: today) + 1)
        let first = today.adding(days: 1 - days)
        let net = try byHand.flatMap { byHand in
            try Figure.unlessTooLarge {
                let moved = try SavingsFlowRepository(connection, household: household.id).net(
                    of: account.id, in: account.currency, from: max(first, pastWindow), until: today)
                return try Money(minorUnits: moved, currency: account.currency)
                    - Money(minorUnits: byHand[Place(account.id)] ?? 0, currency: account.currency)
            }
        }
        return SavingsAccount(
            account: account, balance: balance(of: account)?.booked ?? .zero(account.currency),
            plan: plans[account.id] ?? .none(in: account.currency), created: created,
            pace: SavingsPace(net: net, days: days))
    }

    private func balance(of account: Account) -> AccountBalance? {
        balances[Place(account.id)]?.first { $0.booked.currency == account.currency }
    }

    private var pastWindow: Day { today.adding(days: 1 - SavingsPace.window) }

    /// What interest, opening balances and adjustments brought to accounts in the last 90 days.
    private func netByHand() throws -> [Place: Int64] {
        let flows = SavingsFlowRepository(connection, household: household.id)
        var nets: [Place: Int64] = [:]
        for place in places where place.role == .equity || place.categoryKey == .interest {
            for (account, units) in try flows.net(from: place.id, first: pastWindow, until: today) {
                let (sum, isOver) = (nets[account] ?? 0).addingReportingOverflow(units)
                guard !isOver else { throw MoneyError.overflow }
                nets[account] = sum
            }
        }
        return nets
    }

    /// The day on which the account was made, or of its first entry where that is older.
    private func created(_ account: Account) throws -> Day {
        let made = try places.first { $0.id == Place(account.id) }.map { try Moment(at: $0.createdAt, in: household.timeZone).day } ?? today
        let first = try TransactionRepository(connection, household: household.id).firstDay(of: Place(account.id))
        return [made, first, today].compactMap(\.self).min() ?? today
    }

    /// The balance at the end of each of the last 12 months in which the account was there, and today.
    private func history(of account: SavingsAccount) throws -> [DatedAmount] {
        let current = Month(of: today)
        let flows = FlowRepository(connection, household: household.id)
        let place = Place(account.id)
        let currency = account.balance.currency
        var changes: [Month: Int64] = [:]
        for flow in try flows.months(of: place, since: current.adding(months: 1 - Self.months)) where flow.currency == currency {
            // What is booked ahead is in the balance already.
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

    /// What each account of a goal holds, in minor units.
    private var units: [ID<Account>: Int64] { Dictionary(uniqueKeysWithValues: sources.map { ($0.id, $0.balance.minorUnits) }) }

    /// The accounts of goals, whatever their kind is by now.
    private var sources: [GoalForecast.Source] {
        let named = Set(goals.flatMap(\.parts).map(\.account))
        return places.compactMap { $0.toAccount() }.filter { named.contains($0.id) }.map { account in
            GoalForecast.Source(account, holding: balance(of: account)?.booked ?? .zero(account.currency), plan: plans[account.id])
        }
    }

    private var forecast: GoalForecast { GoalForecast(goals, sources: sources, today: today) }

    /// All goals in their order, but removed ones.
    func standings() -> [GoalStanding] { forecast.standings() }

    /// A goal with all that its screens name, a removed one too.
    ///
    /// - Throws: `ServiceError.notFound`.
    func details(of id: ID<SavingsGoal>) throws -> GoalDetails {
        guard let goal = goals.first(where: { $0.id == id }) else { throw ServiceError.notFound }
        // A removed one is shown as if it were alone.
        let forecast = goal.isRemoved ? GoalForecast([goal.restored], sources: sources, today: today) : forecast
        guard let standing = forecast.standings().first(where: { $0.id == id }) else { throw ServiceError.notFound }
        let left = goal.by.map { SavingsProjection.months(from: today, until: $0) } ?? 0
        let months = min(max(left, standing.reachedAfter ?? 0, Self.fewest), Self.most)
        let named = Set(goal.parts.map(\.account))
        let accounts = places.compactMap { $0.toAccount() }.filter { named.contains($0.id) }
        return GoalDetails(
            standing: GoalStanding(goal: goal, standing), accounts: Dictionary(uniqueKeysWithValues: accounts.map { ($0.id, $0) }),
            points: forecast.points(of: id, months: months), choices: try self.accounts())
    }

    /// The shortest and the longest chart of a goal, in months.
    private static let fewest = 12
    private static let most = 360
}

extension SavingsGoal {
    /// As it would be if it were still there.
    fileprivate var restored: SavingsGoal {
        var goal = self
        goal.isRemoved = false
        return goal
    }
}

extension GoalStanding {
    /// A standing of another state of the same goal.
    fileprivate init(goal: SavingsGoal, _ other: GoalStanding) {
        self = other
        self.goal = goal
    }
}
