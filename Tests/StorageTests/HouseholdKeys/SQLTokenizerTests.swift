import Testing

/// SQL as tokens.
@Suite struct SQLTokenizerTests {
    @Test func wordsParametersAndLiteralsAreTokens() throws {
        let tokens = try SQLTokenizer.tokens(of: "SELECT t.Id, \"Day\" FROM txn t -- all\nWHERE x>=$12 AND y = 'it''s (' || 1.5")
        #expect(
            tokens == [
                .word("select"), .word("t"), .symbol("."), .word("id"), .symbol(","), .word("Day"), .word("from"), .word("txn"), .word("t"),
                .word("where"), .word("x"), .symbol(">="), .parameter("$12"), .word("and"), .word("y"), .symbol("="), .text("it's ("),
                .symbol("||"), .number("1.5"),
            ])
    }

    @Test func parenthesesAreOneToken() throws {
        #expect(try SQLTokenizer.tokens(of: "f((a), ?)") == [.word("f"), .group([.group([.word("a")]), .symbol(","), .parameter("?")])])
    }

    @Test(arguments: ["(", "a)", "'a", "\"a", "a \\(b)", "a ! b"]) func whatIsNoSQLIsAnError(text: String) {
        #expect(throws: SQLTokenizer.Failure.self) { _ = try SQLTokenizer.tokens(of: text) }
    }
}
