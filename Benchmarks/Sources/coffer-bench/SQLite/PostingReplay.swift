import Generator

/// The writes of single postings or of transfer orders, made by prepared statements alone, each in a commit of its own or some together.
///
/// Reads what a program has just posted into one copy of a ledger, and writes the same rows into another copy of it.
struct PostingReplay {
    private var tape = RowTape()
    private(set) var count = 0

    /// Numbers of the statements.
    private enum Write: Int, CaseIterable {
        case begin, textEntry, text, payee, transaction, openEntry, balance, monthTotal, dayTotal, transfer, undoPiece, audit, auditGroup
        case household, commit

        /// The statement on a file.
        func sql(in file: SQLiteFile) throws -> String {
            if let table { return try Self.insertion(into: table, in: file) }
            return sql
        }

        /// The table of which whole rows are copied.
        private var table: String? {
            switch self {
            case .payee: "payee"
            case .transaction: "txn"
            case .openEntry: "open_entry"
            case .transfer: "transfer_order"
            case .undoPiece: "undo_piece"
            case .audit: "audit"
            case .auditGroup: "audit_group"
            default: nil
            }
        }

        /// Inserts a row with as many columns as the table has.
        private static func insertion(into table: String, in file: SQLiteFile) throws -> String {
            let count = try file.number("SELECT COUNT(*) FROM pragma_table_info('\(table)')")
            return "INSERT INTO \(table) VALUES (\((1...max(1, count)).map { "?\($0)" }.joined(separator: ", ")))"
        }

        private var sql: String {
            switch self {
            case .begin: "BEGIN IMMEDIATE"
            case .textEntry: "INSERT INTO text_entry (text_key, household, group_id) VALUES (?1, ?2, ?3)"
            case .text: "INSERT INTO entry_text (rowid, body) VALUES (?1, ?2)"
            case .balance:
                """
                INSERT INTO account_balance (household, account, currency, booked, pending_out, entries) VALUES (?1, ?2, ?3, ?4, 0, 1)
                ON CONFLICT DO UPDATE SET booked = booked + excluded.booked, entries = entries + 1
                """
            case .monthTotal:
                """
                INSERT INTO month_total (household, account, currency, month, money_in, money_out) VALUES (?1, ?2, ?3, ?4, ?5, ?6)
                ON CONFLICT DO UPDATE SET money_in = money_in + excluded.money_in, money_out = money_out + excluded.money_out
                """
            case .dayTotal:
                """
                INSERT INTO day_total (household, account, currency, day, money_in, money_out) VALUES (?1, ?2, ?3, ?4, ?5, ?6)
                ON CONFLICT DO UPDATE SET money_in = money_in + excluded.money_in, money_out = money_out + excluded.money_out
                """
            case .household: "UPDATE household SET revision = revision + 1 WHERE id = ?1"
            case .commit: "COMMIT"
            case .payee, .transaction, .openEntry, .transfer, .undoPiece, .audit, .auditGroup: ""
            }
        }
    }

    /// The last identity of a ledger, before something is posted.
    static func lastIdentity(of path: String) throws -> Int64 {
        try SQLiteFile(path, readOnly: true).number(
            "SELECT MAX((SELECT MAX(id) FROM txn), (SELECT MAX(id) FROM audit), (SELECT COALESCE(MAX(id), 0) FROM transfer_order))")
    }

    /// - Parameters:
    ///   - last: the last identity that was there before; identities rise as they are given.
    ///   - together: how many are committed at once.
    init(of path: String, since last: Int64, together: Int = 1) throws {
        let source = try SQLiteFile(path, readOnly: true)
        let groups = try source.prepare(
            """
            SELECT payee.name, txn.* FROM txn LEFT JOIN payee ON payee.household = txn.household AND payee.id = txn.payee
            WHERE txn.id > \(last) ORDER BY txn.id
            """)
        var payees = try Rows(source, "SELECT id, payee.* FROM payee WHERE id > \(last) ORDER BY id")
        var audits = try Rows(source, "SELECT id, audit.* FROM audit WHERE id > \(last) ORDER BY id")
        var pieces = try Rows(source, "SELECT audit, undo_piece.* FROM undo_piece WHERE audit > \(last) ORDER BY audit, sequence")
        var auditGroups = try Rows(source, "SELECT audit, audit_group.* FROM audit_group WHERE audit > \(last) ORDER BY audit, sequence")
        let open = try source.prepare("SELECT * FROM open_entry WHERE group_id = ?1")
        let order = try source.prepare("SELECT * FROM transfer_order WHERE household = ?1 AND group_id = ?2")
        let dated = Set(try source.numbers("SELECT id FROM account WHERE role IN ('own', 'category')"))
        let ids = try source.prepare("SELECT id FROM txn WHERE id > \(last) ORDER BY id LIMIT -1 OFFSET 1")
        while try groups.step() {
            let next = try ids.step() ? ids.integer(0) : .max
            count += 1
            if (count - 1) % together == 0 { begin(.begin, columns: 0) }
            addText(of: groups)
            try payees.take(before: next) { copy($0, as: .payee, from: 1) }
            copy(groups, as: .transaction, from: 1)
            open.reset()
            open.bind(1, groups.integer(3))
            while try open.step() { copy(open, as: .openEntry, from: 0) }
            addSums(of: groups, dated: dated)
            order.reset()
            order.bind(1, groups.integer(1))
            order.bind(2, groups.integer(3))
            while try order.step() { copy(order, as: .transfer, from: 0) }
            try pieces.take(before: next) { copy($0, as: .undoPiece, from: 1) }
            try audits.take(before: next) { copy($0, as: .audit, from: 1) }
            try auditGroups.take(before: next) { copy($0, as: .auditGroup, from: 1) }
            begin(.household, columns: 1)
            tape.add(groups.integer(1))
            if count % together == 0 { begin(.commit, columns: 0) }
        }
        if count % together != 0 { begin(.commit, columns: 0) }
    }

    /// Writes everything into a ledger; in seconds, without opening and closing.
    func measure(into path: String) throws -> Double {
        let file = try SQLiteFile(path)
        let statements = try Write.allCases.map { try file.prepare(try $0.sql(in: file)) }
        let begin = ContinuousClock.now
        try tape.play(statements)
        return begin.duration(to: .now).seconds
    }

    // MARK: - Private

    /// Rows that are taken as far as an identity.
    private struct Rows {
        private let statement: Statement
        private var hasRow: Bool

        init(_ file: SQLiteFile, _ sql: String) throws {
            statement = try file.prepare(sql)
            hasRow = try statement.step()
        }

        mutating func take(before id: Int64, body: (Statement) -> Void) throws {
            while hasRow, statement.integer(0) < id {
                body(statement)
                hasRow = try statement.step()
            }
        }
    }

    private mutating func begin(_ write: Write, columns: Int) { tape.begin(write.rawValue, columns: columns) }

    private mutating func copy(_ row: Statement, as write: Write, from first: Int32) {
        begin(write, columns: Int(row.columnCount - first))
        for column in first..<row.columnCount { tape.add(column, of: row) }
    }

    /// Columns of `txn` count from 1 here: the payee's name stands before them.
    private mutating func addText(of row: Statement) {
        begin(.textEntry, columns: 3)
        for column: Int32 in [16, 1, 3] { tape.add(column, of: row) }
        begin(.text, columns: 2)
        tape.add(row.integer(16))
        let text = EntryText(
            household: row.integer(1), payee: row.text(0), note: row.text(12), reference: row.text(13), minorUnits: row.integer(4))
        tape.add(utf8: text.bytes)
    }

    /// - Parameter dated: own accounts and categories: of these alone there are totals of days.
    private mutating func addSums(of row: Statement, dated: Set<Int64>) {
        let amount = row.integer(4)
        for (place, day, sign) in [(row.integer(6), row.integer(7), Int64(-1)), (row.integer(8), row.integer(9), 1)] {
            begin(.balance, columns: 4)
            tape.add(row.integer(1))
            tape.add(place)
            tape.add(row.integer(5))
            tape.add(sign * amount)
            let parts = CalendarDay(number: Int32(truncatingIfNeeded: day)).parts
            begin(.monthTotal, columns: 6)
            tape.add(row.integer(1))
            tape.add(place)
            tape.add(row.integer(5))
            tape.add(Int64(parts.year * 12 + parts.month - 1))
            tape.add(sign > 0 ? amount : 0)
            tape.add(sign < 0 ? amount : 0)
            guard dated.contains(place) else { continue }
            begin(.dayTotal, columns: 6)
            for value in [row.integer(1), place, row.integer(5), day, sign > 0 ? amount : 0, sign < 0 ? amount : 0] { tape.add(value) }
        }
    }
}
