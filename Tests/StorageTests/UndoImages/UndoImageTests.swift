import Installation
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
            try UndoImageReader(connection, household: household, change: change, version: connection.schemaVersion).rows(of: section) {
                found.append($0)
            }
            return found
        }
    }

    static let snapshotTables = StatementText.snapshotTables

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
        let version = try Schema.standard.version
        #expect(try table.values(of: row, version: version) == values)
        // By name, not by position.
        let turned = ImageRow(change: change, table: row.table, columns: row.columns.reversed(), values: row.values.reversed())
        #expect(try table.values(of: turned, version: version) == values)
    }

    @Test func aColumnThatWasAddedLaterGetsTheDefault() async throws {
        let table = SnapshotTable(
            "t", table: "t", columns: ["a", "c", "b"],
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
        let version = try Schema.standard.version
        #expect(throws: StorageError.undoImage(change: change.description, detail: "a row of tick has the unknown column color")) {
            try table.values(of: row, version: version)
        }
    }

    /// The number of its table is greater than the number of bytes after it.
    @Test func aShortRowOfALaterTableEndsAPiece() async throws {
        let tables = (0..<9).map { ImageTable("t\($0)", in: "s", columns: ["a"]) }
        let rows = try await roundTrip(tables.map { ($0, [1]) }, section: "s")
        #expect(rows.map(\.table) == tables.map(\.name) && rows.allSatisfy { $0.values == [1] })
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
