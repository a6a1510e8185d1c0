/// The tables of a program: the migrations of the ledger and of its features, in order.
package final class Schema: Sendable {
    package let migrations: [Migration]
    /// Who sees which rows of the tables.
    package let policies: VisibilityPolicies

    /// What new databases in memory copy.
    let emptyDatabase = EmptyDatabase()

    /// - Parameters:
    ///   - migrations: in any order.
    ///   - policies: of the tables of features, by their names.
    /// - Throws: `StorageError.other` unless their versions are 1, 2 and so on, each once.
    package convenience init(_ migrations: [Migration], policies: [String: RowPolicy] = [:]) throws(StorageError) {
        let versions = migrations.map(\.version).sorted()
        guard versions == Array(1..<versions.count + 1) else {
            throw StorageError.other(code: 0, detail: "the versions of the schema are \(versions), not 1 to \(versions.count), each once")
        }
        self.init(partial: migrations, policies: policies)
    }

    /// The tables of a part of a program, such as its ledger, in tests of that part alone: versions may be missing. For databases in memory,
    /// since a file of such a schema would say that it has everything up to its last version.
    ///
    /// - Parameters:
    ///   - migrations: in any order.
    ///   - policies: of the tables of features, by their names.
    package init(partial migrations: [Migration], policies: [String: RowPolicy] = [:]) {
        self.policies = VisibilityPolicies(features: policies)
        self.migrations = migrations.sorted { $0.version < $1.version }
    }

    /// The schema version of this build.
    package var version: Int { migrations.last?.version ?? 0 }

    /// The schema's statements for an engine; tests prepare every statement on PostgreSQL.
    package func script(for dialect: Dialect) -> [String] {
        migrations.flatMap { $0.statements(for: dialect) }.map { dialect.translate($0) }
    }
}

extension Schema {
    /// The migrations of the ledger, of members and of notifications, whose tables Storage's repositories use. A version that changes tables
    /// of a feature as well is not among them: Storage has its own part of it, and the feature completes that (`Migration.appending`).
    package static let base: [Migration] = [
        .ledger, .statementLines, .members, .checks, .days, .notifications, .seenDay, .importReports, .importAccounts, .namedTransfers,
        .undoImages, .languages, .review, .lineSources, .lineLayouts, .accountSharing, .notificationAccounts, .channels,
    ]
}
