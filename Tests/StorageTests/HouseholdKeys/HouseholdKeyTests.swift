import Installation
import Testing

@testable import Storage

/// Every key and every reference of the schema begins with the household.
@Suite struct HouseholdKeyTests {
    @Test func everyKeyBeginsWithTheHousehold() async throws {
        let tables = try await Database.inMemory().read { try TableKeys.all($0) }
        #expect(tables.count > 80, "tables are not where they are looked for")
        let rule = HouseholdKeyRule(exempt: Set(TableExemption.all.map(\.table)))
        for violation in rule.violations(of: tables) { Issue.record("\(violation)") }
    }

    @Test func everyExemptionIsNeeded() async throws {
        let tables = try await Database.inMemory().read { try TableKeys.all($0) }
        for exemption in TableExemption.all {
            let table = try #require(tables.first { $0.name == exemption.table }, "\(exemption.table) does not exist: \(exemption.reason)")
            #expect(table.primaryKey.first != "household", "\(exemption.table) needs no exemption: \(exemption.reason)")
        }
    }

    @Test(arguments: [
        (
            "CREATE TABLE thing (household INTEGER NOT NULL, id INTEGER NOT NULL, PRIMARY KEY (id, household))",
            ["the primary key of thing does not begin with household: id, household"]
        ),
        (
            "CREATE TABLE thing (household INTEGER NOT NULL, name TEXT NOT NULL, PRIMARY KEY (household, name), UNIQUE (name))",
            ["the unique index sqlite_autoindex_thing_2 of thing does not begin with household: name"]
        ),
        (
            """
            CREATE TABLE thing (household INTEGER NOT NULL, name TEXT NOT NULL, PRIMARY KEY (household, name));
            CREATE UNIQUE INDEX thing_name ON thing (UPPER(name), household)
            """, ["the unique index thing_name of thing does not begin with household: an expression, household"]
        ),
        (
            """
            CREATE TABLE thing (household INTEGER NOT NULL, id INTEGER NOT NULL, owner INTEGER REFERENCES owner (id),
                PRIMARY KEY (household, id))
            """,
            [
                "the reference of thing (owner) to owner does not begin with household",
                "the reference of thing (owner) to owner does not name its whole key",
            ]
        ),
        (
            """
            CREATE TABLE thing (household INTEGER NOT NULL, id INTEGER NOT NULL, PRIMARY KEY (household, id),
                FOREIGN KEY (household, id) REFERENCES owner (household, id) ON UPDATE CASCADE)
            """, ["the reference of thing (household, id) to owner would change its household: ON UPDATE CASCADE"]
        ),
        (
            """
            CREATE TABLE thing (household INTEGER NOT NULL, id INTEGER NOT NULL, PRIMARY KEY (household, id),
                FOREIGN KEY (id) REFERENCES household (id))
            """, ["the reference of thing (id) to household is not that of its household"]
        ),
        (
            """
            CREATE TABLE thing (household INTEGER NOT NULL REFERENCES household (id), id INTEGER NOT NULL, PRIMARY KEY (household, id),
                FOREIGN KEY (household, id) REFERENCES owner (household, id) ON DELETE CASCADE)
            """, []
        ),
    ]) func aKeyWithoutTheHouseholdIsFound(thing: String, violations: [String]) async throws {
        let migration = Migration(
            version: 1,
            statements: [
                "CREATE TABLE household (id INTEGER NOT NULL PRIMARY KEY)",
                "CREATE TABLE owner (household INTEGER NOT NULL, id INTEGER NOT NULL, PRIMARY KEY (household, id))",
            ] + thing.split(separator: ";").map(String.init))
        let tables = try await Database.inMemory(schema: Schema([migration])).read { try TableKeys.all($0) }
        #expect(HouseholdKeyRule(exempt: Set(TableExemption.all.map(\.table))).violations(of: tables) == violations)
    }
}
