package import Models

extension AccountScopes {
    /// Those among all ledger accounts of a household.
    init(_ ledgerAccounts: [LedgerAccountRecord]) {
        let holders = ledgerAccounts.filter { $0.role == .own || $0.role == .receivable }
        var owned: [LedgerAccountID: Ownership] = [:]
        for account in holders {
            if let owner = account.owner { owned[account.id] = Ownership(member: owner, sharing: account.sharing) }
        }
        self.init(owned: owned, holders: Set(holders.map(\.id)))
    }
}

/// Reads which accounts belong to members, and keeps what follows from it.
package final class AccountScopeRepository: ScopedRepository {
    /// The member-owned accounts, and all whose totals have no scope; one statement.
    package func scopes() throws -> AccountScopes {
        var owned: [LedgerAccountID: AccountScopes.Ownership] = [:]
        var holders: Set<LedgerAccountID> = []
        try connection.query(
            "SELECT id, sharing, owner FROM account WHERE household = $1 AND role IN ('own', 'receivable')", .id(household)
        ) { row in
            let (id, sharing) = (row.ledgerAccount(), try row.value("sharing") as AccountSharing)
            let owner: ID<Member>? = row.optionalID()
            holders.insert(id)
            if let owner { owned[id] = AccountScopes.Ownership(member: owner, sharing: sharing) }
        }
        return AccountScopes(owned: owned, holders: holders)
    }

    /// Whether any account belongs to a member, or else the history names a deleted one that did.
    func division() throws -> Household.Division {
        if try connection.exists("SELECT 1 FROM account WHERE household = $1 AND owner IS NOT NULL LIMIT 1", .id(household)) {
            return .divided
        }
        let isNamed = try connection.exists("SELECT 1 FROM audit_reach WHERE household = $1 LIMIT 1", .id(household))
        return isNamed ? .formerlyDivided : .undivided
    }

    /// Stores whether accounts belong to members, after one was given to somebody or is back.
    package func refreshDivision() throws {
        try HouseholdRepository(connection).setDivision(try division(), of: household)
    }

    /// Stores whether accounts belong to members, after one that did was deleted: the history will name it.
    package func keepDivision() throws {
        let division = try division()
        try HouseholdRepository(connection).setDivision(division == .undivided ? .formerlyDivided : division, of: household)
    }

    /// Deletes the totals of an account's scope, which are zero since it has no transactions, or belongs to the household now.
    package func deleteTotals(of scope: LedgerAccountID) throws {
        for statement: SQL in [
            "DELETE FROM day_total WHERE household = $1 AND scope = $2 AND scope <> 0",
            "DELETE FROM month_total WHERE household = $1 AND scope = $2 AND scope <> 0",
            "DELETE FROM scope_balance WHERE household = $1 AND scope = $2",
        ] {
            try connection.execute(statement, .id(household), .ledgerAccount(scope))
        }
    }

    // MARK: - Choices

    /// Lets the household have the choices of an account whose entries everybody sees now. Of two for a payee the household's stays.
    package func releaseChoices(of scope: LedgerAccountID) throws {
        try connection.execute(
            """
            DELETE FROM category_choice WHERE household = $1 AND scope = $2 AND scope <> 0 AND EXISTS (
                SELECT 1 FROM category_choice known WHERE known.household = $1 AND known.payee = category_choice.payee
                    AND known.is_income = category_choice.is_income AND known.scope = 0)
            """, .id(household), .ledgerAccount(scope))
        try connection.execute(
            "UPDATE category_choice SET scope = 0 WHERE household = $1 AND scope = $2 AND scope <> 0", .id(household),
            .ledgerAccount(scope))
    }

    /// Leaves to an account what was chosen for payees that occur in accounts of its member alone. What was chosen in the account itself stays.
    ///
    /// - Parameter payees: normalised payees.
    package func keepChoices(for payees: some Sequence<String>, in scope: LedgerAccountID) throws {
        for payee in payees.sorted() {
            try connection.execute(
                """
                UPDATE category_choice SET scope = $1 WHERE household = $2 AND payee = $3 AND scope = 0 AND NOT EXISTS (
                    SELECT 1 FROM category_choice known WHERE known.household = $2 AND known.payee = category_choice.payee
                        AND known.is_income = category_choice.is_income AND known.scope = $1)
                """, .ledgerAccount(scope), .id(household), .text(payee))
        }
    }

    /// Deletes the choices of an account that is deleted.
    package func deleteChoices(of scope: LedgerAccountID) throws {
        try connection.execute(
            "DELETE FROM category_choice WHERE household = $1 AND scope = $2 AND scope <> 0", .id(household), .ledgerAccount(scope))
    }

    // MARK: - Payees

    /// Computes again in which members' accounts alone payees occur, in one pass over the transactions of the household. Memory grows with
    /// the payees.
    package func refreshPayees(_ scopes: AccountScopes) throws {
        var readers: [Int64: Int64] = [:]
        try connection.query("SELECT payee, source, destination FROM txn WHERE household = $1", .id(household)) { row in
            let (payee, sides) = (row.integer(), [row.ledgerAccount(), row.ledgerAccount()])
            let reader = scopes.onlyReader(of: sides)?.rawValue ?? 0
            if let known = readers[payee], known != reader { readers[payee] = 0 } else { readers[payee] = reader }
        }
        let stored = try connection.all(
            "SELECT id, scope FROM payee WHERE household = $1 ORDER BY id", .id(household)
        ) { (id: $0.integer(), scope: $0.integer()) }
        // A payee without transactions keeps its scope: it may be that of a private account that was deleted.
        for payee in stored {
            guard let scope = readers[payee.id], scope != payee.scope else { continue }
            try connection.execute(
                "UPDATE payee SET scope = $1 WHERE household = $2 AND id = $3", .integer(scope), .id(household), .integer(payee.id))
        }
    }

    // MARK: - History

    /// Notes that a recorded change touched member-owned accounts.
    package func insertReach(_ accounts: some Sequence<LedgerAccountID>, of audit: ID<AuditRecord>) throws {
        for account in accounts {
            try connection.execute(
                "INSERT INTO audit_reach (household, audit, account) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING", .id(household),
                .id(audit), .ledgerAccount(account))
        }
    }

    /// Notes that the undo of a change touches the accounts that the change touched.
    package func copyReach(of audit: ID<AuditRecord>, to undo: ID<AuditRecord>) throws {
        try connection.execute(
            """
            INSERT INTO audit_reach (household, audit, account)
            SELECT household, CAST($1 AS BIGINT), account FROM audit_reach WHERE household = $2 AND audit = $3
            ON CONFLICT DO NOTHING
            """, .id(undo), .id(household), .id(audit))
    }

    /// Notes which past changes touched an account that belongs to a member from now on: those whose transactions or removed accounts the
    /// history knows, those that name the account or what hangs on it, and imports of its statements.
    ///
    /// - Parameter names: ids of what hangs on the account, as the history writes them.
    package func fillReach(of account: LedgerAccountID, named names: some Sequence<String> = []) throws {
        let values: [Value] = [.ledgerAccount(account), .id(household)]
        for statement: SQL in [
            """
            INSERT INTO audit_reach (household, audit, account)
            SELECT DISTINCT household, audit, CAST($1 AS BIGINT) FROM audit_group WHERE household = $2 AND (source = $1 OR destination = $1)
            ON CONFLICT DO NOTHING
            """,
            """
            INSERT INTO audit_reach (household, audit, account)
            SELECT DISTINCT audit_group.household, audit_group.audit, CAST($1 AS BIGINT) FROM audit_group
                JOIN txn ON txn.household = audit_group.household AND txn.group_id = audit_group.group_id
            WHERE audit_group.household = $2 AND (txn.source = $1 OR txn.destination = $1)
            ON CONFLICT DO NOTHING
            """,
            """
            INSERT INTO audit_reach (household, audit, account)
            SELECT DISTINCT household, audit, CAST($1 AS BIGINT) FROM audit_account WHERE household = $2 AND account = $1
            ON CONFLICT DO NOTHING
            """,
        ] {
            try connection.execute(statement, values: values)
        }
        var all = Set(names)
        all.insert(ID<Account>(rawValue: account.rawValue).description)
        all.formUnion(try imports(into: account))
        for change in try changes(naming: all) { try insertReach([account], of: change) }
    }

    /// The imports of statements of an account, as the records of these changes and of their undo refer to them.
    private func imports(into account: LedgerAccountID) throws -> [String] {
        try connection.all(
            "SELECT DISTINCT import_id FROM import_report WHERE household = $1 AND account = $2", .id(household), .ledgerAccount(account)
        ) { ($0.id() as ID<StatementImport>).description }
    }

    /// The recorded changes whose target is one of some ids, or whose reference has one, oldest first; one pass over the history.
    private func changes(naming names: Set<String>) throws -> [ID<AuditRecord>] {
        var changes: [ID<AuditRecord>] = []
        try connection.query(
            "SELECT id, target, reference FROM audit WHERE household = $1 AND (target <> '' OR reference <> '') ORDER BY id", .id(household)
        ) { row in
            let (id, target, reference) = (row.id() as ID<AuditRecord>, row.text(), row.text())
            // A change of several objects refers to all of them.
            let isNamed = names.contains(target) || reference.split(separator: " ").contains { names.contains(String($0)) }
            if isNamed { changes.append(id) }
        }
        return changes
    }

    /// Forgets which changes touched an account that is the household's from now on.
    package func deleteReach(of account: LedgerAccountID) throws {
        try connection.execute("DELETE FROM audit_reach WHERE household = $1 AND account = $2", .id(household), .ledgerAccount(account))
    }
}
