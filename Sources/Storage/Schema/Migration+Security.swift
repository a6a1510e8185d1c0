extension Migration {
    /// Version 12: members who must change their passphrase, and messages with a fixed recipient.
    static let security = Migration(
        version: 12,
        statements: [
            // Set when another person has set the passphrase. Part of the member's row, which every request reads anyway.
            "ALTER TABLE member ADD COLUMN must_choose_passphrase INTEGER NOT NULL DEFAULT 0",
            // Set on a message about a changed address, which goes to the previous address.
            "ALTER TABLE mail_message ADD COLUMN keeps_recipient INTEGER NOT NULL DEFAULT 0",
        ])
}
