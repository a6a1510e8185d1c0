package import Models

/// Subscriptions with their prices and steps, including removed ones.
package struct SubscriptionRepository {
    let connection: Connection
    let household: ID<Household>

    /// Accesses a household's rows on a connection, for the duration of its read or write.
    package init(_ connection: Connection, household: ID<Household>) {
        self.connection = connection
        self.household = household
    }

    /// Finds rows if a household, parameter 1, has any subscription.
    package static let usage: SQL = "SELECT 1 FROM subscription WHERE household = $1 LIMIT 1"

    /// Finds rows if a household, parameter 1, has a subscription whose charges others owe a part of.
    package static let linkUsage: SQL = "SELECT 1 FROM subscription WHERE household = $1 AND shared_since IS NOT NULL LIMIT 1"

    // MARK: - Reading

    /// All subscriptions, by id, including removed ones. Costs one statement in a household without any, else three.
    package func all() throws -> [Subscription] {
        var subscriptions = try connection.all(
            """
            SELECT id, name, summary, price, currency, highest, yearly_offer, cycle_every, cycle_unit, anchor, billed_from, category,
                account, card, website, notes, started, trial_until, trial_price, trial_converts, first_charges, first_price,
                minimum_until, notice_count, notice_unit, cancellation, renews, ends, reminders, others, other_names, mine, payee_key,
                last_used, is_removed, revision, final_cycle, shared_group, shared_people, shared_since
            FROM subscription WHERE household = $1 ORDER BY id
            """, .id(household), as: Self.subscription)
        guard !subscriptions.isEmpty else { return [] }
        let positions = Dictionary(subscriptions.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
        try connection.query(
            "SELECT subscription, day, price FROM subscription_price WHERE household = $1 ORDER BY subscription, day", .id(household)
        ) { row in
            guard let position = positions[row.id(0)] else { return }
            let price = Money(minorUnits: row.integer(2), currency: subscriptions[position].price.currency)
            subscriptions[position].prices.append(SubscriptionPrice(from: row.day(1), price))
        }
        try connection.query(
            "SELECT subscription, step, day, until_day FROM subscription_step WHERE household = $1 ORDER BY subscription, place",
            .id(household)
        ) { row in
            guard let position = positions[row.id(0)] else { return }
            subscriptions[position].statusChanges.append(
                SubscriptionStatusChange(try row.value(1, "step"), on: row.day(2), until: row.optionalDay(3)))
        }
        return subscriptions
    }

    /// The subscription with an id, including a removed one; nil if it does not exist.
    package func find(_ id: ID<Subscription>) throws -> Subscription? { try all().first { $0.id == id } }

    // MARK: - Writing

    /// Inserts a subscription with its prices and steps.
    package func insert(_ subscription: Subscription) throws {
        try connection.execute(
            """
            INSERT INTO subscription (household, id, name, summary, price, currency, highest, yearly_offer, cycle_every, cycle_unit,
                anchor, billed_from, category, account, card, website, notes, started, trial_until, trial_price, trial_converts,
                first_charges, first_price, minimum_until, notice_count, notice_unit, cancellation, renews, ends, reminders, others,
                other_names, mine, payee_key, last_used, is_removed, final_cycle, shared_group, shared_people, shared_since, revision)
            VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25,
                $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41)
            """,
            values: [.id(household), .id(subscription.id)] + Self.values(of: subscription) + [.integer(subscription.revision)])
        try writeParts(of: subscription)
    }

    /// Updates all columns if the revision matches, and increases it. Returns whether it matched.
    package func update(_ subscription: Subscription) throws -> Bool {
        let changed = try connection.execute(
            """
            UPDATE subscription SET name = $1, summary = $2, price = $3, currency = $4, highest = $5, yearly_offer = $6,
                cycle_every = $7, cycle_unit = $8, anchor = $9, billed_from = $10, category = $11, account = $12, card = $13,
                website = $14, notes = $15, started = $16, trial_until = $17, trial_price = $18, trial_converts = $19,
                first_charges = $20, first_price = $21, minimum_until = $22, notice_count = $23, notice_unit = $24,
                cancellation = $25, renews = $26, ends = $27, reminders = $28, others = $29, other_names = $30, mine = $31,
                payee_key = $32, last_used = $33, is_removed = $34, final_cycle = $35,
                shared_group = $36, shared_people = $37, shared_since = $38, revision = revision + 1
            WHERE household = $39 AND id = $40 AND revision = $41
            """,
            values: Self.values(of: subscription) + [.id(household), .id(subscription.id), .integer(subscription.revision)])
        guard changed > 0 else { return false }
        for statement: SQL in [
            "DELETE FROM subscription_price WHERE household = $1 AND subscription = $2",
            "DELETE FROM subscription_step WHERE household = $1 AND subscription = $2",
        ] {
            try connection.execute(statement, .id(household), .id(subscription.id))
        }
        try writeParts(of: subscription)
        return true
    }

    // MARK: - Accounts

    /// The subscriptions that an account pays, including removed ones.
    package func ids(paidFrom account: ID<Account>) throws -> [ID<Subscription>] {
        try connection.all(
            "SELECT id FROM subscription WHERE household = $1 AND account = $2 ORDER BY id", .id(household), .id(account)
        ) { $0.id(0) }
    }

    /// Sets the account of some subscriptions where it is still another one, and increases their revision.
    package func setAccount(_ account: ID<Account>, of ids: [ID<Subscription>], insteadOf old: ID<Account>) throws {
        for id in ids {
            try connection.execute(
                "UPDATE subscription SET account = $1, revision = revision + 1 WHERE household = $2 AND id = $3 AND account = $4",
                .id(account), .id(household), .id(id), .id(old))
        }
    }

    /// The subscriptions of a category, by id.
    package func ids(in category: ID<Category>) throws -> [ID<Subscription>] {
        try connection.all(
            "SELECT id FROM subscription WHERE household = $1 AND category = $2 ORDER BY id", .id(household), .id(category)
        ) { $0.id(0) }
    }

    /// Sets the category of some subscriptions where it is still another one, and increases their revision.
    package func setCategory(_ category: ID<Category>, of ids: [ID<Subscription>], insteadOf old: ID<Category>) throws {
        for id in ids {
            try connection.execute(
                "UPDATE subscription SET category = $1, revision = revision + 1 WHERE household = $2 AND id = $3 AND category = $4",
                .id(category), .id(household), .id(id), .id(old))
        }
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
                """
                INSERT INTO subscription_step (household, subscription, place, step, day, until_day) VALUES ($1, $2, $3, $4, $5, $6)
                """, .id(household), .id(subscription.id), .int(position), .text(change.step.rawValue), .day(change.day),
                .day(change.until))
        }
    }
}
