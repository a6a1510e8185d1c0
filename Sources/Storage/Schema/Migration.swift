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

    /// All statements for an engine, in order.
    func statements(for dialect: Dialect) -> [String] { alterations[dialect, default: []] + statements }
}
