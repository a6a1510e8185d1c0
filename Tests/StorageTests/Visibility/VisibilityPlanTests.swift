import Installation
import Models
import Testing

@testable import Storage

/// What a reader does not see does not change how statements run: nothing is materialised, and no table is read as a whole that was not before.
@Suite struct VisibilityPlanTests {
    /// What the plan of a statement does, a line each.
    private static func plan(of text: String, _ connection: Connection) throws -> [String] {
        var lines: [String] = []
        let values = StatementText.parameters(of: text).map { _ in Value.null }
        try connection.query(SQL(engine: "EXPLAIN QUERY PLAN \(text)"), values: values) { row in
            for _ in 0..<3 { row.skip() }
            lines.append(row.text())
        }
        return lines
    }

    private static func scans(_ plan: [String]) -> Int { plan.count { $0.hasPrefix("SCAN ") && !$0.contains("CONSTANT ROW") } }

    private static func copies(_ plan: [String]) -> Int { plan.count { $0.contains("MATERIALIZE") || $0.contains("CO-ROUTINE") } }

    @Test(arguments: VisibilityPolicyTests.reaches) func everyQueryUsesItsKeys(reach: Reach) async throws {
        let policies = try Schema.standard.policies
        let queries = Set(try StatementText.all().map(\.text).filter { $0.hasPrefix("SELECT") || $0.hasPrefix("WITH") })
            .filter { !VisibleStatement($0).tables(for: reach, of: policies).isEmpty }.sorted()
        #expect(queries.count > 150, "statements are not where they are looked for")
        try await Database.inMemory().read { connection in
            for query in queries {
                // Some statements of WITH change rows.
                guard let text = try? VisibleStatement(query).text(for: reach, of: policies, in: .sqlite) else { continue }
                let (plain, seen) = (try Self.plan(of: query, connection), try Self.plan(of: text, connection))
                #expect(Self.copies(seen) <= Self.copies(plain), "\(query)\n\(seen.joined(separator: "\n"))")
                #expect(Self.scans(seen) <= Self.scans(plain), "\(query)\n\(seen.joined(separator: "\n"))")
            }
        }
    }

    /// Rows that conditions look up are found by their keys.
    @Test(arguments: VisibilityPolicyTests.reaches) func conditionsLookUpKeys(reach: Reach) async throws {
        let policies = try Schema.standard.policies
        try await Database.inMemory().read { connection in
            for table in policies.byTable.keys.sorted() {
                guard let expression = policies.expression(of: table, for: reach, in: .sqlite) else { continue }
                let plan = try Self.plan(of: "WITH \(expression) SELECT 1 FROM \(table) WHERE household = 1", connection)
                #expect(Self.copies(plan) == 0, "\(table)\n\(plan.joined(separator: "\n"))")
                #expect(
                    !plan.contains { $0.hasPrefix("SCAN seen1") || $0.hasPrefix("SCAN seen2") }, "\(table)\n\(plan.joined(separator: "\n"))"
                )
            }
        }
    }
}
