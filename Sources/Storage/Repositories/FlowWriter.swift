import Models

/// Applies increments to the totals of months, of every place, and of days, of own accounts alone.
///
/// What is added is put in or added to in one statement. What is taken away has a row already, since no total is below zero.
struct FlowWriter {
    private let connection: Connection
    private let household: ID<Household>

    init(_ connection: Connection, household: ID<Household>) {
        self.connection = connection
        self.household = household
    }

    func write(
        _ months: [LedgerEffect.MonthKey: LedgerEffect.FlowChange], _ days: [LedgerEffect.DayKey: LedgerEffect.FlowChange]
    ) throws {
        try write(months)
        try write(days)
    }

    // MARK: - Private

    private func write(_ months: [LedgerEffect.MonthKey: LedgerEffect.FlowChange]) throws {
        guard !months.isEmpty else { return }
        let add = try connection.prepare(Self.addMonth)
        let changing = try connection.prepare(Self.changeMonth)
        for (key, change) in months where !change.isZero {
            try run(change.isAdded ? add : changing, change, of: key.place, key.currency, Int64(key.month.number))
        }
    }

    private func write(_ days: [LedgerEffect.DayKey: LedgerEffect.FlowChange]) throws {
        var roles: [Place: Bool] = [:]
        var own: [(key: LedgerEffect.DayKey, change: LedgerEffect.FlowChange)] = []
        for (key, change) in days where !change.isZero {
            let isOwn = try roles[key.place] ?? isOwn(key.place)
            roles[key.place] = isOwn
            if isOwn { own.append((key, change)) }
        }
        // In the order of the table, so that a long import writes each page once.
        if own.count > 2 { own.sort { Self.order($0.key) < Self.order($1.key) } }
        guard !own.isEmpty else { return }
        let add = try connection.prepare(Self.addDay)
        let changing = try connection.prepare(Self.changeDay)
        for (key, change) in own {
            try run(change.isAdded ? add : changing, change, of: key.place, key.currency, Int64(key.day.number))
        }
    }

    /// - Parameter number: of the month or day.
    private func run(
        _ statement: PreparedStatement, _ change: LedgerEffect.FlowChange, of place: Place, _ currency: Currency, _ number: Int64
    ) throws {
        statement.bind(1, change.moneyIn)
        statement.bind(2, change.moneyOut)
        statement.bind(3, household.rawValue)
        statement.bind(4, place.rawValue)
        statement.bind(5, Int64(currency.packed))
        statement.bind(6, number)
        try statement.run()
    }

    private func isOwn(_ place: Place) throws -> Bool {
        try connection.first(
            "SELECT 1 FROM account WHERE household = $1 AND id = $2 AND role = 'own'", .id(household), .place(place)
        ) { _ in true } ?? false
    }

    private static func order(_ key: LedgerEffect.DayKey) -> (Int64, UInt32, Int32) {
        (key.place.rawValue, key.currency.packed, key.day.number)
    }

    // MARK: - Statements

    private static let addMonth: SQL = """
        INSERT INTO month_total (money_in, money_out, household, account, currency, month) VALUES ($1, $2, $3, $4, $5, $6)
        ON CONFLICT (household, account, currency, month) DO UPDATE
        SET money_in = month_total.money_in + excluded.money_in, money_out = month_total.money_out + excluded.money_out
        """

    private static let changeMonth: SQL = """
        UPDATE month_total SET money_in = money_in + $1, money_out = money_out + $2
        WHERE household = $3 AND account = $4 AND currency = $5 AND month = $6
        """

    private static let addDay: SQL = """
        INSERT INTO day_total (money_in, money_out, household, account, currency, day) VALUES ($1, $2, $3, $4, $5, $6)
        ON CONFLICT (household, account, currency, day) DO UPDATE
        SET money_in = day_total.money_in + excluded.money_in, money_out = day_total.money_out + excluded.money_out
        """

    private static let changeDay: SQL = """
        UPDATE day_total SET money_in = money_in + $1, money_out = money_out + $2
        WHERE household = $3 AND account = $4 AND currency = $5 AND day = $6
        """
}

extension LedgerEffect.FlowChange {
    /// Whether nothing is taken away.
    fileprivate var isAdded: Bool { moneyIn >= 0 && moneyOut >= 0 }
}
