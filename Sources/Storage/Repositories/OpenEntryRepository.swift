package import Models

/// Open entries, which wait for their statement line.
package final class OpenEntryRepository: ScopedRepository {
    /// Adds an open entry.
    package func insert(_ entry: OpenEntry) throws {
        try connection.execute(
            "INSERT INTO open_entry (household, account, amount, day, group_id) VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING",
            .id(household), .id(entry.account), .integer(entry.amount), .day(entry.day), .id(entry.group))
    }

    /// Removes an open entry.
    package func remove(_ entry: OpenEntry) throws {
        try connection.execute(
            "DELETE FROM open_entry WHERE household = $1 AND account = $2 AND amount = $3 AND day = $4 AND group_id = $5",
            .id(household), .id(entry.account), .integer(entry.amount), .day(entry.day), .id(entry.group))
    }

    /// Moves the open entries of an account to another one.
    package func move(from old: ID<Account>, to new: ID<Account>) throws {
        try connection.execute(
            "UPDATE open_entry SET account = $1 WHERE household = $2 AND account = $3", .id(new), .id(household), .id(old))
    }

    /// Removes all open entries of an account.
    package func removeAll(in account: ID<Account>) throws {
        try connection.execute("DELETE FROM open_entry WHERE household = $1 AND account = $2", .id(household), .id(account))
    }

    /// The open entries of a group.
    package func entries(of group: TransactionGroup) throws -> [OpenEntry] {
        var found: [OpenEntry] = []
        for ledgerAccount in Set(group.parts.flatMap { [$0.source, $0.destination] }) {
            guard let day = group.day(at: ledgerAccount) else { continue }
            for currency in Set(group.parts.map(\.amount.currency)) {
                let entry = OpenEntry(
                    account: ID(rawValue: ledgerAccount.rawValue), amount: try group.amount(at: ledgerAccount, in: currency).minorUnits,
                    day: day, group: group.id)
                let exists = try connection.exists(
                    "SELECT 1 FROM open_entry WHERE household = $1 AND account = $2 AND amount = $3 AND day = $4 AND group_id = $5",
                    .id(household),
                    .id(entry.account), .integer(entry.amount), .day(entry.day), .id(entry.group))
                if exists { found.append(entry) }
            }
        }
        return found.sorted { ($0.account, $0.amount) < ($1.account, $1.amount) }
    }

    /// Whether an account has open entries.
    package func hasOpenEntries(in account: ID<Account>) throws -> Bool {
        try connection.exists("SELECT 1 FROM open_entry WHERE household = $1 AND account = $2 LIMIT 1", .id(household), .id(account))
    }

    /// The open entries of an account with an amount within some days, ordered by day and id.
    package func candidates(account: ID<Account>, amount: Int64, from: Day, until: Day) throws -> [OpenEntry] {
        try connection.all(
            """
            SELECT day, group_id FROM open_entry
            WHERE household = $1 AND account = $2 AND amount = $3 AND day BETWEEN $4 AND $5 ORDER BY day, group_id
            """, .id(household), .id(account), .integer(amount), .day(from), .day(until)
        ) { OpenEntry(account: account, amount: amount, day: $0.day(), group: $0.id()) }
    }
}
