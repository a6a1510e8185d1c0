/// A statement that may concern all households of a file.
struct StatementExemption {
    /// The path within `Sources`.
    let file: String
    /// The statement, or its beginning.
    let text: String
    let reason: String

    func covers(_ statement: SourceStatement) -> Bool { statement.file == file && statement.text.hasPrefix(text) }

    /// All of them.
    static let all =
        exemptions(
            in: "Storage/Engine/SQLite/SQLiteBackup+Restore.swift", "a backup replaces the whole file; counters of no member may go back",
            "SELECT MAX(counter) FROM member", "UPDATE member SET counter = CASE")
        + exemptions(
            in: "Storage/Repositories/DirectoryRepository.swift",
            "the migration to version 38 enters what all households have in the directory", "SELECT folded_name, household FROM member",
            "SELECT email, household FROM notification_settings", "SELECT token_hash, household FROM member_session",
            "SELECT token_hash, household FROM pending_sign_in")
        + exemptions(
            in: "Features/Notifications/Live/Records/DueMailRepository.swift",
            "finds the households with messages that are due; whatever is sent is then read by its household",
            "SELECT household FROM mail_message WHERE next_at <= $1 UNION SELECT household FROM notification")
        + exemptions(
            in: "Features/Notifications/Live/Records/DueChannelRepository.swift",
            "finds the households with messages to channels that are due; whatever is sent is then read by its household",
            "SELECT household FROM channel_message WHERE next_at <= $1 UNION SELECT household FROM notification")
        + exemptions(
            in: "Storage/Engine/SQLite/HouseholdRows.swift",
            "made of the names of all tables and of the column of each with the household, for the backup of one household",
            #"SELECT COUNT(*) FROM \("#, #"SELECT 1 FROM \("#, #"SELECT \(columns)"#, #"INSERT INTO \("#, #"DELETE FROM \("#)

    private static func exemptions(in file: String, _ reason: String, _ texts: String...) -> [StatementExemption] {
        texts.map { StatementExemption(file: file, text: $0, reason: reason) }
    }
}
