/// The tables of a program: the migrations of the ledger and of its features, in order.
package final class Schema: Sendable {
    package let migrations: [Migration]

    /// What new databases in memory copy.
    let emptyDatabase = EmptyDatabase()

    /// - Parameter migrations: in any order.
    /// - Throws: `StorageError.other` unless their versions are 1, 2 and so on, each once.
    package init(_ migrations: [Migration]) throws(StorageError) {
        let sorted = migrations.sorted { $0.version < $1.version }
        let versions = sorted.map(\.version)
        guard versions == Array(1..<versions.count + 1) else {
            throw StorageError.other(code: 0, detail: "the versions of the schema are \(versions), not 1 to \(versions.count), each once")
        }
        self.migrations = sorted
    }

    /// The schema version of this build.
    package var version: Int { migrations.count }

    /// The schema's statements for an engine; tests prepare every statement on PostgreSQL.
    package func script(for dialect: Dialect) -> [String] {
        migrations.flatMap { $0.statements(for: dialect) }.map { dialect.translate($0) }
    }
}

extension Schema {
    /// The migrations of the tables that Storage's repositories and restores use, and those that change tables of several features. What
    /// only one feature has, its module adds.
    package static let base: [Migration] = [
        .ledger, .statementLines, .members, .checks, .days, .notifications, .mail, .seenDay, .security, .importReports, .importAccounts,
        .namedTransfers, .undoImages, .languages, .subscriptions, .people, .sharedFiles, .categoryChoices, .review, .lineSources, .budgets,
        .plan, .lineLayouts, .transferDismissals, .spellings, .sharedCharges, .openings, .notificationObjects,
    ]
}
