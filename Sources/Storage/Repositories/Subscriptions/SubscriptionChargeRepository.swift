package import Models

/// Charges of subscriptions, and transactions that are none.
package struct SubscriptionChargeRepository {
    let connection: Connection
    let household: ID<Household>

    /// Accesses a household's rows on a connection, for the duration of its read or write.
    package init(_ connection: Connection, household: ID<Household>) {
        self.connection = connection
        self.household = household
    }

    // MARK: - Reading

    /// All charges by subscription, each by day.
    package func all() throws -> [ID<Subscription>: [SubscriptionCharge]] {
        let charges = try connection.all(
            """
            SELECT id, subscription, day, amount, currency, group_id, decision, by_hand FROM subscription_charge
            WHERE household = $1 ORDER BY subscription, day, id
            """, .id(household), as: Self.charge)
        return Dictionary(grouping: charges, by: \.subscription)
    }

    /// The charges of a subscription, by day.
    package func all(of subscription: ID<Subscription>) throws -> [SubscriptionCharge] {
        try connection.all(
            """
            SELECT id, subscription, day, amount, currency, group_id, decision, by_hand FROM subscription_charge
            WHERE household = $1 AND subscription = $2 ORDER BY day, id
            """, .id(household), .id(subscription), as: Self.charge)
    }

    /// The charge that a transaction is; nil if it is none.
    package func find(_ group: ID<Transaction>) throws -> SubscriptionCharge? {
        try connection.first(
            """
            SELECT id, subscription, day, amount, currency, group_id, decision, by_hand FROM subscription_charge
            WHERE household = $1 AND group_id = $2
            """, .id(household), .id(group), as: Self.charge)
    }

    /// Whether a member has unlinked a transaction.
    package func isExcluded(_ group: ID<Transaction>) throws -> Bool {
        try connection.first(
            "SELECT 1 FROM subscription_exclusion WHERE household = $1 AND group_id = $2", .id(household), .id(group)
        ) { _ in true } ?? false
    }

    /// The transactions that members have unlinked.
    package func excluded() throws -> Set<ID<Transaction>> {
        Set(try connection.all("SELECT group_id FROM subscription_exclusion WHERE household = $1", .id(household)) { $0.id(0) })
    }

    // MARK: - Writing

    /// Inserts a charge; nothing if its transaction is a charge already. Returns whether it was inserted.
    @discardableResult
    package func insert(_ charge: SubscriptionCharge) throws -> Bool {
        try connection.execute(
            """
            INSERT INTO subscription_charge (household, id, subscription, day, amount, currency, group_id, decision, by_hand)
            VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT DO NOTHING
            """, .id(household), .id(charge.id), .id(charge.subscription), .day(charge.day), .integer(charge.amount.minorUnits),
            .currency(charge.amount.currency), .id(charge.transaction), .optional(charge.decision?.rawValue), .bool(charge.isByHand)) > 0
    }

    /// Updates day, amount and decision of a charge.
    package func update(_ charge: SubscriptionCharge) throws {
        try connection.execute(
            """
            UPDATE subscription_charge SET day = $1, amount = $2, currency = $3, decision = $4, by_hand = $5
            WHERE household = $6 AND id = $7
            """, .day(charge.day), .integer(charge.amount.minorUnits), .currency(charge.amount.currency),
            .optional(charge.decision?.rawValue), .bool(charge.isByHand), .id(household), .id(charge.id))
    }

    package func delete(_ id: ID<SubscriptionCharge>) throws {
        try connection.execute("DELETE FROM subscription_charge WHERE household = $1 AND id = $2", .id(household), .id(id))
    }

    /// Deletes the billing days from a day on that were recorded without a transaction.
    package func deleteRecorded(of subscription: ID<Subscription>, from day: Day) throws {
        try connection.execute(
            "DELETE FROM subscription_charge WHERE household = $1 AND subscription = $2 AND day >= $3 AND group_id IS NULL",
            .id(household), .id(subscription), .day(day))
    }

    /// Keeps a transaction from being linked by itself.
    package func exclude(_ group: ID<Transaction>) throws {
        try connection.execute(
            "INSERT INTO subscription_exclusion (household, group_id) VALUES ($1, $2) ON CONFLICT DO NOTHING", .id(household), .id(group))
    }

    /// Lets a transaction be linked again.
    package func include(_ group: ID<Transaction>) throws {
        try connection.execute(
            "DELETE FROM subscription_exclusion WHERE household = $1 AND group_id = $2", .id(household), .id(group))
    }

    // MARK: - Private

    private static func charge(_ row: Row) throws -> SubscriptionCharge {
        SubscriptionCharge(
            id: row.id(0), subscription: row.id(1), day: row.day(2),
            amount: Money(minorUnits: row.integer(3), currency: try row.currency(4)), transaction: row.optionalID(5),
            decision: row.isNull(6) ? nil : try row.value(6, "decision"), isByHand: row.bool(7))
    }
}
