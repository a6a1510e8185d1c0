import Models
import Storage
import SubscriptionsModel

/// Subscriptions with their prices and steps, including removed ones.
final class SubscriptionRepository: ScopedRepository {
    /// Finds rows if a household, parameter 1, has any subscription.
    static let usage: SQL = "SELECT 1 FROM subscription WHERE household = $1 LIMIT 1"

    /// Finds rows if a household, parameter 1, has a subscription whose charges others owe a part of.
    static let linkUsage: SQL = "SELECT 1 FROM subscription WHERE household = $1 AND shared_since IS NOT NULL LIMIT 1"

    // MARK: - Reading

    /// All subscriptions, by id, including removed ones. Costs one statement in a household without any, else three.
    func all() throws -> [Subscription] {
        var subscriptions: [Subscription] = try connection.all(
            "SELECT \(Subscription.self) FROM subscription WHERE household = $1 ORDER BY id", .id(household))
        guard !subscriptions.isEmpty else { return [] }
        let positions = Dictionary(subscriptions.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
        try connection.query(
            "SELECT subscription, day, price FROM subscription_price WHERE household = $1 ORDER BY subscription, day", .id(household)
        ) { row in
            guard let position = positions[row.id()] else { return }
            let (day, currency) = (row.day(), subscriptions[position].price.currency)
            subscriptions[position].prices.append(SubscriptionPrice(from: day, Money(minorUnits: row.integer(), currency: currency)))
        }
        try connection.query(
            "SELECT subscription, step, day, until_day FROM subscription_step WHERE household = $1 ORDER BY subscription, place",
            .id(household)
        ) { row in
            guard let position = positions[row.id()] else { return }
            subscriptions[position].statusChanges.append(
                SubscriptionStatusChange(try row.value("step"), on: row.day(), until: row.optionalDay()))
        }
        return subscriptions
    }

    /// The subscription with an id, including a removed one; nil if it does not exist.
    func find(_ id: ID<Subscription>) throws -> Subscription? { try all().first { $0.id == id } }

    /// The subscriptions that an account or one of its cards pays, including removed ones.
    func ids(paidFrom account: ID<Account>) throws -> [ID<Subscription>] {
        try connection.all(
            """
            SELECT id FROM subscription WHERE household = $1 AND (account = $2
                OR card IN (SELECT card.id FROM card WHERE card.household = $1 AND card.account = $2))
            """, .id(household), .id(account)
        ) { $0.id() }
    }

    // MARK: - Writing

    /// Inserts a subscription with its prices and steps.
    func insert(_ subscription: Subscription) throws {
        try connection.insert(subscription, of: household)
        try writeParts(of: subscription)
    }

    /// Updates all columns if the revision matches, and increases it. Returns whether it matched.
    func update(_ subscription: Subscription) throws -> Bool {
        guard try connection.update(subscription, of: household) else { return false }
        for statement: SQL in [
            "DELETE FROM subscription_price WHERE household = $1 AND subscription = $2",
            "DELETE FROM subscription_step WHERE household = $1 AND subscription = $2",
        ] {
            try connection.execute(statement, .id(household), .id(subscription.id))
        }
        try writeParts(of: subscription)
        return true
    }

    // MARK: - Private

    private func writeParts(of subscription: Subscription) throws {
        for price in subscription.prices {
            try connection.execute(
                "INSERT INTO subscription_price (household, subscription, day, price) VALUES ($1, $2, $3, $4)", .id(household),
                .id(subscription.id), .day(price.day), .integer(price.price.minorUnits))
        }
        for (position, change) in subscription.statusChanges.enumerated() {
            try connection.execute(
                "INSERT INTO subscription_step (household, subscription, place, step, day, until_day) VALUES ($1, $2, $3, $4, $5, $6)",
                .id(household), .id(subscription.id), .int(position), .text(change.step.rawValue), .day(change.day), .day(change.until))
        }
    }
}
