package import Models

/// Applies increments to the monthly totals of all ledger accounts and to the daily totals of own accounts and categories.
///
/// Increases use one upsert statement. Decreases need an update only, since totals are never negative and the row therefore exists.
///
/// Used for one write; prepares each of its statements once.
package final class FlowWriter {
    private let connection: Connection
    private let household: ID<Household>
    private var statements: [String: PreparedStatement] = [:]

    /// Accesses a household's rows on a connection, for the duration of its write.
    package init(_ connection: Connection, household: ID<Household>) {
        self.connection = connection
        self.household = household
    }

    /// Applies increments, months before days.
    ///
    /// - Throws: `TotalOverflow`.
    package func write(
        _ months: [LedgerEffect.MonthKey: LedgerEffect.FlowChange], _ days: [LedgerEffect.DayKey: LedgerEffect.FlowChange]
    ) throws {
        try write(months)
        try write(days)
    }

    // MARK: - Private

    private func write(_ months: [LedgerEffect.MonthKey: LedgerEffect.FlowChange]) throws {
        guard !months.isEmpty else { return }
        let add = try prepared(Self.addMonth)
        let changing = try prepared(Self.changeMonth)
        for (key, change) in months where !change.isZero {
            guard try !run(change.isAdded ? add : changing, change, of: key.ledgerAccount, key.currency, Int64(key.month.number)) else {
                continue
            }
            // A total above the limit may still decrease.
            let old = try connection.first(
                Self.month, .id(household), .ledgerAccount(key.ledgerAccount), .currency(key.currency), .month(key.month)
            ) {
                (moneyIn: $0.integer(0), moneyOut: $0.integer(1))
            }
            // If the total is missing, for example after manual changes to the file, no row is created; `check` reports it.
            if old == nil, !change.isAdded { continue }
            let total = try Self.total(old, change, in: key.currency)
            try connection.execute(
                Self.setMonth, .integer(total.moneyIn), .integer(total.moneyOut), .id(household), .ledgerAccount(key.ledgerAccount),
                .currency(key.currency), .month(key.month))
        }
    }

    private func write(_ days: [LedgerEffect.DayKey: LedgerEffect.FlowChange]) throws {
        var known: [LedgerAccountID: Bool] = [:]
        var kept: [(key: LedgerEffect.DayKey, change: LedgerEffect.FlowChange)] = []
        for (key, change) in days where !change.isZero {
            let hasDays = try known[key.ledgerAccount] ?? hasDays(key.ledgerAccount)
            known[key.ledgerAccount] = hasDays
            if hasDays { kept.append((key, change)) }
        }
        // In the table's key order, so that a long import writes each page once.
        if kept.count > 2 { kept.sort { Self.order($0.key) < Self.order($1.key) } }
        guard !kept.isEmpty else { return }
        let add = try prepared(Self.addDay)
        let changing = try prepared(Self.changeDay)
        for (key, change) in kept {
            guard try !run(change.isAdded ? add : changing, change, of: key.ledgerAccount, key.currency, Int64(key.day.number)) else {
                continue
            }
            let old = try connection.first(
                Self.day, .id(household), .ledgerAccount(key.ledgerAccount), .currency(key.currency), .day(key.day)
            ) {
                (moneyIn: $0.integer(0), moneyOut: $0.integer(1))
            }
            // If the total is missing, for example after manual changes to the file, no row is created; `check` reports it.
            if old == nil, !change.isAdded { continue }
            let total = try Self.total(old, change, in: key.currency)
            try connection.execute(
                Self.setDay, .integer(total.moneyIn), .integer(total.moneyOut), .id(household), .ledgerAccount(key.ledgerAccount),
                .currency(key.currency), .day(key.day))
        }
    }

    /// - Throws: `TotalOverflow`.
    private static func total(
        _ old: (moneyIn: Int64, moneyOut: Int64)?, _ change: LedgerEffect.FlowChange, in currency: Currency
    ) throws -> (moneyIn: Int64, moneyOut: Int64) {
        guard let old, let moneyIn = AmountLimit.total(old.moneyIn, changedBy: change.moneyIn),
            let moneyOut = AmountLimit.total(old.moneyOut, changedBy: change.moneyOut)
        else { throw TotalOverflow(currency: currency) }
        return (moneyIn, moneyOut)
    }

    /// - Parameter number: the number of the month or day.
    /// - Returns: false if a total would exceed `AmountLimit.total` or does not exist; then nothing was changed.
    private func run(
        _ statement: PreparedStatement, _ change: LedgerEffect.FlowChange, of ledgerAccount: LedgerAccountID, _ currency: Currency,
        _ number: Int64
    ) throws -> Bool {
        guard change.moneyIn <= AmountLimit.total, change.moneyOut <= AmountLimit.total else { return false }
        statement.bind(1, change.moneyIn)
        statement.bind(2, change.moneyOut)
        statement.bind(3, household.rawValue)
        statement.bind(4, ledgerAccount.rawValue)
        statement.bind(5, Int64(currency.packed))
        statement.bind(6, number)
        return try statement.runCountingChanges() == 1
    }

    private func prepared(_ sql: SQL) throws -> PreparedStatement {
        if let statement = statements[sql.text] { return statement }
        let statement = try connection.prepare(sql)
        statements[sql.text] = statement
        return statement
    }

    private func hasDays(_ ledgerAccount: LedgerAccountID) throws -> Bool {
        try connection.first(
            "SELECT 1 FROM account WHERE household = $1 AND id = $2 AND role IN ('own', 'category')", .id(household),
            .ledgerAccount(ledgerAccount)
        ) { _ in true } ?? false
    }

    private static func order(_ key: LedgerEffect.DayKey) -> (Int64, UInt32, Int32) {
        (key.ledgerAccount.rawValue, key.currency.packed, key.day.number)
    }

    // MARK: - Statements

    private static let addMonth: SQL = """
        INSERT INTO month_total (money_in, money_out, household, account, currency, month)
        VALUES ($1, $2, $3, $4, $5, $6)
        ON CONFLICT (household, account, currency, month) DO UPDATE
        SET money_in = month_total.money_in + excluded.money_in, money_out = month_total.money_out + excluded.money_out
        WHERE month_total.money_in + excluded.money_in <= 100000000000000000
            AND month_total.money_out + excluded.money_out <= 100000000000000000
        """

    private static let changeMonth: SQL = """
        UPDATE month_total SET money_in = money_in + $1, money_out = money_out + $2
        WHERE household = $3 AND account = $4 AND currency = $5 AND month = $6
            AND money_in + $1 <= 100000000000000000 AND money_out + $2 <= 100000000000000000
        """

    private static let month: SQL = """
        SELECT money_in, money_out FROM month_total WHERE household = $1 AND account = $2 AND currency = $3 AND month = $4
        """

    private static let setMonth: SQL = """
        UPDATE month_total SET money_in = $1, money_out = $2 WHERE household = $3 AND account = $4 AND currency = $5 AND month = $6
        """

    private static let addDay: SQL = """
        INSERT INTO day_total (money_in, money_out, household, account, currency, day)
        VALUES ($1, $2, $3, $4, $5, $6)
        ON CONFLICT (household, account, currency, day) DO UPDATE
        SET money_in = day_total.money_in + excluded.money_in, money_out = day_total.money_out + excluded.money_out
        WHERE day_total.money_in + excluded.money_in <= 100000000000000000
            AND day_total.money_out + excluded.money_out <= 100000000000000000
        """

    private static let changeDay: SQL = """
        UPDATE day_total SET money_in = money_in + $1, money_out = money_out + $2
        WHERE household = $3 AND account = $4 AND currency = $5 AND day = $6
            AND money_in + $1 <= 100000000000000000 AND money_out + $2 <= 100000000000000000
        """

    private static let day: SQL = """
        SELECT money_in, money_out FROM day_total WHERE household = $1 AND account = $2 AND currency = $3 AND day = $4
        """

    private static let setDay: SQL = """
        UPDATE day_total SET money_in = $1, money_out = $2 WHERE household = $3 AND account = $4 AND currency = $5 AND day = $6
        """
}

extension LedgerEffect.FlowChange {
    /// Whether no amount is negative.
    fileprivate var isAdded: Bool { moneyIn >= 0 && moneyOut >= 0 }
}
