extension Migration {
    /// Version 40, the part of Storage: members who have left or were removed. Their row stays without its sign-in name, because history and the
    /// security log name them.
    package static let formerMembers = Migration(
        version: 40,
        statements: [
            // Milliseconds since 1970; NULL for a member of the household.
            "ALTER TABLE member ADD COLUMN removed_at INTEGER"
        ])
}
