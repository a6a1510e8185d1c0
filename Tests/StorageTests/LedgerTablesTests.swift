import LedgerTestSupport
import Testing

@testable import Storage

/// What Storage reads and writes.
@Suite struct LedgerTablesTests {
    @Test func itsStatementsNameNoTableOfAFeature() async throws {
        let statements = try StatementText.all(in: "/Sources/Storage/")
        #expect(statements.count > 150, "statements are not where they are looked for")
        let database = try Database.inMemory(schema: Schema.ledger)
        try await database.read { connection in
            for (file, text) in statements {
                #expect(throws: Never.self, "\(file): \(text)") { _ = try connection.prepare(SQL(engine: text)) }
            }
        }
    }
}
