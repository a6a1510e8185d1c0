import Models
package import Storage
package import SubscriptionsModel

/// Charges of subscriptions, and transactions that are none.
final class SubscriptionChargeRepository: ScopedRepository {
    // MARK: - Reading

    /// All charges by subscription, each by day.
    func all() throws -> [ID<Subscription>: [SubscriptionCharge]] {
        let charges: [SubscriptionCharge] = try connection.all(
            "SELECT \(SubscriptionCharge.self) FROM subscription_charge WHERE household = $1 ORDER BY subscription, day, id", .id(household)
        )
        return Dictionary(grouping: charges, by: \.subscription)
    }

    /// The charges of a subscription, by day.
    func all(of subscription: ID<Subscription>) throws -> [SubscriptionCharge] {
        try connection.all(
            "SELECT \(SubscriptionCharge.self) FROM subscription_charge WHERE household = $1 AND subscription = $2 ORDER BY day, id",
            .id(household), .id(subscription))
    }

    /// The charge that a transaction is; nil if it is none.
    func find(_ group: ID<Transaction>) throws -> SubscriptionCharge? {
        try connection.first(
            "SELECT \(SubscriptionCharge.self) FROM subscription_charge WHERE household = $1 AND group_id = $2", .id(household), .id(group))
    }

    /// Whether a member has unlinked a transaction.
    func isExcluded(_ group: ID<Transaction>) throws -> Bool {
        try connection.exists("SELECT 1 FROM subscription_exclusion WHERE household = $1 AND group_id = $2", .id(household), .id(group))
    }

    /// The transactions that members have unlinked.
    func excluded() throws -> Set<ID<Transaction>> {
        Set(try connection.all("SELECT group_id FROM subscription_exclusion WHERE household = $1", .id(household)) { $0.id() })
    }

    /// The transactions that are charges, without those of removed subscriptions.
    func claimedTransactions() throws -> Set<ID<Transaction>> {
        Set(
            try connection.all(
                """
                SELECT subscription_charge.group_id FROM subscription_charge
                    JOIN subscription ON subscription.household = subscription_charge.household
                        AND subscription.id = subscription_charge.subscription
                WHERE subscription_charge.household = $1 AND subscription_charge.group_id IS NOT NULL AND subscription.is_removed = 0
                """, .id(household)
            ) { $0.id() })
    }

    // MARK: - Writing

    /// Inserts a charge; nothing if its transaction is a charge already. Returns whether it was inserted.
    @discardableResult
    func insert(_ charge: SubscriptionCharge) throws -> Bool {
        try connection.insert(charge, of: household)
    }

    /// Updates day, amount and decision of a charge.
    func update(_ charge: SubscriptionCharge) throws {
        try connection.update(charge, of: household)
    }

    func delete(_ id: ID<SubscriptionCharge>) throws {
        try connection.execute("DELETE FROM subscription_charge WHERE household = $1 AND id = $2", .id(household), .id(id))
    }

    /// Deletes the billing days from a day on that were recorded without a transaction.
    func deleteRecorded(of subscription: ID<Subscription>, from day: Day) throws {
        try connection.execute(
            "DELETE FROM subscription_charge WHERE household = $1 AND subscription = $2 AND day >= $3 AND group_id IS NULL",
            .id(household), .id(subscription), .day(day))
    }

    /// Keeps a transaction from being linked by itself.
    func exclude(_ group: ID<Transaction>) throws {
        try connection.execute(
            "INSERT INTO subscription_exclusion (household, group_id) VALUES ($1, $2) ON CONFLICT DO NOTHING", .id(household), .id(group))
    }

    /// Lets a transaction be linked again.
    func include(_ group: ID<Transaction>) throws {
        try connection.execute(
            "DELETE FROM subscription_exclusion WHERE household = $1 AND group_id = $2", .id(household), .id(group))
    }
}

// MARK: - Rows

extension SubscriptionCharge: Record {
    package enum Column: Int32, RecordColumn {
        case id, subscription, day, amount, currency, groupId, decision, byHand
    }

    package static let sql = RecordSQL<Column>(
        "subscription_charge", fixed: [.subscription, .groupId], isChecked: false, ignoresConflicts: true)

    package init(_ row: RecordRow<Column>) throws {
        self.init(
            id: row.id(.id), subscription: row.id(.subscription), day: row.day(.day), amount: try row.money(.amount, .currency),
            transaction: row.optionalID(.groupId), decision: try row.optionalValue(.decision), isByHand: row.bool(.byHand))
    }

    package func value(_ column: Column) -> Value {
        switch column {
        case .id: .id(id)
        case .subscription: .id(subscription)
        case .day: .day(day)
        case .amount: .integer(amount.minorUnits)
        case .currency: .currency(amount.currency)
        case .groupId: .id(transaction)
        case .decision: .optional(decision?.rawValue)
        case .byHand: .bool(isByHand)
        }
    }
}
