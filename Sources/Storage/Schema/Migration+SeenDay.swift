extension Migration {
    /// Version 11: the last day with activity, so that due orders are not posted after the clock jumped ahead.
    static let seenDay = Migration(
        version: 11,
        statements: [
            // Days since 1970, updated by every write except across a gap. NULL before the first write.
            "ALTER TABLE household ADD COLUMN seen_day INTEGER",
            // The last active day before the gap that members were notified of; NULL if no gap is open.
            "ALTER TABLE household ADD COLUMN told_gap INTEGER",
            """
            UPDATE household SET seen_day = COALESCE(
                (SELECT MAX(audit.at) FROM audit WHERE audit.household = household.id), household.created_at) / 86400000
            """,
        ])
}
