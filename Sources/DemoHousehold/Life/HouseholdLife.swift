import Models

/// Two years of a household, lived day by day: what is planned, and what depends on what the accounts hold.
struct HouseholdLife {

    /// From this day on, for 24 months and what there is of the current one.
    let firstDay: Day
    let today: Day
    let seed: UInt64

    var movements: [Movement] = []
    var valuations: [Valuation] = []
    /// What each account holds, in minor units.
    var held: [DemoAccount: Int64] = [:]
    /// What the card's last bill asks for.
    var cardBill: Int64 = 0
    /// What arrives on a later day than it left.
    var underWay: [Day: [Movement]] = [:]
    var random: SeededRandom

    init(seed: UInt64, today: Day) {
        self.seed = seed
        self.today = today
        firstDay = Month(of: today).adding(months: -24).firstDay
        random = SeededRandom(seed: seed, stream: 1)
        for account in DemoAccount.allCases { held[account] = account.opening }
    }

    // MARK: - Living

    /// Everything that happens, by day.
    func run() -> HouseholdLife {
        var life = self
        let plan = plan()
        var day = firstDay
        while day <= today {
            for movement in plan[day] ?? [] { life.happen(movement) }
            for movement in life.underWay.removeValue(forKey: day) ?? [] { life.happen(movement) }
            life.bank(on: day)
            life.takeBack(on: day)
            life.carryCash(on: day)
            day = day.adding(days: 1)
        }
        return life
    }

    /// Takes a movement into the books; what it does to the wallet is a matter of the machine.
    mutating func happen(_ movement: Movement) {
        held[movement.account, default: 0] += movement.units
        if movement.kind == .cash { held[.wallet, default: 0] -= movement.units }
        movements.append(movement)
    }

    func holding(_ account: DemoAccount) -> Int64 { held[account] ?? 0 }

    // MARK: - Days

    /// Days on which shops have given the card's charge to nobody's books yet.
    func isPending(_ movement: Movement) -> Bool {
        guard movement.kind == .purchase else { return false }
        return movement.account == .card ? movement.day >= today.adding(days: -1) : movement.day == today
    }
}

/// What the fund is worth on a day, after what it was thought to be worth.
struct Valuation: Hashable {
    var account: DemoAccount
    var day: Day
    var before: Int64
    var after: Int64
}
