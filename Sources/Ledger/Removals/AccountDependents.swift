package import Models
package import Storage

/// All modules whose rows refer to own accounts, in one unit of work.
package struct AccountDependents {
    private let write: UnitOfWork
    private let modules: [any AccountDependent]
    private let snapshots: RowSnapshotRepository

    fileprivate init(_ write: UnitOfWork) {
        self.write = write
        modules = write.modules.dependents
        snapshots = RowSnapshotRepository(write.connection, household: write.household)
    }

    /// Appends the rows of an account in all tables to the image of its deletion.
    package func copyRows(of account: ID<Account>, to image: UndoImageWriter) throws {
        try snapshots.copyRows(of: account, in: modules.flatMap(\.tables), to: image)
    }

    /// Stores the data for the undo of a merge, before its transactions are moved.
    package func prepare(_ merge: AccountMergeStep, image: inout RemovalImage) throws {
        for account in [merge.absorbed, merge.target] { try snapshots.copyRows(of: account, in: copiedTables, to: merge.rows) }
        for module in modules { try module.prepare(merge, image: &image) }
    }

    /// Moves the rows of the absorbed account, after its transactions were moved.
    package func move(_ merge: AccountMergeStep) throws {
        try write.open.move(from: merge.absorbed, to: merge.target)
        for module in modules { try module.move(merge) }
    }

    /// A digest of the rows of an account that only copies restore, to detect changes.
    ///
    /// - Parameter version: leaves out columns that were added after this schema version; nil: none.
    package func digest(of account: ID<Account>, version: Int? = nil) throws -> String {
        try RowDigest.digest(of: account, in: copiedTables, version: version ?? write.connection.schemaVersion, snapshots)
    }

    /// Deletes all rows of an account without entries.
    package func delete(_ account: ID<Account>) throws {
        try write.open.removeAll(in: account)
        for module in modules { try module.delete(account, in: write) }
    }

    /// Restores the rows on which the transactions of an account depend.
    func prepare(_ restoration: AccountRestoration) throws {
        for module in modules { try module.prepare(restoration) }
    }

    /// Restores the rows of an account after its transactions.
    ///
    /// - Throws: `StorageError.undoImage` for rows that no module knows.
    func restore(_ restoration: AccountRestoration) throws {
        try restoration.rows.requireOnly(modules.flatMap(\.tables), and: RemovalImage.sections)
        for module in modules { try module.restore(restoration) }
    }

    /// An account was archived, or is in use again.
    package func archivingDidChange(of account: Account) throws {
        for module in modules { try module.archivingDidChange(of: account, in: write) }
    }

    /// An account without entries gets another currency.
    ///
    /// - Throws: `ServiceError.rule` if it may not.
    package func currencyWillChange(of account: ID<Account>) throws {
        for module in modules { try module.currencyWillChange(of: account, in: write) }
    }

    /// The ids, as the history writes them, of all that hangs on an account.
    func namedInHistory(of account: ID<Account>) throws -> [String] {
        try modules.flatMap { try $0.namedInHistory(of: account, in: write) }
    }

    /// The tables whose rows only copies restore after a merge.
    private var copiedTables: [SnapshotTable] { modules.filter(\.isRestoredFromCopies).flatMap(\.tables) }
}

extension UnitOfWork {
    /// All modules whose rows refer to own accounts.
    package var dependents: AccountDependents { AccountDependents(self) }
}
