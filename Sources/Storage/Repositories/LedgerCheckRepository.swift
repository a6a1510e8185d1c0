package import Models

/// What features check of a household beside its ledger: one sentence per difference.
package typealias HouseholdCheck = @Sendable (ID<Household>, Connection) throws -> [String]

/// Recomputes balances and totals from the transactions, independently of the increments that writes apply.
///
/// One pass in primary key order, in which the parts of a group are adjacent. Memory grows with ledger accounts, months and days, not with
/// transactions. What a reader sees without the transactions it comes from, such as an account that is shared by its balance, is left out.
package final class LedgerCheckRepository: ScopedRepository {
    /// The ledger accounts whose transactions the reader does not see.
    private lazy var closed = Set(connection.reach.closed.map(\.rawValue))

    /// Whether the reader sees all transactions that a sum comes from.
    private func isChecked(_ ledgerAccount: Int64, scope: Int64 = 0) -> Bool { !closed.contains(ledgerAccount) && !closed.contains(scope) }

    /// Compares the recomputed sums with the stored ones; one sentence per difference.
    ///
    /// - Parameter others: what is checked besides.
    package func check(_ others: HouseholdCheck) throws -> LedgerCheck {
        let ledgerAccounts = try LedgerAccountRepository(connection, household: household).all()
        var sums = LedgerSums(
            daily: Set(ledgerAccounts.filter { $0.role == .own || $0.role == .category }.map(\.id.rawValue)),
            ownership: AccountScopes(ledgerAccounts))
        try connection.query(
            """
            SELECT group_id, amount, currency, source, source_day, destination, destination_day, status, text_key IS NOT NULL FROM txn
            WHERE household = $1 ORDER BY group_id, id
            """, .id(household)
        ) { row in
            sums.add(
                LedgerSums.Line(
                    group: row.integer(), amount: row.integer(), currency: UInt32(clamping: row.integer()), source: row.integer(),
                    sourceDay: row.day(), destination: row.integer(), destinationDay: row.day(),
                    status: try TransactionStatus(code: row.integer()), hasText: row.bool()))
        }
        var differences: [String] = []
        let names = Dictionary(ledgerAccounts.map { ($0.id.rawValue, $0.name) }, uniquingKeysWith: { first, _ in first })
        try compareBalances(sums, names, &differences)
        try compareScopes(sums, names, &differences)
        try compareDivision(&differences)
        try compareMonths(sums, names, &differences)
        try compareDays(sums, names, &differences)
        try compareTexts(sums, &differences)
        differences += try others(household, connection)
        differences += try connection.brokenReferences()
        return LedgerCheck(transactions: sums.groups, differences: differences)
    }

    // MARK: - Comparing

    private func compareBalances(_ sums: LedgerSums, _ names: [Int64: String], _ differences: inout [String]) throws {
        var rest = sums.holdings.filter { isChecked($0.key.ledgerAccount) }
        try connection.query(
            "SELECT account, currency, booked, pending_out, entries FROM account_balance WHERE household = $1 ORDER BY account, currency",
            .id(household)
        ) { row in
            let key = LedgerSums.BalanceKey(ledgerAccount: row.integer(), currency: UInt32(clamping: row.integer()))
            let stored = LedgerSums.Balance(
                booked: Int128(row.integer()), pendingOut: Int128(row.integer()), entries: row.integer())
            let computed = rest.removeValue(forKey: key) ?? LedgerSums.Balance()
            guard isChecked(key.ledgerAccount) else { return }
            Self.describe(key, names, stored: stored, computed: computed, &differences)
        }
        for (key, computed) in rest.sorted(by: { ($0.key.ledgerAccount, $0.key.currency) < ($1.key.ledgerAccount, $1.key.currency) }) {
            Self.describe(key, names, stored: LedgerSums.Balance(), computed: computed, &differences)
        }
    }

    /// The parts of balances that come from member-owned accounts.
    private func compareScopes(_ sums: LedgerSums, _ names: [Int64: String], _ differences: inout [String]) throws {
        var rest = sums.scopes.filter { isChecked($0.key.balance.ledgerAccount, scope: $0.key.scope) }
        try connection.query(
            """
            SELECT account, currency, scope, booked, pending_out, entries FROM scope_balance
            WHERE household = $1 ORDER BY account, currency, scope
            """, .id(household)
        ) { row in
            let balance = LedgerSums.BalanceKey(ledgerAccount: row.integer(), currency: UInt32(clamping: row.integer()))
            let key = LedgerSums.ScopeKey(balance: balance, scope: row.integer())
            let stored = LedgerSums.Balance(
                booked: Int128(row.integer()), pendingOut: Int128(row.integer()), entries: row.integer())
            let computed = rest.removeValue(forKey: key) ?? LedgerSums.Balance()
            guard isChecked(balance.ledgerAccount, scope: key.scope) else { return }
            Self.describe(balance, names, scope: key.scope, stored: stored, computed: computed, &differences)
        }
        for (key, computed) in rest.sorted(by: {
            ($0.key.balance.ledgerAccount, $0.key.balance.currency, $0.key.scope)
                < ($1.key.balance.ledgerAccount, $1.key.balance.currency, $1.key.scope)
        }) {
            Self.describe(key.balance, names, scope: key.scope, stored: LedgerSums.Balance(), computed: computed, &differences)
        }
    }

    /// Whether the household says of its accounts to whom they belong what they and the history do.
    private func compareDivision(_ differences: inout [String]) throws {
        let stored = try HouseholdRepository(connection).division(of: household)
        let computed = try AccountScopeRepository(connection.unscoped, household: household).division()
        guard stored != computed else { return }
        differences.append("The household is marked as one \(Self.words(stored)), but is one \(Self.words(computed))")
    }

    private static func words(_ division: Household.Division) -> String {
        switch division {
        case .undivided: "without accounts of members"
        case .divided: "with accounts of members"
        case .formerlyDivided: "with deleted accounts of members"
        }
    }

    private static func describe(
        _ key: LedgerSums.BalanceKey, _ names: [Int64: String], scope: Int64 = 0, stored: LedgerSums.Balance,
        computed: LedgerSums.Balance, _ differences: inout [String]
    ) {
        guard stored != computed else { return }
        let (name, currency) = words(key.ledgerAccount, key.currency, names)
        let code = time(currency, scope, names)
        if stored.booked != computed.booked {
            differences.append(
                "\(name) \(code): the balance is \(text(stored.booked, key)), its transactions make \(text(computed.booked, key))")
        }
        if stored.pendingOut != computed.pendingOut {
            differences.append(
                "\(name) \(code): pending debits are \(text(stored.pendingOut, key)), its transactions make \(text(computed.pendingOut, key))"
            )
        }
        if stored.entries != computed.entries {
            differences.append("\(name) \(code): the count of entries is \(stored.entries), its transactions make \(computed.entries)")
        }
    }

    private func compareMonths(_ sums: LedgerSums, _ names: [Int64: String], _ differences: inout [String]) throws {
        var rest = sums.months
        func describe(_ key: LedgerSums.MonthKey, stored: LedgerSums.Flow, computed: LedgerSums.Flow) {
            guard isChecked(key.ledgerAccount, scope: key.scope) else { return }
            let holding = LedgerSums.BalanceKey(ledgerAccount: key.ledgerAccount, currency: key.currency)
            Self.describe(
                holding, names, Self.time(Month(number: key.month).description, key.scope, names), stored: stored, computed: computed,
                &differences)
        }
        try connection.query(
            """
            SELECT account, currency, month, scope, money_in, money_out FROM month_total
            WHERE household = $1 ORDER BY account, currency, month, scope
            """, .id(household)
        ) { row in
            let key = LedgerSums.MonthKey(
                ledgerAccount: row.integer(), currency: UInt32(clamping: row.integer()), month: Int32(clamping: row.integer()),
                scope: row.integer())
            describe(
                key, stored: LedgerSums.Flow(moneyIn: Int128(row.integer()), moneyOut: Int128(row.integer())),
                computed: rest.removeValue(forKey: key) ?? LedgerSums.Flow())
        }
        for (key, computed) in rest.sorted(by: {
            ($0.key.ledgerAccount, $0.key.currency, $0.key.month, $0.key.scope)
                < ($1.key.ledgerAccount, $1.key.currency, $1.key.month, $1.key.scope)
        }) {
            describe(key, stored: LedgerSums.Flow(), computed: computed)
        }
    }

    private func compareDays(_ sums: LedgerSums, _ names: [Int64: String], _ differences: inout [String]) throws {
        var rest = sums.days
        func describe(_ key: LedgerSums.DayKey, stored: LedgerSums.Flow, computed: LedgerSums.Flow) {
            guard isChecked(key.ledgerAccount, scope: key.scope) else { return }
            let holding = LedgerSums.BalanceKey(ledgerAccount: key.ledgerAccount, currency: key.currency)
            Self.describe(
                holding, names, Self.time(Day(number: key.day).description, key.scope, names), stored: stored, computed: computed,
                &differences)
        }
        try connection.query(
            """
            SELECT account, currency, day, scope, money_in, money_out FROM day_total
            WHERE household = $1 ORDER BY account, currency, day, scope
            """, .id(household)
        ) { row in
            let key = LedgerSums.DayKey(
                ledgerAccount: row.integer(), currency: UInt32(clamping: row.integer()), day: row.day().number, scope: row.integer())
            describe(
                key, stored: LedgerSums.Flow(moneyIn: Int128(row.integer()), moneyOut: Int128(row.integer())),
                computed: rest.removeValue(forKey: key) ?? LedgerSums.Flow())
        }
        for (key, computed) in rest.sorted(by: {
            ($0.key.ledgerAccount, $0.key.currency, $0.key.day, $0.key.scope)
                < ($1.key.ledgerAccount, $1.key.currency, $1.key.day, $1.key.scope)
        }) {
            describe(key, stored: LedgerSums.Flow(), computed: computed)
        }
    }

    private static func describe(
        _ holding: LedgerSums.BalanceKey, _ names: [Int64: String], _ time: String, stored: LedgerSums.Flow, computed: LedgerSums.Flow,
        _ differences: inout [String]
    ) {
        let (name, code) = words(holding.ledgerAccount, holding.currency, names)
        for (direction, stored, computed) in [("in", stored.moneyIn, computed.moneyIn), ("out", stored.moneyOut, computed.moneyOut)]
        where stored != computed {
            differences.append(
                "\(name) \(code) \(time): money \(direction) is \(text(stored, holding)), its transactions make \(text(computed, holding))")
        }
    }

    /// Checks that groups and indexed texts correspond one to one.
    private func compareTexts(_ sums: LedgerSums, _ differences: inout [String]) throws {
        let texts =
            try connection.first("SELECT COUNT(*) FROM text_entry WHERE household = $1", .id(household), as: { $0.int() }) ?? 0
        if texts != sums.texts || sums.texts != sums.groups {
            differences.append("The text index holds \(texts) entries, \(sums.texts) of \(sums.groups) transactions point into it")
        }
        let orphans =
            try connection.first(
                """
                SELECT COUNT(*) FROM text_entry WHERE household = $1 AND NOT EXISTS (
                    SELECT 1 FROM txn WHERE txn.household = text_entry.household AND txn.group_id = text_entry.group_id
                        AND txn.text_key = text_entry.text_key)
                """, .id(household), as: { $0.int() }) ?? 0
        if orphans > 0 { differences.append("\(orphans) entries of the text index point to no transaction") }
        let range = TextKeys(slot: try HouseholdRepository(connection).textSlot(of: household).slot).range
        let strays =
            try connection.first(
                "SELECT COUNT(*) FROM text_entry WHERE household = $1 AND (text_key < $2 OR text_key >= $3)", .id(household),
                .integer(range.lowerBound), .integer(range.upperBound), as: { $0.int() }) ?? 0
        if strays > 0 { differences.append("\(strays) entries of the text index have keys of another household") }
    }

    // MARK: - Formatting

    /// A time of a total, with the account whose transactions it sums up, if it belongs to a member.
    private static func time(_ text: String, _ scope: Int64, _ names: [Int64: String]) -> String {
        scope == 0 ? text : "\(text) of \(names[scope] ?? "unknown account \(scope)")"
    }

    private static func words(_ ledgerAccount: Int64, _ currency: UInt32, _ names: [Int64: String]) -> (name: String, code: String) {
        (names[ledgerAccount] ?? "Unknown account \(ledgerAccount)", Currency(packed: currency)?.code ?? "unknown currency")
    }

    private static func text(_ sum: Int128, _ key: LedgerSums.BalanceKey) -> String {
        guard let units = Int64(exactly: sum) else { return "too large to show" }
        return Currency(packed: key.currency).map { Money(minorUnits: units, currency: $0).decimalText } ?? String(units)
    }
}
