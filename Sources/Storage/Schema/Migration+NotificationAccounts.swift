extension Migration {
    /// Version 41: notifications name the accounts whose entries their member has to see.
    static let notificationAccounts = Migration(
        version: 41,
        statements: [
            // Ids, each between two spaces; NULL in notifications of earlier versions, of which it is not known.
            "ALTER TABLE notification ADD COLUMN accounts TEXT"
        ])
}
