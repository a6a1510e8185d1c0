package import Models
package import Storage

/// The statements, lines and stated balances of an account.
package struct StatementRows: AccountDependent {
    /// Moves and restores the rows of statements.
    package init() {}

    package var topics: Set<Topic> { [.imports] }
    package var tables: [SnapshotTable] { StatementAccountRepository.tables }
    package var isRestoredFromCopies: Bool { true }
    package var dependentPrecedence: Int { -2 }

    package func move(_ merge: AccountMergeStep) throws {
        try repository(merge.write).move(from: merge.absorbed, to: merge.target)
    }

    package func delete(_ account: ID<Account>, in write: UnitOfWork) throws { try repository(write).delete(of: account) }

    private func repository(_ write: UnitOfWork) -> StatementAccountRepository {
        StatementAccountRepository(write.connection, household: write.household)
    }
}

/// The accounts that lines name as the other side of a transfer. They follow their lines, and are inserted after all of them.
package struct NamedTransferRows: AccountDependent {
    /// Restores the names of transfers.
    package init() {}

    package var topics: Set<Topic> { [.imports] }
    package var tables: [SnapshotTable] { [StatementAccountRepository.namedTransfers] }
    package var isRestoredFromCopies: Bool { true }
}
