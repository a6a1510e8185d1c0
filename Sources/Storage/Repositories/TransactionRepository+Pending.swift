import Models

extension TransactionRepository {
    /// The newest thousand pending groups, newest first, also those that the reader does not see: what is read of a group is read for him.
    func pendingGroups() throws -> [ID<Transaction>] {
        // SQLite uses the index of pending transactions only if nothing but the group is named, so no condition of what is seen either.
        try connection.unscoped.all(
            "SELECT group_id FROM txn WHERE household = $1 AND status = 0 GROUP BY group_id ORDER BY group_id DESC LIMIT $2",
            .id(household), .int(EntryRepository.pendingExamined)
        ) { $0.id() }
    }
}
