import Models
import Storage
import TransferModel

/// Standing orders.
final class StandingOrderRepository: ScopedRepository {
    /// The standing order with an id; nil if it does not exist.
    func find(_ id: ID<StandingOrder>) throws -> StandingOrder? {
        try connection.first("\(Self.joined) WHERE o.household = $1 AND o.id = $2", .id(household), .id(id), as: Self.order)
    }

    /// Some standing orders by id; those that do not exist are missing. Costs one statement for each 64 orders.
    func all(_ ids: some Sequence<ID<StandingOrder>>) throws -> [ID<StandingOrder>: StandingOrder] {
        var orders: [ID<StandingOrder>: StandingOrder] = [:]
        try connection.query(Self.orders, .id(household), in: ValueList.unique(ids)) { row in
            let order = try Self.order(&row)
            orders[order.id] = order
        }
        return orders
    }

    private static let orders: SQL = "\(joined) WHERE o.household = $1 AND o.id IN (\(list: 2))"

    private static let joined: SQL = """
        SELECT o.id, o.source, o.destination, o.beneficiary, o.is_international, \(PaymentPartyRepository.columns), o.amount, o.currency,
            o.note, o.category, o.anchor, o.every, o.unit, o.last_day, o.max_count, o.next_index, o.is_active, o.member, o.created_at,
            o.revision
        FROM standing_order AS o LEFT JOIN payment_party AS p ON p.household = o.household AND p.id = o.party
        """

    /// The standing order that a request created; nil for a new request.
    func find(key: String) throws -> StandingOrder? {
        try connection.first("SELECT id FROM standing_order WHERE household = $1 AND request_key = $2", .id(household), .text(key)).flatMap
        { try find($0) }
    }

    /// Inserts a standing order.
    func insert(_ order: StandingOrder, party: ID<PaymentParty>?, key: String?) throws {
        let (beneficiary, isInternational) = order.destination.terms
        try connection.execute(
            """
            INSERT INTO standing_order (household, id, source, destination, party, beneficiary, is_international, amount, currency, note,
                category, anchor, every, unit, last_day, max_count, next_index, next_day, is_active, request_key, member, created_at,
                revision)
            VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23)
            """, .id(household), .id(order.id), .id(order.source), .id(order.destination.account), .id(party), .id(beneficiary),
            .bool(isInternational), .integer(order.amount.minorUnits), .currency(order.amount.currency), .text(order.note),
            .id(order.category), .day(order.schedule.anchor), .int(order.schedule.interval), .text(order.schedule.unit.rawValue),
            .day(order.schedule.end), .optional(order.schedule.count.map(Int64.init)), .int(order.nextIndex), .day(order.nextDay),
            .bool(order.isActive), .optional(key), .id(order.member), .integer(order.createdAt), .integer(order.revision))
    }

    /// Updates the mutable columns if the revision matches, and increases it. Returns whether it matched.
    func update(_ order: StandingOrder) throws -> Bool {
        try connection.execute(
            """
            UPDATE standing_order SET amount = $1, note = $2, category = $3, anchor = $4, every = $5, unit = $6, last_day = $7,
                max_count = $8, next_index = $9, next_day = $10, is_active = $11, revision = revision + 1
            WHERE household = $12 AND id = $13 AND revision = $14
            """, .integer(order.amount.minorUnits), .text(order.note), .id(order.category), .day(order.schedule.anchor),
            .int(order.schedule.interval), .text(order.schedule.unit.rawValue), .day(order.schedule.end),
            .optional(order.schedule.count.map(Int64.init)), .int(order.nextIndex), .day(order.nextDay), .bool(order.isActive),
            .id(household), .id(order.id), .integer(order.revision)) == 1
    }

    /// Deletes a standing order that never started.
    func delete(_ id: ID<StandingOrder>) throws {
        try connection.execute("DELETE FROM standing_order WHERE household = $1 AND id = $2", .id(household), .id(id))
    }

    /// Active standing orders due through a day, ordered by day; without a day all active ones.
    func active(through day: Day = Day(number: .max)) throws -> [StandingOrder] {
        try orders(
            "SELECT id FROM standing_order WHERE household = $1 AND is_active = 1 AND next_day <= $2 ORDER BY next_day, id", .day(day))
    }

    /// Ended standing orders, latest first.
    func ended(limit: Int) throws -> [StandingOrder] {
        try orders(
            """
            SELECT id FROM standing_order AS s WHERE household = $1 AND is_active = 0 AND EXISTS (
                SELECT 1 FROM transfer_order AS o
                WHERE o.household = s.household AND o.standing_order = s.id AND o.confirmed_at IS NOT NULL)
            ORDER BY id DESC LIMIT $2
            """, .int(limit))
    }

    /// The standing orders whose ids a query returns, in its order.
    private func orders(_ sql: SQL, _ value: Value) throws -> [StandingOrder] {
        let ids: [ID<StandingOrder>] = try connection.all(sql, .id(household), value) { $0.id() }
        let found = try all(ids)
        return ids.compactMap { found[$0] }
    }

    private static func order(_ row: inout Row) throws -> StandingOrder {
        StandingOrder(
            id: row.id(), source: row.id(), destination: try row.destination(), amount: try row.money(), note: row.text(),
            category: row.optionalID(), schedule: try schedule(&row), nextIndex: row.int(), isActive: row.bool(), member: row.optionalID(),
            createdAt: row.integer(), revision: row.integer())
    }

    private static func schedule(_ row: inout Row) throws -> Schedule {
        do {
            return try Schedule(
                anchor: row.day(), every: row.int(), try row.value("unit"), end: row.optionalDay(),
                count: row.optionalInteger().map(Int.init))
        } catch let error as ScheduleError {
            throw StorageError.unknownValue(column: "schedule", value: "\(error)")
        }
    }
}
