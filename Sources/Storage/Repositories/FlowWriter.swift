package import Models

/// Applies increments to the monthly totals of all ledger accounts and to the daily totals of own accounts and categories, by scope.
///
/// Increases use one upsert statement. Decreases need an update only, since totals are never negative and the row therefore exists.
///
/// Used for one write; prepares each of its statements once.
package final class FlowWriter: ScopedRepository {
    private var statements: [String: PreparedStatement] = [:]

    /// Applies increments, months before days.
    ///
    /// - Throws: `TotalOverflow`.
    package func write(
        _ months: [LedgerEffect.MonthKey: LedgerEffect.FlowChange], _ days: [LedgerEffect.DayKey: LedgerEffect.FlowChange]
    ) throws {
        let changed = months.lazy.filter { !$1.isZero }
        try write(changed.map { (Key($0.ledgerAccount, $0.currency, Int64($0.month.number), $0.scope), $1) }, to: Self.months)
        var known: [LedgerAccountID: Bool] = [:]
        var kept: [(key: LedgerEffect.DayKey, change: LedgerEffect.FlowChange)] = []
        for (key, change) in days where !change.isZero {
            let hasDays = try known[key.ledgerAccount] ?? hasDays(key.ledgerAccount)
            known[key.ledgerAccount] = hasDays
            if hasDays { kept.append((key, change)) }
        }
        // In the table's key order, so that a long import writes each page once.
        if kept.count > 2 { kept.sort { Self.order($0.key) < Self.order($1.key) } }
        try write(kept.lazy.map { (Key($0.ledgerAccount, $0.currency, Int64($0.day.number), $0.scope), $1) }, to: Self.days)
    }

    // MARK: - Private

    /// The key of a total.
    private struct Key {
        var ledgerAccount: LedgerAccountID
        var currency: Currency
        /// The number of the month or day.
        var period: Int64
        /// The stored scope: 0 for the household's.
        var scope: Int64

        init(_ ledgerAccount: LedgerAccountID, _ currency: Currency, _ period: Int64, _ scope: LedgerAccountID?) {
            self.ledgerAccount = ledgerAccount
            self.currency = currency
            self.period = period
            self.scope = scope?.rawValue ?? 0
        }
    }

    private func write(_ rows: some Collection<(Key, LedgerEffect.FlowChange)>, to totals: Totals) throws {
        guard !rows.isEmpty else { return }
        let add = try prepared(totals.add)
        let changing = try prepared(totals.change)
        for (key, change) in rows {
            guard try !run(change.isAdded ? add : changing, change, of: key) else { continue }
            // A total above the limit may still decrease.
            let old = try connection.first(
                totals.find, .id(household), .ledgerAccount(key.ledgerAccount), .currency(key.currency), .integer(key.period),
                .integer(key.scope)
            ) { (moneyIn: $0.integer(), moneyOut: $0.integer()) }
            // If the total is missing, for example after manual changes to the file, no row is created; `check` reports it.
            if old == nil, !change.isAdded { continue }
            let total = try Self.total(old, change, in: key.currency)
            try connection.execute(
                totals.set, .integer(total.moneyIn), .integer(total.moneyOut), .id(household), .ledgerAccount(key.ledgerAccount),
                .currency(key.currency), .integer(key.period), .integer(key.scope))
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

    /// - Returns: false if a total would exceed `AmountLimit.total` or does not exist; then nothing was changed.
    private func run(_ statement: PreparedStatement, _ change: LedgerEffect.FlowChange, of key: Key) throws -> Bool {
        guard change.moneyIn <= AmountLimit.total, change.moneyOut <= AmountLimit.total else { return false }
        statement.bind(1, change.moneyIn)
        statement.bind(2, change.moneyOut)
        statement.bind(3, household.rawValue)
        statement.bind(4, key.ledgerAccount.rawValue)
        statement.bind(5, Int64(key.currency.packed))
        statement.bind(6, key.period)
        statement.bind(7, key.scope)
        return try statement.runCountingChanges() == 1
    }

    private func prepared(_ sql: SQL) throws -> PreparedStatement {
        if let statement = statements[sql.text] { return statement }
        let statement = try connection.prepare(sql)
        statements[sql.text] = statement
        return statement
    }

    private func hasDays(_ ledgerAccount: LedgerAccountID) throws -> Bool {
        try connection.exists(
            "SELECT 1 FROM account WHERE household = $1 AND id = $2 AND role IN ('own', 'category')", .id(household),
            .ledgerAccount(ledgerAccount))
    }

    private static func order(_ key: LedgerEffect.DayKey) -> (Int64, UInt32, Int32, Int64) {
        (key.ledgerAccount.rawValue, key.currency.packed, key.day.number, key.scope?.rawValue ?? 0)
    }

    // MARK: - Statements

    /// The statements of a table of totals.
    struct Totals {
        let add, change, find, set: SQL

        /// - Parameter period: the column of the month or day.
        fileprivate init(_ table: String, by period: String) {
            let key = "account = $4 AND currency = $5 AND \(period) = $6 AND scope = $7"
            add = SQL(
                engine: """
                    INSERT INTO \(table) (money_in, money_out, household, account, currency, \(period), scope)
                    VALUES ($1, $2, $3, $4, $5, $6, $7)
                    ON CONFLICT (household, account, currency, \(period), scope) DO UPDATE
                    SET money_in = \(table).money_in + excluded.money_in, money_out = \(table).money_out + excluded.money_out
                    WHERE \(table).money_in + excluded.money_in <= 100000000000000000
                        AND \(table).money_out + excluded.money_out <= 100000000000000000
                    """)
            change = SQL(
                engine: """
                    UPDATE \(table) SET money_in = money_in + $1, money_out = money_out + $2
                    WHERE household = $3 AND \(key)
                        AND money_in + $1 <= 100000000000000000 AND money_out + $2 <= 100000000000000000
                    """)
            find = SQL(
                engine: """
                    SELECT money_in, money_out FROM \(table)
                    WHERE household = $1 AND account = $2 AND currency = $3 AND \(period) = $4 AND scope = $5
                    """)
            set = SQL(engine: "UPDATE \(table) SET money_in = $1, money_out = $2 WHERE household = $3 AND \(key)")
        }
    }

    static let months = Totals("month_total", by: "month")
    static let days = Totals("day_total", by: "day")
}

extension LedgerEffect.FlowChange {
    /// Whether no amount is negative.
    fileprivate var isAdded: Bool { moneyIn >= 0 && moneyOut >= 0 }
}
