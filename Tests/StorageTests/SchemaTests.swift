import Installation
import Storage
import Testing

/// A schema is made of the migrations of the ledger and of the features.
@Suite struct SchemaTests {
    private static func schema(_ versions: [Int]) throws -> Schema {
        try Schema(versions.map { Migration(version: $0, statements: []) })
    }

    @Test func migrationsAreInTheOrderOfTheirVersions() throws {
        let schema = try Self.schema([3, 1, 2])
        #expect(schema.migrations.map(\.version) == [1, 2, 3])
        #expect(schema.version == 3)
    }

    @Test(arguments: [[1, 3], [2, 3], [1, 2, 2], [1, 1], [0, 1], [-1, 1, 2]]) func aGapOrADoubleIsRefused(versions: [Int]) {
        #expect(throws: StorageError.self) { _ = try Self.schema(versions) }
    }

    @Test func aPartOfAProgramMayLackVersions() throws {
        let schema = Schema(partial: [3, 1].map { Migration(version: $0, statements: []) })
        #expect(schema.migrations.map(\.version) == [1, 3])
        #expect(schema.version == 3)
    }

    /// What a feature adds runs after the ledger's part, in one version.
    @Test func aVersionOfTheLedgerAndAFeatureIsOneMigration() async throws {
        let part = Migration(
            version: 1, statements: ["CREATE TABLE thing (id INTEGER NOT NULL PRIMARY KEY) STRICT"],
            backfill: { try $0.execute("INSERT INTO thing (id) VALUES (1)") })
        let whole = part.appending(
            ["ALTER TABLE thing ADD COLUMN name TEXT"], backfill: { try $0.execute("UPDATE thing SET name = 'a' WHERE id = 1") })
        let database = try Database.inMemory(schema: Schema([whole]))
        let (name, version) = try await database.read { connection in
            (try connection.first("SELECT name FROM thing") { $0.text() }, connection.schemaVersion)
        }
        #expect(name == "a" && version == 1)
    }

    @Test func theStandardSchemaHasEachVersionOnce() throws {
        let schema = try Schema.standard
        let versions = schema.migrations.map(\.version)
        #expect(versions.count >= 36)
        #expect(versions == Array(1..<versions.count + 1))
        #expect(schema.version == versions.last)
    }

    /// New ones copy an empty database, which each schema has for itself.
    @Test func aDatabaseInMemoryHasTheTablesOfItsSchema() async throws {
        let small = try Schema([Migration(version: 1, statements: ["CREATE TABLE thing (id INTEGER NOT NULL PRIMARY KEY) STRICT"])])
        for _ in 0..<2 {
            let database = try Database.inMemory(schema: small)
            let (count, version) = try await database.read { connection in
                (try connection.first("SELECT COUNT(*) FROM thing") { $0.integer() }, connection.schemaVersion)
            }
            #expect(count == 0 && version == 1)
            let copy = try Database.inMemory(copying: database)
            #expect(try await copy.read { $0.schemaVersion } == 1)
        }
        let (version, standard) = (try await Database.inMemory().read { $0.schemaVersion }, try Schema.standard.version)
        #expect(version == standard)
    }
}
