import Models

extension DirectoryRepository {
    /// Enters the names, addresses and the host name of a household anew; entries of secrets stay.
    func rebuild(of household: ID<Household>) throws {
        try connection.execute("DELETE FROM directory WHERE household = $1 AND kind IN ('name', 'address', 'host')", .id(household))
        let texts: [(Kind, SQL)] = [
            (.name, "SELECT folded_name FROM member WHERE household = $1 AND removed_at IS NULL"),
            (.address, "SELECT email FROM notification_settings WHERE household = $1 AND email IS NOT NULL"),
            (.host, "SELECT host FROM household WHERE id = $1 AND host IS NOT NULL"),
        ]
        for (kind, sql) in texts {
            let found: [String] = try connection.all(sql, .id(household))
            for text in found { try insert(kind, text, of: household) }
        }
    }
}
