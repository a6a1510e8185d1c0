import Models

/// The pending entries of a query, with which its first page begins.
struct PendingEntries {
    let connection: Connection
    let household: ID<Household>
    let filter: EntryFilter
    let listed: ListedAccounts
    let composer: EntryComposer
    /// Nil if the query does not ask for attachments.
    let attachments: AttachmentRepository?

    /// At most `limit` of them, newest first.
    func entries(limit: Int) throws -> [Entry] {
        let transactions = TransactionRepository(connection, household: household)
        let groups = try transactions.pendingGroups()
        guard !groups.isEmpty else { return [] }
        let found = try transactions.groups(groups)
        let attached = try attachments?.attached(groups) ?? []
        var entries: [Entry] = []
        for id in groups {
            guard let group = found[id] else { continue }
            for account in listed.own(in: group) {
                guard let record = composer.ledgerAccounts[LedgerAccountID(account)] else { continue }
                let entry = try composer.entry(group, in: record)
                if filter.allows(entry, of: group, hasAttachment: attached.contains(id)) { entries.append(entry) }
            }
        }
        entries.sort { ($0.day, $0.id, $0.account) > ($1.day, $1.id, $1.account) }
        return Array(entries.prefix(limit))
    }
}
