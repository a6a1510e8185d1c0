import Foundation
import GRDB
import Models
import Services
import TestTools
import Testing

@testable import Installation

/// That the JSON export holds everything, and nothing secret.
struct ExportCoverageTests {

    @Test func everyColumnIsExportedOrOmittedForAReason() async throws {
        let household = try await ExportedHousehold()
        let columns = try await household.queue.read { database in
            try String.fetchAll(
                database,
                sql: """
                    SELECT tables.name || '.' || columns.name FROM sqlite_schema AS tables JOIN pragma_table_info(tables.name) AS columns
                    WHERE tables.type = 'table' AND tables.name NOT LIKE 'sqlite\\_%' ESCAPE '\\'
                        AND tables.name NOT LIKE 'entry\\_text\\_%' ESCAPE '\\'
                    """)
        }
        #expect(columns.count > 300)
        func table(_ column: String) -> String { String(column.prefix { $0 != "." }) }
        let omitted = ExportedColumns.omittedTables
        let found = Set(columns.filter { omitted[table($0)] == nil })
        let listed = Set(ExportedColumns.columnNames + (try DeclaredColumns().columns))
        #expect(found.subtracting(listed).sorted() == [], "neither exported nor omitted for a reason")
        #expect(listed.subtracting(found).sorted() == [], "listed, but not there")
        #expect(Set(omitted.keys).subtracting(columns.map(table)).sorted() == [], "listed, but not there")
    }

    @Test func theListIsSortedAndHasEachColumnOnce() {
        let tables = ExportedColumns.tables.map(\.name)
        #expect(tables == tables.sorted())
        #expect(Set(ExportedColumns.columnNames).count == ExportedColumns.columnNames.count)
    }

    /// What a feature declares in its own tests, its own tests hold it to.
    @Test func aFeatureThatDeclaresSectionsTestsThem() throws {
        let declared = try DeclaredColumns()
        #expect(declared.sections.isDisjoint(with: JSONExportTests.sections))
        #expect(Set(declared.columns + ExportedColumns.columnNames).count == declared.columns.count + ExportedColumns.columnNames.count)
        for feature in declared.features { #expect(!feature.files(endingWith: "ExportTests.swift").isEmpty, "\(feature.feature)") }
    }

    @Test func anExportOfEverythingHasTheListedKeysAndNoOthers() async throws {
        let household = try await ExportedHousehold()
        _ = try await household.fill()
        let keys = try await household.document().keys
        #expect(ExportedColumns.keys.subtracting(keys).sorted() == [], "listed, but not exported")
        #expect(keys.subtracting(ExportedColumns.keys).sorted() == [], "exported, but not listed")
    }

    /// Every secret column holds a text of its own, which no export contains, whatever form it has there.
    @Test func noSecretIsExported() async throws {
        let household = try await ExportedHousehold()
        _ = try await household.fill()
        // A session is looked up by the hash of its token, which is replaced.
        let readers = [try await household.session(), try await household.commandLine()]
        let markers = try await household.plantSecrets()
        #expect(markers.count == ExportedColumns.secrets.count)
        for services in readers {
            let text = try await ExportedHousehold.text(services)
            #expect(text.contains("Market"))
            let bytes = Data(text.utf8)
            for marker in markers {
                for form in marker.forms { #expect(bytes.range(of: Data(form.utf8)) == nil, "\(marker.column)") }
            }
        }
    }

    @Test func aPlantedSecretWouldBeFound() async throws {
        let household = try await ExportedHousehold()
        let rows = try await household.fill()
        try await household.queue.write { database in
            try database.execute(sql: "UPDATE txn SET note = ? WHERE group_id = \(rows.transaction.rawValue)", arguments: ["PLANTED"])
        }
        #expect(try await household.document().text.contains("PLANTED"))
    }
}

/// What was written into a secret column.
struct PlantedSecret {
    let column: String
    /// The text or number as it would stand in an export, and for bytes also in hexadecimal and base64.
    let forms: [String]
}

extension ExportedHousehold {

    /// Writes a text or number of its own into every secret column of every row.
    func plantSecrets() async throws -> [PlantedSecret] {
        try await queue.write { database in
            try ExportedColumns.secrets.enumerated().map { index, secret in
                let (table, column) = secret
                let name = "\(table).\(column)"
                let type = try String.fetchOne(
                    database, sql: "SELECT type FROM pragma_table_info(?) WHERE name = ?", arguments: [table, column])
                let forms: [String]
                switch type {
                case "INTEGER":
                    let number = 7_316_000_000_000 + index
                    try database.execute(sql: "UPDATE \(table) SET \(column) = ?", arguments: [number])
                    forms = ["\(number)"]
                case "TEXT":
                    let text = "PLANTED-\(index)-\(column)-"
                    // Rows keep what tells their keys apart.
                    try database.execute(sql: "UPDATE \(table) SET \(column) = ? || COALESCE(\(column), '')", arguments: [text])
                    forms = [text]
                default:
                    // In base64, a number of bytes that three divides has a text of its own.
                    var text = "PLANTED-\(index)-\(column)-"
                    while !text.utf8.count.isMultiple(of: 3) { text += "-" }
                    let bytes = Data(text.utf8)
                    try database.execute(sql: "UPDATE \(table) SET \(column) = ?", arguments: [bytes])
                    let hex = bytes.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
                    forms = [text, hex, hex.uppercased(), bytes.base64EncodedString()]
                }
                #expect(database.changesCount > 0, "no row of \(name)")
                return PlantedSecret(column: name, forms: forms)
            }
        }
    }
}
