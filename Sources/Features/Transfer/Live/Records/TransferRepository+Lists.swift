import Models
import Storage
import TransferModel

/// Lists of transfers.
extension TransferRepository {
    /// Confirmed transfers, newest first.
    ///
    /// - Parameter before: restricts to older transfers than this one.
    func confirmed(before: ID<Transfer>?, limit: Int) throws -> [Transfer] {
        try transfers(
            "SELECT id FROM transfer_order WHERE household = $1 AND id < $2 AND confirmed_at IS NOT NULL ORDER BY id DESC LIMIT $3",
            .id(before ?? ID(rawValue: .max)), .int(limit))
    }

    /// Transfers of a status, newest first.
    func all(_ status: TransferStatus, before: ID<Transfer>?, limit: Int) throws -> [Transfer] {
        try transfers(
            "SELECT id FROM transfer_order WHERE household = $1 AND id < $2 AND status = $3 ORDER BY id DESC LIMIT $4",
            .id(before ?? ID(rawValue: .max)), .text(status.rawValue), .int(limit))
    }

    /// Scheduled transfers by day, without occurrences of standing orders.
    func scheduled(through day: Day = Day(number: .max)) throws -> [Transfer] {
        try transfers(
            """
            SELECT id FROM transfer_order
            WHERE household = $1 AND status = 'pending' AND group_id IS NULL AND standing_order IS NULL AND day <= $2 ORDER BY day, id
            """, .day(day))
    }

    /// Scheduled transfers within some days, by day, without occurrences of standing orders.
    func scheduled(from first: Day, through last: Day) throws -> [Transfer] {
        try transfers(
            """
            SELECT id FROM transfer_order
            WHERE household = $1 AND status = 'pending' AND group_id IS NULL AND standing_order IS NULL AND day BETWEEN $2 AND $3
            ORDER BY day, id
            """, .day(first), .day(last))
    }

    /// Confirmed transfers within some days that neither failed nor were cancelled, by day.
    func confirmed(from first: Day, until last: Day) throws -> [Transfer] {
        try transfers(
            """
            SELECT id FROM transfer_order
            WHERE household = $1 AND day BETWEEN $2 AND $3 AND status IN ('confirmed', 'pending', 'completed') ORDER BY day, id
            """, .day(first), .day(last))
    }

    /// Transfers sent to the bank that no statement contains yet, by day.
    func submitted(limit: Int) throws -> [Transfer] {
        try transfers(
            "SELECT id FROM transfer_order WHERE household = $1 AND status = 'pending' AND group_id IS NOT NULL ORDER BY day, id LIMIT $2",
            .int(limit))
    }

    /// The occurrence of a standing order scheduled for a day; nil if it does not exist yet.
    func occurrence(of order: ID<StandingOrder>, on day: Day) throws -> Transfer? {
        try transfers(
            "SELECT id FROM transfer_order WHERE household = $1 AND standing_order = $2 AND occurrence = $3", .id(order), .day(day)
        ).first
    }

    /// The scheduled day of a transfer in its standing order; nil for another transfer.
    func occurrenceDay(of id: ID<Transfer>) throws -> Day? {
        try connection.first(
            "SELECT occurrence FROM transfer_order WHERE household = $1 AND id = $2", .id(household), .id(id)
        ) { $0.optionalDay() } ?? nil
    }

    /// Reschedules a pending occurrence.
    func setOccurrence(_ id: ID<Transfer>, to day: Day) throws {
        try connection.execute(
            "UPDATE transfer_order SET occurrence = $1 WHERE household = $2 AND id = $3", .day(day), .id(household), .id(id))
    }

    /// The existing occurrences of a standing order, newest first.
    func occurrences(of order: ID<StandingOrder>, limit: Int) throws -> [Transfer] {
        try transfers(
            """
            SELECT id FROM transfer_order WHERE household = $1 AND standing_order = $2 AND confirmed_at IS NOT NULL ORDER BY occurrence DESC LIMIT $3
            """, .id(order), .int(limit))
    }

    /// The latest existing occurrence of each of some standing orders; those that have none are missing.
    func latestOccurrences(of orders: some Sequence<ID<StandingOrder>>) throws -> [ID<StandingOrder>: Transfer] {
        var latest: [ID<StandingOrder>: ID<Transfer>] = [:]
        try connection.query(Self.latestOccurrences, .id(household), in: ValueList.unique(orders)) { latest[$0.id()] = $0.optionalID() }
        let transfers = try all(latest.values)
        return latest.compactMapValues { transfers[$0] }
    }

    private static let latestOccurrences: SQL = """
        SELECT s.id, (
            SELECT o.id FROM transfer_order AS o
            WHERE o.household = s.household AND o.standing_order = s.id AND o.confirmed_at IS NOT NULL ORDER BY o.occurrence DESC LIMIT 1)
        FROM standing_order AS s WHERE s.household = $1 AND s.id IN (\(list: 2))
        """

    /// The sum of a member's transfers from an account on a day, without failed and cancelled ones.
    ///
    /// - Parameters:
    ///   - member: the member; nil for the command line.
    ///   - order: a transfer that is excluded.
    func orderedAmount(
        by member: ID<Member>?, from account: ID<Account>, on day: Day, except order: ID<Transfer>? = nil
    ) throws -> Int64 {
        try connection.first(
            """
            SELECT CAST(COALESCE(SUM(amount), 0) AS BIGINT) FROM transfer_order
            WHERE household = $1 AND source = $2 AND confirmed_day = $3 AND COALESCE(member, 0) = $4
                AND status IN ('confirmed', 'pending', 'completed') AND id <> $5
            """, .id(household), .id(account), .day(day), .integer(member?.rawValue ?? 0), .integer(order?.rawValue ?? 0)) ?? 0
    }

    /// Whether a transfer created before a time was never confirmed.
    func hasUnconfirmed(before milliseconds: Int64) throws -> Bool {
        try connection.exists(
            "SELECT 1 FROM transfer_order WHERE household = $1 AND status = 'initiated' AND created_at < $2 LIMIT 1", .id(household),
            .integer(milliseconds))
    }

    /// Deletes transfers created before a time that were never confirmed.
    func deleteUnconfirmed(before milliseconds: Int64) throws {
        try connection.execute(
            """
            DELETE FROM transfer_confirmation WHERE household = $1 AND transfer IN (
                SELECT id FROM transfer_order WHERE household = $1 AND status = 'initiated' AND created_at < $2)
            """, .id(household), .integer(milliseconds))
        try connection.execute(
            """
            DELETE FROM standing_order WHERE household = $1 AND id IN (
                SELECT standing_order FROM transfer_order WHERE household = $1 AND status = 'initiated' AND created_at < $2)
            """, .id(household), .integer(milliseconds))
        try connection.execute(
            "DELETE FROM transfer_order WHERE household = $1 AND status = 'initiated' AND created_at < $2", .id(household),
            .integer(milliseconds))
    }
}
