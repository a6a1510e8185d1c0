/// One schema migration. Migrations are only appended; a released one never changes.
struct Migration: Sendable {
    /// Consecutive, from 1. The database stores the version of its last migration.
    let version: Int

    /// Changes of existing tables that engines spell differently; run before `statements`.
    var alterations: [Dialect: [String]] = [:]

    /// Portable SQL statements, run in order.
    let statements: [String]

    /// Fills columns that need Swift code; runs after the statements in the same transaction.
    var backfill: (@Sendable (Connection) throws -> Void)?

    /// All statements for an engine, in order.
    func statements(for dialect: Dialect) -> [String] { alterations[dialect, default: []] + statements }
}
