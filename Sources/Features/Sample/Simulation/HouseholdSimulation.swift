import Models

/// Simulates months of a household day by day: planned movements, and movements that depend on account balances.
struct HouseholdSimulation {
    /// The first day of the first month.
    let firstDay: Day
    /// The number of whole months before the current one.
    let wholeMonths: Int
    let today: Day
    let seed: UInt64

    var movements: [Movement] = []
    /// Revaluations of the fund in minor units.
    var valuations: [(account: SampleAccount, day: Day, before: Int64, after: Int64)] = []
    /// The balance of each account in minor units.
    var balances: [SampleAccount: Int64] = [:]
    /// The amount of the last card bill in minor units.
    var cardBill: Int64 = 0
    /// Incoming sides of transfers, by the day on which they are booked.
    var pendingArrivals: [Day: [Movement]] = [:]
    /// What is paid in cash, which is entered by hand.
    var cash: [Day: [Movement]] = [:]
    var random: SeededRandom

    init(seed: UInt64, today: Day, months: Int) {
        self.seed = seed
        wholeMonths = months
        self.today = today
        firstDay = Month(of: today).adding(months: -months).firstDay
        random = SeededRandom(seed: seed, stream: 1)
        for account in SampleAccount.allCases { balances[account] = account.terms.opening }
    }

    /// Runs the simulation up to today.
    func run() -> HouseholdSimulation {
        var simulation = self
        let planned = plannedMovements()
        var day = firstDay
        while day <= today {
            for movement in planned[day] ?? [] { simulation.post(movement) }
            for movement in simulation.pendingArrivals.removeValue(forKey: day) ?? [] { simulation.post(movement) }
            simulation.simulateBanking(on: day)
            simulation.returnPurchase(on: day)
            simulation.simulateCash(on: day)
            day = day.adding(days: 1)
        }
        simulation.cash = Dictionary(grouping: simulation.movements.filter { $0.account == .wallet }, by: \.day)
        return simulation
    }

    /// Posts a movement to its account. A cash withdrawal also increases the wallet's balance.
    mutating func post(_ movement: Movement) {
        balances[movement.account, default: 0] += movement.units
        if movement.kind == .cash { balances[.wallet, default: 0] -= movement.units }
        movements.append(movement)
    }

    func balance(of account: SampleAccount) -> Int64 { balances[account] ?? 0 }

    /// Whether a purchase is not booked yet: of the last two days for the card, of today for other accounts.
    func isPending(_ movement: Movement) -> Bool {
        guard movement.kind == .purchase else { return false }
        return movement.account == .card ? movement.day >= today.adding(days: -1) : movement.day == today
    }
}
