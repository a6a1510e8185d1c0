import Installation
import Testing

@testable import Storage

/// The repositories use the common SQL subset of SQLite and PostgreSQL: the schema and all statements can be prepared on PostgreSQL.
@Suite(.enabled(if: PostgresCluster.isInstalled, "PostgreSQL is not installed")) struct PostgresTests {

    @Test func everyStatementOfTheRepositoriesPrepares() throws {
        let statements = try StatementText.all()
        #expect(statements.count >= 90, "statements are not where they are looked for")
        let schema = try Schema.standard.script(for: .postgres).map { $0.split(whereSeparator: \.isNewline).joined(separator: " ") }
        let prepared = statements.enumerated().map { "PREPARE coffer_\($0) AS \($1.text)" }
        let failures = try PostgresCluster().failures(of: schema + prepared)
        for (position, failure) in failures.sorted(by: { $0.key < $1.key }) {
            if position < schema.count {
                Issue.record("\(failure): \(schema[position])")
            } else {
                let statement = statements[position - schema.count]
                Issue.record("\(statement.file): \(failure): \(statement.text)")
            }
        }
    }

    @Test func theLockOfAHouseholdPrepares() throws {
        let lock = try #require(Dialect.postgres.householdLock)
        let schema = try Schema.standard.script(for: .postgres).map { $0.split(whereSeparator: \.isNewline).joined(separator: " ") }
        let failures = try PostgresCluster().failures(of: schema + ["PREPARE coffer_lock AS \(lock.text)", "EXECUTE coffer_lock (1)"])
        #expect(failures.isEmpty, "\(failures)")
        // SQLite has one writer.
        #expect(Dialect.sqlite.householdLock == nil)
    }

    @Test func anSQLiteOnlyStatementIsDetected() throws {
        let failures = try PostgresCluster().failures(of: [
            "CREATE TABLE thing (id BIGINT PRIMARY KEY, name TEXT)",
            "PREPARE a AS SELECT name FROM thing WHERE id = $1",
            "PREPARE b AS INSERT OR REPLACE INTO thing (id, name) VALUES ($1, $2)",
            "PREPARE c AS SELECT name FROM thing WHERE name GLOB $1",
            "PREPARE d AS SELECT name FROM thing ORDER BY id LIMIT $1",
        ])
        #expect(failures.keys.sorted() == [2, 3])
    }
}
