import Storage
import Testing

/// The statements of the repositories as their sources contain them.
@Suite struct StatementTextTests {

    /// SQLite numbers parameters by their first occurrence, PostgreSQL by their names.
    @Test func parametersAreNumberedInTheOrderOfTheirFirstOccurrence() throws {
        let statements = try StatementText.all()
        #expect(statements.count >= 90, "statements are not where they are looked for")
        for (file, text) in statements {
            let numbers = StatementText.parameters(of: text)
            #expect(numbers == Array(1..<numbers.count + 1), "\(file): \(text)")
        }
    }

    /// Every part of a statement is found, so that no statement is left out.
    @Test func statementsAreWhole() throws {
        let statements = try StatementText.all()
        for (file, text) in statements { #expect(!text.contains("\\("), "\(file): \(text)") }
        #expect(statements.contains { $0.text.hasPrefix("SELECT g.id, g.name, ") })
    }

    @Test func anotherOrderIsDetected() {
        #expect(StatementText.parameters(of: "SELECT $2 WHERE a = $1 AND b = $2") == [2, 1])
    }

    @Test func listsAndRowsHaveParameters() {
        let list: SQL = "SELECT a FROM t WHERE a = $1 AND b IN (\(list: 2))"
        #expect(StatementText.parameters(of: list.text) == Array(1...65))
        #expect(StatementText.withParameters(#"SELECT a FROM t WHERE a = $1 AND b IN (\(list: 2))"#) == list.text)
        let rows: SQL = "VALUES \(rows: 1, columns: 2)"
        #expect(rows.text.hasPrefix("VALUES (CAST($1 AS BIGINT), CAST($2 AS BIGINT)), (CAST($3 AS BIGINT), CAST($4 AS BIGINT)), "))
        #expect(StatementText.parameters(of: rows.text) == Array(1...32))
        #expect(StatementText.withParameters(#"VALUES \(rows: 1, columns: 2)"#) == rows.text)
    }

    @Test func literalsAreFoundInSources() {
        let source = """
            // "SELECT 0"
            let a = "SELECT 1" + "x\\"y"
            let b = \"\"\"
                SELECT 2,
                3 \\
                FROM t
                \"\"\"
            """
        #expect(StatementText.literals(in: source) == ["SELECT 1", "x\\\"y", "SELECT 2, 3 FROM t"])
        #expect(StatementText.numberedLiterals(in: source).map(\.line) == [2, 2, 3])
    }
}
