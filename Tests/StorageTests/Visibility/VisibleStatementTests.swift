import Installation
import Models
import Testing

@testable import Storage

/// Statements are restricted to what a reader sees by common table expressions in front of them.
@Suite struct VisibleStatementTests {
    private static let reach = PolicyTables.reach(of: 11)

    private static func tables(of statement: String) throws -> [String] {
        VisibleStatement(statement).tables(for: reach, of: try Schema.standard.policies)
    }

    private static func text(of statement: String) throws -> String {
        try VisibleStatement(statement).text(for: reach, of: Schema.standard.policies, in: .sqlite)
    }

    private static func expression(_ table: String) throws -> String {
        try #require(Schema.standard.policies.expression(of: table, for: reach, in: .sqlite))
    }

    // MARK: - Tables

    /// Every name that may be that of a table is found, wherever it stands.
    @Test(arguments: [
        ("SELECT id FROM card", ["card"]),
        ("select id from CARD", ["card"]),
        ("SELECT id FROM \"card\"", ["card"]),
        ("SELECT c.id FROM card AS c JOIN txn t ON t.household = c.household", ["card", "txn"]),
        ("SELECT id FROM person WHERE id IN (SELECT card FROM subscription)", ["card", "subscription"]),
        ("SELECT id FROM person\nWHERE EXISTS(SELECT 1 FROM\n\taccount)", ["account"]),
        ("WITH found AS (SELECT id FROM card) SELECT id FROM found", ["card"]),
        ("SELECT id FROM card UNION ALL SELECT id FROM benefit", ["benefit", "card"]),
        ("SELECT id FROM person", []),
    ]) func aTableIsFound(statement: String, tables: [String]) throws {
        #expect(try Self.tables(of: statement) == tables)
    }

    /// What only reads like a table is none.
    @Test(arguments: [
        ("SELECT p.card, p.account FROM person AS p", [String]()),
        ("SELECT p . card FROM person AS p", []),
        ("SELECT id FROM person WHERE name = 'card'", []),
        ("SELECT id FROM person WHERE name = 'it''s a card'", []),
        ("SELECT id FROM person WHERE name = 'a \" card \" b'", []),
        ("SELECT id FROM person -- not of a card\nWHERE id = $1", []),
        ("SELECT id FROM person -- it's one\nJOIN card ON 1 = 1", ["card"]),
        ("SELECT cards, card_id, my_card, card2 FROM person", []),
        ("SELECT id FROM person WHERE id = $1 AND day > 20", []),
        ("SELECT p.\"card\" FROM person AS p", []),
    ]) func aWordIsNoTable(statement: String, tables: [String]) throws {
        #expect(try Self.tables(of: statement) == tables)
    }

    // MARK: - Texts

    @Test func aQueryIsPrecededByItsTables() throws {
        let statement = "SELECT c.id FROM card c JOIN txn t ON t.household = c.household WHERE c.household = $1"
        let (card, txn) = (try Self.expression("card"), try Self.expression("txn"))
        #expect(try Self.text(of: statement) == "WITH \(card), \(txn) \(statement)")
    }

    @Test func valuesAreAQuery() throws {
        #expect(try Self.text(of: "VALUES (1), (2)") == "VALUES (1), (2)")
    }

    @Test func expressionsOfAStatementFollowItsTables() throws {
        let card = try Self.expression("card")
        #expect(
            try Self.text(of: "WITH found (id) AS (SELECT id FROM card) SELECT id FROM found")
                == "WITH \(card), found (id) AS (SELECT id FROM card) SELECT id FROM found")
        #expect(
            try Self.text(of: "with recursive n (i) as (select 1) select id from card, n")
                == "with recursive \(card), n (i) as (select 1) select id from card, n")
    }

    /// The engine merges an expression into the query that names it; the table itself is named with its schema.
    @Test func anExpressionIsMergedAndNamesTheTableItself() throws {
        let card = try Self.expression("card")
        #expect(card.hasPrefix("card AS NOT MATERIALIZED (SELECT * FROM main.card AS seen0 WHERE "))
        #expect(card.contains("NOT IN (103, 104)"))
        let postgres = try #require(Schema.standard.policies.expression(of: "card", for: Self.reach, in: .postgres))
        #expect(postgres.contains(" FROM \(Dialect.postgres.schemaPrefix)card AS seen0 "))
    }

    /// Parameters keep their numbers, since the conditions have none.
    @Test func anExpressionHasNoParameters() throws {
        let policies = try Schema.standard.policies
        for perspective in Perspective.allCases {
            let reach = PolicyTables.reach(of: 11, perspective)
            for table in policies.byTable.keys {
                let text = policies.expression(of: table, for: reach, in: .sqlite) ?? ""
                #expect(!text.contains("$") && !text.contains("?"), "\(table)")
            }
        }
    }

    @Test func aReaderOfEverythingRunsTheTextAsItIs() async throws {
        let statements = try StatementText.all().map(\.text)
        try await Database.inMemory().read { connection in
            for reach in [Reach.everything, Reach(member: nil, owned: PolicyTables.owned)] {
                let scoped = connection.scoped(to: reach)
                for text in statements {
                    let written = try scoped.text(of: SQL(engine: text))
                    #expect(written == text)
                }
            }
        }
    }

    /// A household without accounts of members has one reach, in every perspective, and one connection.
    @Test func aReachOfAnUndividedHouseholdHasNoPerspective() async throws {
        for perspective in Perspective.allCases {
            #expect(Reach(member: ID(rawValue: 11), owned: []).narrowed(to: perspective).isEverything)
        }
        let isSame = try await Database.inMemory().read { $0.scoped(to: .everything) === $0 }
        #expect(isSame)
    }

    // MARK: - Writes

    @Test(arguments: [
        "INSERT INTO card (household, id) VALUES ($1, $2)",
        "UPDATE person SET name = $1 WHERE household = $2",
        "DELETE FROM card WHERE household = $1",
        "WITH old AS (SELECT id FROM card) DELETE FROM card WHERE id IN (SELECT id FROM old)",
        "PRAGMA user_version",
        "BEGIN",
        "",
    ]) func aStatementThatChangesRowsIsRefused(statement: String) async throws {
        #expect(throws: StorageError.scopedWrite(detail: statement)) { try Self.text(of: statement) }
        await #expect(throws: StorageError.scopedWrite(detail: statement)) {
            try await Database.inMemory().read { _ = try $0.scoped(to: Self.reach).execute(SQL(engine: statement)) }
        }
    }

    /// A literal that names one does not make it a change.
    @Test func aQueryAboutChangesIsAQuery() throws {
        let statement = "SELECT id FROM person WHERE name = 'delete' OR name = 'update' -- insert"
        #expect(try Self.text(of: statement) == statement)
    }
}
