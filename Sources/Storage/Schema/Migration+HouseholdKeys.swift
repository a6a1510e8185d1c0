extension Migration {
    /// Version 38: every key begins with the household, so that the tables can be divided by it.
    ///
    /// Members, credentials, sessions and links were looked up before the household was known; now secrets carry it, and what does not (names,
    /// addresses, host names, secrets given out before) is in `directory`. Foreign keys to members carry the household.
    ///
    /// - Parameters:
    ///   - features: what features make anew: tables that refer to `new_member`, which is `member` at the end, or to none of these.
    ///   - backfill: fills the directory with secrets of features.
    package static func householdKeys(
        of features: [TableRebuild] = [], backfill: @escaping @Sendable (Connection) throws -> Void = { _ in }
    ) -> Migration {
        let member = TableRebuild.member
        let statements =
            [
                // The place of the household in the text index of its file; see `TextKeys`.
                "ALTER TABLE household ADD COLUMN text_slot INTEGER NOT NULL DEFAULT 0",
                // The host name at which the household alone is served; NULL: at those of the server.
                "ALTER TABLE household ADD COLUMN host TEXT",
                directory, "CREATE INDEX directory_household ON directory (household, kind)",
            ] + member.filling + (TableRebuild.ofMembers + TableRebuild.ofLedger + features).flatMap(\.statements) + member.replacing
        return Migration(version: 38, statements: statements) { connection in
            try HouseholdTexts.giveSlots(connection)
            try DirectoryRepository.fill(connection)
            try backfill(connection)
        }
    }

    /// Where something is looked up whose household is not known. On several machines it is on every one of them, so it refers to no other
    /// table. Keys: a folded name, e-mail address or host name in UTF-8, or the SHA-256 hash of a secret.
    private static let directory = """
        CREATE TABLE directory (
            kind TEXT NOT NULL,
            lookup BLOB NOT NULL,
            household INTEGER NOT NULL,
            PRIMARY KEY (kind, lookup, household)
        ) STRICT, WITHOUT ROWID
        """
}
