import Models

extension EntryQuery {
    /// The query for a reader: an account whose entries are closed has none, not even those that an open account shares with it.
    func seen(by reach: Reach) -> EntryQuery {
        guard !accounts.isEmpty, !accounts.allSatisfy(reach.opens) else { return self }
        var query = self
        let open = accounts.filter(reach.opens)
        // No account has the id 0.
        query.accounts = open.isEmpty ? [ID(rawValue: 0)] : open
        return query
    }
}
