/// One schema migration. Migrations are only appended; a released one never changes.
struct Migration: Sendable {

    /// Consecutive, from 1. The database stores the version of its last migration.
    let version: Int

    /// Portable SQL statements, run in order.
    let statements: [String]

    /// Fills columns that need Swift code; runs after the statements in the same transaction.
    var backfill: (@Sendable (Connection) throws -> Void)?
}
