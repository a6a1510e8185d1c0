import Testing

/// Statements are found in sources.
@Suite struct SourceStatementTests {
    @Test func statementsHaveTheirLines() {
        let source = """
            // "SELECT 0"
            let a = connection.all("SELECT 1 FROM a")

            let b = \"\"\"
                DELETE FROM b
                WHERE c = $1
                \"\"\"
            let title = "SELECTED"
            """
        let statements = SourceStatement.statements(of: source, in: "A.swift")
        #expect(statements.map(\.text) == ["SELECT 1 FROM a", "DELETE FROM b WHERE c = $1"])
        #expect(statements.map(\.line) == [2, 4])
        #expect(statements.map(\.file) == ["A.swift", "A.swift"])
    }

    /// What only begins other statements names no household itself.
    @Test func aBeginningIsNoStatement() {
        let source = #"""
            private static let things: SQL = "SELECT id FROM thing"
            private static let whole: SQL = "SELECT id FROM thing WHERE household = $1"
            /// All things of a household.
            func all() { things("\(Self.things) WHERE household = $1 AND a = 1") + things(Self.whole) + things("\(Self.whole) AND b = 1") }
            """#
        #expect(
            SourceStatement.statements(of: source, in: "A.swift").map(\.text) == [
                "SELECT id FROM thing WHERE household = $1", "SELECT id FROM thing WHERE household = $1 AND a = 1",
                "SELECT id FROM thing WHERE household = $1 AND b = 1",
            ])
    }
}
