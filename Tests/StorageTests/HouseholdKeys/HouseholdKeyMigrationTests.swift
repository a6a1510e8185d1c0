import Installation
import Models
import TestTools
import Testing

@testable import Storage

/// Databases of all earlier versions, with two households each, get keys that begin with the household.
@Suite struct HouseholdKeyMigrationTests {
    @Test(arguments: 3...37) func rowsOfTwoHouseholdsStayApart(version: Int) async throws {
        let folder = try TemporaryFolder()
        let path = folder.file("coffer.sqlite")
        let schema = try Schema.standard
        let filled = try await fill(path, try Schema(Array(schema.migrations.prefix(version))))
        #expect(filled.contains("member_session"))
        let database = try Database.open(path: path)
        try await database.read { connection throws in
            #expect(connection.schemaVersion == schema.version)
            #expect(try connection.brokenReferences() == [])
            #expect(try connection.all(SQL(engine: "PRAGMA integrity_check")) { $0.text() } == ["ok"])
            // The text index is made anew from transactions, of which there are none.
            for table in filled where !["household", "text_entry"].contains(table) {
                let households = try connection.all(SQL(engine: "SELECT household FROM \(table) ORDER BY household")) { $0.integer() }
                #expect(households == OldHouseholds.ids, "\(table)")
                // Each row is of the household of its member.
                guard try connection.exists(SQL(engine: "SELECT 1 FROM pragma_table_info('\(table)') WHERE name = 'member'")) else {
                    continue
                }
                let members = try connection.all(
                    SQL(engine: "SELECT household, member FROM \(table) WHERE member IS NOT NULL ORDER BY household")
                ) { $0.integer() == $0.integer() - 100 }
                #expect(!members.contains(false), "\(table)")
            }
        }
    }

    /// What has no household in clear is found in the directory.
    @Test func secretsNamesAndAddressesAreInTheDirectory() async throws {
        let folder = try TemporaryFolder()
        let path = folder.file("coffer.sqlite")
        _ = try await fill(path, try Schema(Array(try Schema.standard.migrations.prefix(37))))
        let database = try Database.open(path: path)
        try await database.read { connection throws in
            let directory = DirectoryRepository(connection)
            for household in OldHouseholds.ids {
                let secret = [UInt8](repeating: UInt8(household), count: 32)
                #expect(try directory.household(ofSecret: secret)?.rawValue == household)
                #expect(try directory.households(.name, "Name\(household)").map(\.rawValue) == [household])
            }
            #expect(try directory.households(.address, "Ada@example.test").map(\.rawValue) == OldHouseholds.ids)
            #expect(try directory.households(.name, "name2") == [])
        }
    }

    /// - Returns: the tables that were filled.
    private func fill(_ path: String, _ schema: Schema) async throws -> [String] {
        try await Database.open(path: path, schema: schema).write(nil, []) { try OldHouseholds.insert($0) }
    }
}
