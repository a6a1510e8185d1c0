import Installation
import Testing

@testable import Storage

/// Every statement of the program names its household.
@Suite struct HouseholdStatementTests {
    /// The tables with a household that is not exempt.
    private func tables() async throws -> Set<String> {
        let exempt = TableExemption.all.map(\.table)
        let tables = try await Database.inMemory().read { try TableKeys.all($0) }
        return Set(tables.filter { $0.columns.contains("household") && !exempt.contains($0.name) }.map(\.name))
    }

    @Test func everyStatementNamesItsHousehold() async throws {
        let statements = try SourceStatement.all()
        #expect(statements.count > 700, "statements are not where they are looked for")
        let rule = HouseholdStatementRule(tables: try await tables())
        var unused = StatementExemption.all
        for statement in statements {
            let violations = rule.violations(of: statement.text)
            guard !violations.isEmpty else { continue }
            if StatementExemption.all.contains(where: { $0.covers(statement) }) {
                unused.removeAll { $0.covers(statement) }
                continue
            }
            for violation in violations {
                Issue.record("\(statement.file):\(statement.line.map(String.init) ?? "made"): \(violation): \(statement.text)")
            }
        }
        for exemption in unused { Issue.record("\(exemption.file): unused exemption of \(exemption.text): \(exemption.reason)") }
    }

    /// SQLite numbers `$2` as it finds it, so another order would bind values to the wrong parameters.
    @Test func parametersAreNumberedInTheOrderOfTheirFirstOccurrence() throws {
        for statement in try SourceStatement.all() {
            let numbers = statement.text.matches(of: /\$([0-9]+)/).compactMap { Int($0.1) }
            var found: [Int] = []
            for number in numbers where !found.contains(number) { found.append(number) }
            #expect(found == found.sorted(), "\(statement.file): \(statement.text)")
        }
    }

    private static let rule = HouseholdStatementRule(tables: ["txn", "payee", "account"])

    @Test(arguments: [
        ("SELECT id FROM txn WHERE id = $1", [StatementViolation.table("txn")]),
        ("SELECT id FROM txn", [.table("txn")]),
        ("UPDATE txn SET note = $1 WHERE id = $2", [.table("txn")]),
        ("DELETE FROM txn WHERE id = $1 OR household = $2", [.table("txn")]),
        ("SELECT id FROM txn WHERE household <> $1", [.table("txn")]),
        ("SELECT id FROM txn WHERE NOT household = $1", [.table("txn")]),
        ("SELECT id FROM txn WHERE household IN ($1, $2)", [.table("txn")]),
        ("SELECT id FROM txn WHERE CASE WHEN household = $1 THEN 1 ELSE 0 END = $2", [.table("txn")]),
        ("SELECT id FROM txn WHERE household = household", [.table("txn")]),
        ("SELECT h.id FROM household h JOIN txn t ON t.household = h.id", [.table("t")]),
        ("SELECT 1 WHERE EXISTS (SELECT 1 FROM txn WHERE id = $1)", [.table("txn")]),
        ("WITH found (id) AS (SELECT id FROM txn) SELECT id FROM found", [.table("txn")]),
        ("SELECT x.id FROM (SELECT id FROM txn UNION ALL SELECT id FROM payee WHERE household = $1) AS x", [.table("txn")]),
        ("UPDATE txn SET note = (SELECT name FROM payee WHERE id = txn.payee) WHERE household = $1", [.table("payee")]),
        ("INSERT INTO txn (household, id) SELECT household, id FROM payee", [.table("payee")]),
    ]) func aStatementWithoutItsHouseholdIsFound(text: String, violations: [StatementViolation]) {
        #expect(Self.rule.violations(of: text) == violations)
    }

    @Test(arguments: [
        ("SELECT t.id FROM txn t JOIN payee p ON p.id = t.payee WHERE t.household = $1", [StatementViolation.join("p")]),
        ("SELECT t.id FROM txn t, payee p WHERE p.id = t.payee AND t.household = $1", [.join("p")]),
        ("SELECT t.id FROM txn t LEFT JOIN payee p ON p.id = t.payee WHERE t.household = $1", [.join("p")]),
        // Rows of `txn` remain without one of `payee`.
        ("SELECT t.id FROM txn t LEFT JOIN payee p ON p.household = t.household AND p.household = $1", [.join("t")]),
        // Two parameters may differ.
        ("SELECT t.id FROM txn t JOIN payee p ON p.household = $2 WHERE t.household = $1", [.join("p")]),
        (
            "SELECT id FROM txn WHERE household = $1 AND payee IN (SELECT id FROM payee JOIN account ON account.household = $1)",
            [.join("payee")]
        ),
        ("UPDATE txn SET note = p.name FROM payee p WHERE p.id = txn.payee AND txn.household = $1", [.join("p")]),
    ]) func aJoinWithoutItsHouseholdIsFound(text: String, violations: [StatementViolation]) {
        #expect(Self.rule.violations(of: text) == violations)
    }

    @Test(arguments: [
        ("INSERT INTO txn (id, note) VALUES ($1, $2)", [StatementViolation.insert("txn")]),
        ("INSERT INTO txn (household, id) VALUES ($1, $2) ON CONFLICT (id) DO NOTHING", [.conflict("txn")]),
        ("INSERT INTO txn (household, id) VALUES ($1, $2) ON CONFLICT (id, household) DO UPDATE SET id = excluded.id", [.conflict("txn")]),
        ("UPDATE txn SET household = $1 WHERE household = $2", [.change("txn")]),
        ("UPDATE txn SET (note, household) = ($1, $2) WHERE household = $3", [.change("txn")]),
        (
            "INSERT INTO txn (household, id) VALUES ($1, $2) ON CONFLICT (household, id) DO UPDATE SET household = excluded.household",
            [.change("txn")]
        ),
        ("SELECT (id FROM txn", [.unreadable("a parenthesis is not closed")]),
        ("SELECT id FROM \\(table)", [.unreadable("\\ is no SQL")]),
        ("REPLACE INTO txn (household) VALUES ($1)", [.unreadable("replace begins no statement")]),
    ]) func aChangeWithoutItsHouseholdIsFound(text: String, violations: [StatementViolation]) {
        #expect(Self.rule.violations(of: text) == violations)
    }

    @Test(arguments: [
        "SELECT id FROM txn WHERE household = $1 AND (day BETWEEN $2 AND $3 OR day = 'household')",
        "SELECT id FROM txn WHERE (household = $1 AND day = $2) OR (household = $1 AND day = $3)",
        "SELECT t.id FROM txn AS t JOIN payee AS p ON p.household = t.household AND p.id = t.payee WHERE t.household = $1",
        "SELECT t.id FROM txn t JOIN payee p USING (household) WHERE p.household = $1",
        "SELECT t.id FROM txn t LEFT JOIN payee p ON p.household = t.household AND p.id = t.payee WHERE t.household = $1",
        "SELECT t.id FROM txn t JOIN (payee p JOIN account a ON a.household = p.household) ON p.household = t.household WHERE t.household = $1",
        "SELECT id FROM txn WHERE (household, id) = ($1, $2)",
        "SELECT h.id FROM household h JOIN txn t ON t.household = h.id WHERE h.id = $1",
        "SELECT id FROM txn WHERE household = CAST($1 AS BIGINT) ORDER BY id LIMIT 1",
        "SELECT id FROM txn t WHERE t.household = $1 AND EXISTS (SELECT 1 FROM payee p WHERE p.household = t.household AND p.id = t.payee)",
        "WITH RECURSIVE found (household, id) AS (SELECT household, id FROM txn WHERE household = $1 UNION ALL SELECT t.household, t.id "
            + "FROM found JOIN txn t ON t.household = found.household AND t.id > found.id) SELECT id FROM found",
        "WITH wanted (household, id) AS (VALUES ($1, $2)) SELECT t.id FROM wanted JOIN txn t ON t.household = wanted.household",
        "SELECT x.id FROM (SELECT household, id FROM txn WHERE household = $1) AS x JOIN payee ON payee.household = x.household",
        "INSERT INTO txn (household, id) VALUES ($1, $2) ON CONFLICT (household, id) DO UPDATE SET note = excluded.note RETURNING id",
        "INSERT INTO txn (household, id) SELECT household, id FROM payee WHERE household = $1 ON CONFLICT DO NOTHING",
        "UPDATE txn AS t SET note = p.name FROM payee p WHERE p.household = t.household AND t.household = $1",
        "DELETE FROM txn WHERE household = $1 AND id IN (SELECT txn FROM other WHERE name = 'it''s') RETURNING id",
        "SELECT name FROM other WHERE id IS NOT DISTINCT FROM $1",
    ]) func aStatementThatNamesItsHouseholdPasses(text: String) {
        #expect(Self.rule.violations(of: text).isEmpty)
    }
}
