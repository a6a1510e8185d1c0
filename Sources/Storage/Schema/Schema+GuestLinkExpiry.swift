extension Schema {
    /// Version 32: since when links of guests were found expired, so that a wrong clock deletes none.
    static let guestLinkExpiry = Migration(
        version: 32,
        statements: [
            // Milliseconds since 1970; NULL for a link that is valid, or was not looked at since it expired.
            "ALTER TABLE guest_link ADD COLUMN found_expired_at INTEGER"
        ])
}
