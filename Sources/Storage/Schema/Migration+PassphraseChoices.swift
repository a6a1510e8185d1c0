extension Migration {
    /// The ledger's part of version 12: members who must change their passphrase.
    package static let passphraseChoices = Migration(
        version: 12,
        statements: [
            // Set when another person has set the passphrase. Part of the member's row, which every request reads anyway.
            "ALTER TABLE member ADD COLUMN must_choose_passphrase INTEGER NOT NULL DEFAULT 0"
        ])
}
