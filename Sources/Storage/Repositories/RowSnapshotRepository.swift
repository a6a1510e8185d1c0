package import Models

/// Takes snapshots of the rows that refer to an account and restores them.
package struct RowSnapshotRepository {
    let connection: Connection
    let household: ID<Household>

    /// Accesses a household's rows on a connection, for the duration of its read or write.
    package init(_ connection: Connection, household: ID<Household>) {
        self.connection = connection
        self.household = household
    }

    /// All rows that refer to an account except transactions.
    package func rows(of account: ID<Account>) throws -> RowSnapshot {
        var snapshot = RowSnapshot()
        for table in RowSnapshot.Table.allCases { try read(table, .id(household), .id(account), Self.select(table), into: &snapshot) }
        return snapshot
    }

    /// The rows of statement import and reconciliation of an account.
    package func statementRows(of account: ID<Account>) throws -> RowSnapshot {
        var snapshot = RowSnapshot()
        for table in RowSnapshot.Table.allCases where table.isStatementTable {
            try read(table, .id(household), .id(account), Self.select(table), into: &snapshot)
        }
        return snapshot
    }

    /// The transfers and standing orders from or to an account.
    package func orders(of account: ID<Account>) throws -> RowSnapshot {
        var snapshot = RowSnapshot()
        for table in RowSnapshot.Table.allCases where table.isTransferTable {
            try read(table, .id(household), .id(account), Self.select(table), into: &snapshot)
        }
        return snapshot
    }

    /// The savings plan and goal parts of an account.
    package func savings(of account: ID<Account>) throws -> RowSnapshot {
        var snapshot = RowSnapshot()
        for table in RowSnapshot.Table.allCases where table.isSavingsTable {
            try read(table, .id(household), .id(account), Self.select(table), into: &snapshot)
        }
        return snapshot
    }

    /// The row of one rule.
    package func row(of rule: ID<CategoryRule>) throws -> RowSnapshot {
        var snapshot = RowSnapshot()
        try read(
            .rule, .id(household), .id(rule),
            """
            SELECT id, sequence, payee_test, payee_text, minimum, maximum, account, category, tags, payee_name FROM category_rule
            WHERE household = $1 AND id = $2
            """, into: &snapshot)
        return snapshot
    }

    /// Moves transfers back to their account and keeps their other changes since. A transfer between the two merged accounts was deleted
    /// and is inserted again.
    package func moveBack(_ snapshot: RowSnapshot) throws {
        for table in snapshot.tables where table.table.isTransferTable {
            let isTransfer = table.table == .transferOrder
            for row in table.rows {
                guard let id = row.first?.value, row.count > 4 else { continue }
                let (source, destination) = isTransfer ? (row[3].value, row[4].value) : (row[1].value, row[2].value)
                let changed =
                    isTransfer
                    ? try connection.execute(
                        "UPDATE transfer_order SET source = $1, destination = $2 WHERE household = $3 AND id = $4", source, destination,
                        .id(household), id)
                    : try connection.execute(
                        "UPDATE standing_order SET source = $1, destination = $2 WHERE household = $3 AND id = $4", source, destination,
                        .id(household), id)
                if changed == 0 { try connection.execute(Self.insert(table.table), values: [.id(household)] + row.map(\.value)) }
            }
        }
    }

    /// Inserts the rows of a snapshot.
    package func insert(_ snapshot: RowSnapshot) throws {
        for table in snapshot.tables {
            for row in table.rows { try connection.execute(Self.insert(table.table), values: [.id(household)] + row.map(\.value)) }
        }
    }

    // MARK: - Private

    private func read(_ table: RowSnapshot.Table, _ household: Value, _ key: Value, _ sql: SQL, into snapshot: inout RowSnapshot) throws {
        let rows = try connection.all(sql, household, key) { row in row.values.map { RowSnapshot.Cell($0) } }
        if !rows.isEmpty { snapshot.tables.append(RowSnapshot.Rows(table: table, rows: rows)) }
    }

    private static func select(_ table: RowSnapshot.Table) -> SQL {
        switch table {
        case .importStatement:
            """
            SELECT account, import_id, sequence, file, format, from_day, until_day, new_lines, known_lines, matched_lines, transfer_lines,
                rejected_lines, made_account
            FROM import_statement WHERE household = $1 AND account = $2 ORDER BY import_id, sequence
            """
        case .statementLine:
            """
            SELECT account, day, id, amount, bank_id, text_hash, format, state, group_id, import_id FROM statement_line
            WHERE household = $1 AND account = $2 ORDER BY day, id
            """
        case .lineSeen:
            "SELECT account, day, line, import_id FROM line_seen WHERE household = $1 AND account = $2 ORDER BY day, line, import_id"
        case .namedTransfer:
            "SELECT account, day, line, sequence, amount, name FROM named_transfer WHERE household = $1 AND account = $2 ORDER BY day, line, sequence"
        case .checkpoint:
            "SELECT account, day, import_id, amount FROM checkpoint WHERE household = $1 AND account = $2 ORDER BY day, import_id"
        case .closing:
            "SELECT account, day, stated, at, member FROM account_closing WHERE household = $1 AND account = $2 ORDER BY day"
        case .check:
            "SELECT account, since, day, stated FROM account_check WHERE household = $1 AND account = $2"
        case .tick:
            "SELECT account, group_id FROM check_tick WHERE household = $1 AND account = $2 ORDER BY group_id"
        case .carried:
            """
            SELECT account, group_id, carried_day, settled_day FROM check_carried WHERE household = $1 AND account = $2 ORDER BY group_id
            """
        case .rule:
            """
            SELECT id, sequence, payee_test, payee_text, minimum, maximum, account, category, tags, payee_name FROM category_rule
            WHERE household = $1 AND account = $2 ORDER BY id
            """
        case .transferOrder:
            """
            SELECT id, reference, status, source, destination, party, beneficiary, is_international, amount, currency, other_amount,
                other_currency, day, note, category, standing_order, occurrence, group_id, failure, member, request_key, wrong_proofs,
                created_at, confirmed_at, confirmed_day, ended_at, revision
            FROM transfer_order WHERE household = $1 AND (source = $2 OR destination = $2) ORDER BY id
            """
        case .savingsPlan:
            "SELECT account, contribution, rate, rate_basis, revision FROM savings_plan WHERE household = $1 AND account = $2"
        case .goalPart:
            "SELECT id, goal, place, name, account, amount FROM goal_part WHERE household = $1 AND account = $2 ORDER BY id"
        case .standingOrder:
            """
            SELECT id, source, destination, party, beneficiary, is_international, amount, currency, note, category, anchor, every, unit,
                last_day, max_count, next_index, next_day, is_active, request_key, member, created_at, revision
            FROM standing_order WHERE household = $1 AND (source = $2 OR destination = $2) ORDER BY id
            """
        }
    }

    static func insert(_ table: RowSnapshot.Table) -> SQL {
        switch table {
        case .importStatement:
            """
            INSERT INTO import_statement (household, account, import_id, sequence, file, format, from_day, until_day, new_lines,
                known_lines, matched_lines, transfer_lines, rejected_lines, made_account)
            VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)
            """
        case .statementLine:
            """
            INSERT INTO statement_line (household, account, day, id, amount, bank_id, text_hash, format, state, group_id, import_id)
            VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
            """
        case .lineSeen:
            "INSERT INTO line_seen (household, account, day, line, import_id) VALUES ($1, $2, $3, $4, $5)"
        case .namedTransfer:
            "INSERT INTO named_transfer (household, account, day, line, sequence, amount, name) VALUES ($1, $2, $3, $4, $5, $6, $7)"
        case .checkpoint:
            "INSERT INTO checkpoint (household, account, day, import_id, amount) VALUES ($1, $2, $3, $4, $5)"
        case .closing:
            "INSERT INTO account_closing (household, account, day, stated, at, member) VALUES ($1, $2, $3, $4, $5, $6)"
        case .check:
            "INSERT INTO account_check (household, account, since, day, stated) VALUES ($1, $2, $3, $4, $5)"
        case .tick:
            "INSERT INTO check_tick (household, account, group_id) VALUES ($1, $2, $3)"
        case .carried:
            "INSERT INTO check_carried (household, account, group_id, carried_day, settled_day) VALUES ($1, $2, $3, $4, $5)"
        case .rule:
            """
            INSERT INTO category_rule (household, id, sequence, payee_test, payee_text, minimum, maximum, account, category, tags,
                payee_name)
            VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
            """
        case .transferOrder:
            """
            INSERT INTO transfer_order (household, id, reference, status, source, destination, party, beneficiary, is_international, amount,
                currency, other_amount, other_currency, day, note, category, standing_order, occurrence, group_id, failure, member,
                request_key, wrong_proofs, created_at, confirmed_at, confirmed_day, ended_at, revision)
            VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26,
                $27, $28)
            """
        case .savingsPlan:
            """
            INSERT INTO savings_plan (household, account, contribution, rate, rate_basis, revision) VALUES ($1, $2, $3, $4, $5, $6)
            """
        case .goalPart:
            """
            INSERT INTO goal_part (household, id, goal, place, name, account, amount) VALUES ($1, $2, $3, $4, $5, $6, $7)
            """
        case .standingOrder:
            """
            INSERT INTO standing_order (household, id, source, destination, party, beneficiary, is_international, amount, currency, note,
                category, anchor, every, unit, last_day, max_count, next_index, next_day, is_active, request_key, member, created_at,
                revision)
            VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23)
            """
        }
    }
}
