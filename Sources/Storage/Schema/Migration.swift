/// One schema migration. Migrations are only appended; a released one never changes.
package struct Migration: Sendable {
    /// Consecutive among those of all features, from 1. The database stores the version of its last migration.
    package let version: Int

    /// Changes of existing tables that engines spell differently; run before `statements`.
    let alterations: [Dialect: [String]]

    /// Portable SQL statements, run in order.
    package let statements: [String]

    /// Fills columns that need Swift code; runs after the statements in the same transaction.
    let backfill: (@Sendable (Connection) throws -> Void)?

    package init(
        version: Int, alterations: [Dialect: [String]] = [:], statements: [String],
        backfill: (@Sendable (Connection) throws -> Void)? = nil
    ) {
        self.version = version
        self.alterations = alterations
        self.statements = statements
        self.backfill = backfill
    }

    /// This version with what a feature adds to it. A version that changes tables of the ledger and of a feature is one migration, of the
    /// feature: Storage has the ledger's part of it, which runs first.
    package func appending(_ statements: [String], backfill: (@Sendable (Connection) throws -> Void)? = nil) -> Migration {
        let first = self.backfill
        return Migration(version: version, alterations: alterations, statements: self.statements + statements) { connection in
            try first?(connection)
            try backfill?(connection)
        }
    }

    /// All statements for an engine, in order.
    func statements(for dialect: Dialect) -> [String] { alterations[dialect, default: []] + statements }
}
