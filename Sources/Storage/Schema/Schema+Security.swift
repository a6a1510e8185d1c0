extension Schema {

    /// Version 12: members who have to choose a passphrase of their own, and messages that go to the address they were written for.
    static let security = Migration(
        version: 12,
        statements: [
            // Set where somebody else set the passphrase. It stands in the member's row, which every request reads anyway.
            "ALTER TABLE member ADD COLUMN must_choose_passphrase INTEGER NOT NULL DEFAULT 0",
            // Set on a message about a change of the address, which goes to the old one.
            "ALTER TABLE mail_message ADD COLUMN keeps_recipient INTEGER NOT NULL DEFAULT 0",
        ])
}
