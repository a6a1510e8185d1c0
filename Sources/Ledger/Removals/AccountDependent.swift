package import Models
package import Storage

/// A module whose rows refer to own accounts: it handles the merge, archiving, deletion, restoration and change of currency of an account.
///
/// The defaults do nothing.
package protocol AccountDependent: TopicDeclaring {
    /// Modules with a lower precedence are called first, and their rows are stored first. Stored images depend on that order.
    var dependentPrecedence: Int { get }

    /// Its tables whose rows of an account are stored when the account is deleted, in the order in which they are inserted again.
    var tables: [SnapshotTable] { get }

    /// Whether a merge mixes the rows of both accounts, so that only copies can separate them again.
    ///
    /// The undo of the merge then deletes the rows of the remaining account and inserts the copies, and is rejected if rows were added or
    /// changed since.
    var isRestoredFromCopies: Bool { get }

    /// Called before the transactions of a merge are moved: stores data in the image that the undo needs besides copies.
    func prepare(_ merge: AccountMergeStep, image: inout RemovalImage) throws

    /// Moves the rows of the absorbed account, after its transactions were moved.
    func move(_ merge: AccountMergeStep) throws

    /// Deletes the rows of an account, after its transactions were removed.
    func delete(_ account: ID<Account>, in write: UnitOfWork) throws

    /// Called before the transactions of a restored account: restores the rows on which they depend.
    func prepare(_ restoration: AccountRestoration) throws

    /// Restores the rows of a restored account, after its transactions.
    ///
    /// The default inserts the stored rows; for a module that is restored from copies, in place of those of the remaining account.
    func restore(_ restoration: AccountRestoration) throws

    /// An account was archived, or is in use again.
    func archivingDidChange(of account: Account, in write: UnitOfWork) throws

    /// An account without entries gets another currency.
    ///
    /// - Throws: `ServiceError.rule` if it may not.
    func currencyWillChange(of account: ID<Account>, in write: UnitOfWork) throws

    /// The ids, as the history writes them, of its rows that hang on an account, including removed ones; at most one statement. Who does not see
    /// the entries of the account does not see changes of these.
    func namedInHistory(of account: ID<Account>, in write: UnitOfWork) throws -> [String]
}

extension AccountDependent {
    package var dependentPrecedence: Int { 0 }
    package var tables: [SnapshotTable] { [] }
    package var isRestoredFromCopies: Bool { false }
    package func prepare(_ merge: AccountMergeStep, image: inout RemovalImage) throws {}
    package func move(_ merge: AccountMergeStep) throws {}
    package func delete(_ account: ID<Account>, in write: UnitOfWork) throws {}
    package func prepare(_ restoration: AccountRestoration) throws {}
    package func archivingDidChange(of account: Account, in write: UnitOfWork) throws {}
    package func currencyWillChange(of account: ID<Account>, in write: UnitOfWork) throws {}
    package func namedInHistory(of account: ID<Account>, in write: UnitOfWork) throws -> [String] { [] }

    package func restore(_ restoration: AccountRestoration) throws {
        let write = restoration.write
        if isRestoredFromCopies, let remaining = restoration.remaining { try delete(remaining, in: write) }
        try RowSnapshotRepository(write.connection, household: write.household).insertRows(of: restoration.rows, into: tables)
    }
}

/// The merge of one account into another, passed to its dependents.
package struct AccountMergeStep {
    /// The unit of work of the merge.
    package let write: UnitOfWork
    /// The account that is removed.
    package let absorbed: ID<Account>
    /// The account that receives the rows.
    package let target: ID<Account>
    /// The day for each account before which the merge changes none of its entries.
    package let unchangedBefore: (absorbed: Day, target: Day)
    /// Receives the rows for the undo.
    package let rows: UndoImageWriter

    /// - Parameters:
    ///   - absorbed: the account that is removed.
    ///   - target: the account that receives the rows.
    ///   - rows: receives the rows for the undo.
    ///   - unchangedBefore: the day for each account before which the merge changes none of its entries.
    package init(
        _ write: UnitOfWork, absorbed: ID<Account>, target: ID<Account>, unchangedBefore: (absorbed: Day, target: Day),
        rows: UndoImageWriter
    ) {
        self.write = write
        self.absorbed = absorbed
        self.target = target
        self.unchangedBefore = unchangedBefore
        self.rows = rows
    }
}

/// The undo of a deletion or merge of an account, passed to its dependents.
package struct AccountRestoration {
    /// The unit of work of the undo.
    package let write: UnitOfWork
    /// The restored account.
    package let account: ID<Account>
    /// The account that had absorbed it; nil if it was deleted.
    package let remaining: ID<Account>?
    /// The state before the deletion or merge.
    package let image: RemovalImage
    /// Reads the rows before the deletion or merge.
    package let rows: UndoImageReader
}
