import Models
import Testing

@testable import Storage

/// Rows go through an undo image by the names of their columns.
@Suite struct UndoImageTests {
    private let database: Database
    private let household = ID<Household>(rawValue: 1)
    private let change = ID<AuditRecord>(rawValue: 7)

    init() async throws {
        database = try Database.inMemory()
        try await database.write(nil, []) { connection in
            _ = try connection.execute(
                "INSERT INTO household (id, name, currency, time_zone, number_key, created_at, revision) VALUES (1, '', 978, '', $1, 0, 0)",
                .blob([0]))
        }
    }

    /// Writes rows and reads a section.
    private func roundTrip(_ rows: [(ImageTable, [Value])], section: String) async throws -> [ImageRow] {
        let (household, change) = (household, change)
        return try await database.write(nil, []) { connection in
            let image = UndoImageWriter(connection, household: household, id: change)
            for (table, values) in rows { try image.append(values, to: table) }
            let record = AuditRecord(id: change, at: 0, member: nil, action: .edit, subject: "", isUndone: false)
            try AuditRepository(connection, household: household).insert(record, reference: "", image: image)
            var found: [ImageRow] = []
            try UndoImageReader(connection, household: household, change: change, version: Schema.version).rows(of: section) {
                found.append($0)
            }
            return found
        }
    }

    static let snapshotTables =
        StatementAccountRepository.tables + [StatementAccountRepository.namedTransfers, RuleRepository.table] + CheckRepository.tables
        + TransferRepository.tables + SavingsAccountRepository.tables

    @Test func valuesOfAllTypesComeBack() async throws {
        let table = ImageTable("t", in: "s", columns: ["a", "b"])
        let values: [Value] = [
            .null, 0, 1, -1, 63, 64, -64, -65, .integer(.max), .integer(.min), "", "ü\u{0}\u{1F600}", .blob([]), .blob([0, 255]),
            .text(String(repeating: "x", count: 70_000)),
        ]
        let rows = try await roundTrip(values.map { (table, [$0, .null]) }, section: "s")
        #expect(rows.map { $0.values[0] } == values && rows.allSatisfy { $0.columns == ["a", "b"] && $0.table == "t" })
    }

    @Test func rowsOfManyPiecesAndSectionsKeepTheirOrder() async throws {
        let (one, two, other) = (
            ImageTable("one", in: "s", columns: ["id"]), ImageTable("two", in: "s", columns: ["id", "text"]),
            ImageTable("other", columns: ["id"])
        )
        var rows: [(ImageTable, [Value])] = []
        for id in 0..<9_000 as Range<Int64> {
            rows.append(id % 2 == 0 ? (one, [.integer(id)]) : (two, [.integer(id), .text(String(repeating: "y", count: 30))]))
            if id % 1_000 == 0 { rows.append((other, [.integer(id)])) }
        }
        let found = try await roundTrip(rows, section: "s")
        #expect(try found.map { try $0.integer("id") } == Array(0..<9_000))
        #expect(found.map(\.table).prefix(3) == ["one", "two", "one"])
        let sizes = try await database.read { try $0.all("SELECT length(bytes) FROM undo_piece") { $0.int(0) } }
        #expect(sizes.count > 9 && sizes.allSatisfy { $0 <= 65_536 })
    }

    /// The columns of every table are those of the schema, in the order of its statements.
    @Test(arguments: snapshotTables.indices) func aTableKeepsAllColumns(index: Int) async throws {
        let table = Self.snapshotTables[index]
        let text = table.insert.text
        let start = try #require(text.firstRange(of: "INSERT INTO ")?.upperBound)
        let name = String(text[start...].prefix { $0 != " " })
        let stored = try await database.read { connection in
            try connection.all(SQL(engine: "SELECT name FROM pragma_table_info('\(name)')")) { $0.text(0) }
        }
        #expect(Set(stored) == Set(table.image.columns + ["household"]), "\(name)")
        let selected = table.select.text.dropFirst("SELECT ".count)
        let end = try #require(selected.firstRange(of: "FROM ")?.lowerBound)
        let columns = selected[..<end].split(whereSeparator: { $0 == "," || $0.isWhitespace }).map { String($0) }
        #expect(columns == table.image.columns, "\(name)")
        #expect(OldColumns.columns(of: table.name) == table.image.columns.filter { column in !table.added.contains { $0.name == column } })
    }

    @Test(arguments: snapshotTables.indices) func aRowOfATableComesBack(index: Int) async throws {
        let table = Self.snapshotTables[index]
        let values = table.image.columns.indices.map { $0 % 3 == 1 ? Value.null : $0 % 3 == 0 ? .int($0) : .text("\($0)") }
        let row = try #require(try await roundTrip([(table.image, values)], section: table.name).first)
        #expect(try table.values(of: row, version: Schema.version) == values)
        // By name, not by position.
        let turned = ImageRow(change: change, table: row.table, columns: row.columns.reversed(), values: row.values.reversed())
        #expect(try table.values(of: turned, version: Schema.version) == values)
    }

    @Test func aColumnThatWasAddedLaterGetsTheDefault() async throws {
        let table = SnapshotTable(
            name: "t", select: "SELECT a, c, b FROM t", insert: "INSERT INTO t (household, a, c, b) VALUES ($1, $2, $3, $4)",
            added: [SnapshotTable.AddedColumn(name: "c", version: 17, value: 5)])
        let row = ImageRow(change: change, table: "t", columns: ["a", "b"], values: [1, 2])
        #expect(try table.values(of: row, version: 16) == [1, 5, 2])
        // An image of that version has to have it.
        #expect(throws: StorageError.undoImage(change: change.description, detail: "a row of t has no column c")) {
            try table.values(of: row, version: 17)
        }
    }

    @Test func anUnknownColumnIsAnErrorWithTheChange() async throws {
        let row = ImageRow(
            change: change, table: "tick", columns: ["account", "group_id", "color"], values: [1, 2, 3])
        let table = try #require(CheckRepository.tables.first { $0.name == "tick" })
        #expect(throws: StorageError.undoImage(change: change.description, detail: "a row of tick has the unknown column color")) {
            try table.values(of: row, version: Schema.version)
        }
    }

    @Test func aDamagedPieceIsAnErrorAndNoCrash() async throws {
        var encoder = UndoPieceEncoder()
        encoder.append([.text("abc"), -5, .blob([1]), .null], of: ImageTable("t", columns: ["a", "b", "c", "d"]))
        for count in encoder.bytes.indices {
            for byte in [UInt8(0), 0x54, 0x80, 0xFF] {
                var bytes = Array(encoder.bytes[..<count])
                bytes.append(byte)
                _ = try? {
                    var decoder = try UndoPieceDecoder(bytes, change: change); while try decoder.next() != nil {}
                }()
            }
        }
        #expect(throws: StorageError.self) { _ = try UndoPieceDecoder([2], change: change) }
    }
}
