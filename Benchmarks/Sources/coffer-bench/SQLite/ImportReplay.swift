import CSQLite

/// The writes of an import, made by prepared statements alone: what no program can do the same work faster than.
///
/// Everything is read from a database that Coffer made, into memory, before the clock starts. The rows come in the order in which an import
/// writes them: places and balances first, then line by line payee, transaction and statement line, the texts of some lines at once in the
/// order of their keys, and at the end totals and what the import was. What an import writes and takes back (the second transaction of an
/// own transfer) is left out, which is in favour of the limit.
struct ImportReplay {
    /// As many texts as Coffer gathers (`Sources/Storage/Repositories/TextIndexWriter.swift`).
    private static let textBatch = 32_768
    /// Tables that others refer to.
    private static let first = ["household", "account", "account_balance", "statement_import"]
    /// Tables that are written line by line.
    private static let byLine = ["payee", "txn", "text_entry", "statement_line"]

    private var schema: [String] = []
    private var pragmas: [String] = []
    private var pageSize: Int64 = 0
    /// How many segments the text index merges at once, where that is said.
    private var merge: Int64?
    private var inserts: [String] = []
    private var numbers: [String: Int] = [:]
    private var tape = RowTape()

    private let without: Set<String>
    private var foreignKeys = true

    /// - Parameter without: tables whose rows are not written.
    init(of path: String, without: Set<String> = []) throws {
        self.without = without
        let source = try SQLiteFile(path, readOnly: true)
        pragmas = [
            "PRAGMA application_id = \(try source.number("PRAGMA application_id"))",
            "PRAGMA user_version = \(try source.number("PRAGMA user_version"))",
        ]
        pageSize = try source.number("PRAGMA page_size")
        merge = try source.numbers("SELECT v FROM entry_text_config WHERE k = 'automerge'").first
        // The tables in which the index keeps itself come with it.
        schema = try source.texts("SELECT sql FROM sqlite_master WHERE sql IS NOT NULL AND name NOT LIKE 'entry!_text!_%' ESCAPE '!'")
        let tables = try source.texts(
            """
            SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite!_%' ESCAPE '!'
            AND name NOT LIKE 'entry!_text%' ESCAPE '!'
            """)
        for table in Self.first { try copy(table, from: source) }
        try copyLines(from: source)
        for table in tables where !Self.first.contains(table) && !Self.byLine.contains(table) { try copy(table, from: source) }
    }

    private struct WaitingText {
        var key: Int64
        var household: Int64
        var group: Int64
        var text: EntryText
    }

    /// How many rows are written.
    var rowCount: Int { tape.count }

    /// Writes less, to see what it costs.
    mutating func leaveOut(indexes: [String], foreignKeys isWithout: Bool) {
        foreignKeys = !isWithout
        schema.removeAll { sql in indexes.contains { sql.hasPrefix("CREATE INDEX \($0) ") || sql.hasPrefix("CREATE UNIQUE INDEX \($0) ") } }
    }

    /// Makes the file; from opening it to having closed it. In seconds.
    func measure(into path: String) throws -> Double {
        let begin = ContinuousClock.now
        try make(path)
        return begin.duration(to: .now).seconds
    }

    // MARK: - Private

    private func make(_ path: String) throws {
        let file = try SQLiteFile(path, pageSize: pageSize)
        if !foreignKeys { try file.run("PRAGMA foreign_keys = OFF") }
        try file.run("BEGIN IMMEDIATE")
        for statement in schema + pragmas { try file.run(statement) }
        if let merge { try file.run("INSERT INTO entry_text (entry_text, rank) VALUES ('automerge', \(merge))") }
        try tape.play(try inserts.map { try file.prepare($0) })
        try file.run("COMMIT")
    }

    /// The number of a table's insert.
    private mutating func number(_ table: String, columns: Int32) -> Int {
        if let known = numbers[table] { return known }
        let places = (1...columns).map { "?\($0)" }.joined(separator: ", ")
        inserts.append(
            table == "entry_text" ? "INSERT INTO entry_text (rowid, body) VALUES (?1, ?2)" : "INSERT INTO \(table) VALUES (\(places))")
        numbers[table] = inserts.count - 1
        return inserts.count - 1
    }

    private mutating func copy(_ table: String, from source: SQLiteFile) throws {
        let rows = try source.prepare("SELECT * FROM \(table)")
        while try rows.step() { add(rows, to: table) }
    }

    private mutating func add(_ row: Statement, to table: String, from first: Int32 = 0) {
        guard !without.contains(table) else { return }
        let columns = row.columnCount - first
        tape.begin(number(table, columns: columns), columns: Int(columns))
        for column in first..<row.columnCount { tape.add(column, of: row) }
    }

    private mutating func copyLines(from source: SQLiteFile) throws {
        // Identities rise as they are given, so their order is that of the import.
        let payees = try source.prepare("SELECT payee.id, payee.* FROM payee ORDER BY id")
        let groups = try source.prepare(
            """
            SELECT txn.id, txn.household, payee.name, txn.note, txn.reference, txn.amount, txn.text_key, txn.group_id, txn.*
            FROM txn LEFT JOIN payee ON payee.household = txn.household AND payee.id = txn.payee ORDER BY txn.id
            """)
        let lines = try source.prepare("SELECT statement_line.id, statement_line.* FROM statement_line ORDER BY id")
        var texts: [WaitingText] = []
        var hasPayee = try payees.step()
        var hasGroup = try groups.step()
        var hasLine = try lines.step()
        while hasPayee || hasGroup || hasLine {
            let payee = hasPayee ? payees.integer(0) : .max
            let group = hasGroup ? groups.integer(0) : .max
            let line = hasLine ? lines.integer(0) : .max
            if payee <= min(group, line), hasPayee {
                add(payees, to: "payee", from: 1)
                hasPayee = try payees.step()
            } else if group <= line, hasGroup {
                if !groups.isNull(6) { addText(of: groups, to: &texts) }
                add(groups, to: "txn", from: 8)
                hasGroup = try groups.step()
            } else {
                add(lines, to: "statement_line", from: 1)
                hasLine = try lines.step()
            }
            if texts.count >= Self.textBatch { write(&texts) }
        }
        write(&texts)
    }

    private mutating func addText(of row: Statement, to texts: inout [WaitingText]) {
        let text = EntryText(
            household: row.integer(1), payee: row.text(2), note: row.text(3), reference: row.text(4), minorUnits: row.integer(5))
        texts.append(WaitingText(key: row.integer(6), household: row.integer(1), group: row.integer(7), text: text))
    }

    private mutating func write(_ texts: inout [WaitingText]) {
        texts.sort { $0.key < $1.key }
        for item in texts {
            if !without.contains("text_entry") {
                tape.begin(number("text_entry", columns: 3), columns: 3)
                for value in [item.household, item.key, item.group] { tape.add(value) }
            }
            guard !without.contains("entry_text") else { continue }
            tape.begin(number("entry_text", columns: 2), columns: 2)
            tape.add(item.key)
            tape.add(utf8: item.text.bytes)
        }
        texts.removeAll(keepingCapacity: true)
    }
}
