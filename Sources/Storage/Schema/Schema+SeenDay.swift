extension Schema {

    /// Version 11: the last day on which a household was in use, so that a clock that jumped ahead books nothing unasked.
    static let seenDay = Migration(
        version: 11,
        statements: [
            // The days since 1970; it moves with every write, but not over a gap. NULL: nothing was written yet.
            "ALTER TABLE household ADD COLUMN seen_day INTEGER",
            // The seen day before the gap of which members were told; NULL: none is open.
            "ALTER TABLE household ADD COLUMN told_gap INTEGER",
            """
            UPDATE household SET seen_day = COALESCE(
                (SELECT MAX(audit.at) FROM audit WHERE audit.household = household.id), household.created_at) / 86400000
            """,
        ])
}
