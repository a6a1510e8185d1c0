package import Storage

extension Migration {
    /// Version 30: the cycle with which a subscription ends that does not renew by itself.
    package static let renewals = Migration(
        version: 30,
        statements: [
            // A day of the last paid cycle, in days since 1970; NULL while it renews.
            "ALTER TABLE subscription ADD COLUMN final_cycle INTEGER",
            // It was not known since when; the cycle of the last day with activity is the final one.
            """
            UPDATE subscription SET final_cycle = (SELECT seen_day FROM household WHERE household.id = subscription.household)
                WHERE renews = 0
            """,
        ])
}
