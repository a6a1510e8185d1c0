package import Models

/// Several orders at once.
extension TransferRepository {

    /// Orders that were confirmed, newest first.
    ///
    /// - Parameter before: only those that are older than this one.
    package func confirmed(before: ID<Transfer>?, limit: Int) throws -> [Transfer] {
        try ids(
            """
            SELECT id FROM transfer_order WHERE household = $1 AND id < $2 AND confirmed_at IS NOT NULL ORDER BY id DESC LIMIT $3
            """, .id(before ?? ID(rawValue: .max)), .int(limit))
    }

    /// Orders of one status, newest first.
    package func all(_ status: TransferStatus, before: ID<Transfer>?, limit: Int) throws -> [Transfer] {
        try ids(
            "SELECT id FROM transfer_order WHERE household = $1 AND id < $2 AND status = $3 ORDER BY id DESC LIMIT $4",
            .id(before ?? ID(rawValue: .max)), .text(status.rawValue), .int(limit))
    }

    /// Orders that wait for their day, by day; no occurrences of standing orders.
    package func scheduled(through day: Day = Day(number: .max)) throws -> [Transfer] {
        try ids(
            """
            SELECT id FROM transfer_order
            WHERE household = $1 AND status = 'pending' AND group_id IS NULL AND standing_order IS NULL AND day <= $2 ORDER BY day, id
            """, .day(day))
    }

    /// Orders of some days that wait for them, by day; no occurrences of standing orders.
    package func scheduled(from first: Day, through last: Day) throws -> [Transfer] {
        try ids(
            """
            SELECT id FROM transfer_order
            WHERE household = $1 AND status = 'pending' AND group_id IS NULL AND standing_order IS NULL AND day BETWEEN $2 AND $3
            ORDER BY day, id
            """, .day(first), .day(last))
    }

    /// Orders of some days that were confirmed and neither failed nor were cancelled, by day.
    package func confirmed(from first: Day, until last: Day) throws -> [Transfer] {
        try ids(
            """
            SELECT id FROM transfer_order
            WHERE household = $1 AND day BETWEEN $2 AND $3 AND status IN ('confirmed', 'pending', 'completed') ORDER BY day, id
            """, .day(first), .day(last))
    }

    /// Orders that the bank has and no statement has shown, by day.
    package func atTheBank(limit: Int) throws -> [Transfer] {
        try ids(
            """
            SELECT id FROM transfer_order WHERE household = $1 AND status = 'pending' AND group_id IS NOT NULL ORDER BY day, id LIMIT $2
            """, .int(limit))
    }

    /// The occurrence of a standing order that was scheduled for a day; nil where there is none yet.
    package func occurrence(of order: ID<StandingOrder>, on day: Day) throws -> Transfer? {
        try ids(
            "SELECT id FROM transfer_order WHERE household = $1 AND standing_order = $2 AND occurrence = $3", .id(order), .day(day)
        ).first
    }

    /// Gives an occurrence that waits another day.
    package func setOccurrence(_ id: ID<Transfer>, to day: Day) throws {
        try connection.execute(
            "UPDATE transfer_order SET occurrence = $1 WHERE household = $2 AND id = $3", .day(day), .id(household), .id(id))
    }

    /// The occurrences of a standing order so far, newest first.
    package func occurrences(of order: ID<StandingOrder>, limit: Int) throws -> [Transfer] {
        try ids(
            """
            SELECT id FROM transfer_order WHERE household = $1 AND standing_order = $2 AND confirmed_at IS NOT NULL ORDER BY occurrence DESC LIMIT $3
            """, .id(order), .int(limit))
    }

    /// What a member ordered from an account on one day of the household's: orders that failed or were cancelled do not count.
    ///
    /// - Parameters:
    ///   - member: nil: the command line.
    ///   - order: is not counted.
    package func orderedAmount(
        by member: ID<Member>?, from account: ID<Account>, on day: Day, except order: ID<Transfer>? = nil
    ) throws -> Int64 {
        try connection.first(
            """
            SELECT CAST(COALESCE(SUM(amount), 0) AS BIGINT) FROM transfer_order
            WHERE household = $1 AND source = $2 AND confirmed_day = $3 AND COALESCE(member, 0) = $4
                AND status IN ('confirmed', 'pending', 'completed') AND id <> $5
            """, .id(household), .id(account), .day(day), .integer(member?.rawValue ?? 0), .integer(order?.rawValue ?? 0)
        ) { $0.integer(0) } ?? 0
    }

    /// Whether any order was reviewed before an instant and never confirmed.
    package func isAnyUnconfirmed(before milliseconds: Int64) throws -> Bool {
        try connection.first(
            "SELECT 1 FROM transfer_order WHERE household = $1 AND status = 'initiated' AND created_at < $2 LIMIT 1", .id(household),
            .integer(milliseconds)
        ) { _ in true } ?? false
    }

    /// Forgets orders that were reviewed before an instant and never confirmed.
    package func forgetUnconfirmed(before milliseconds: Int64) throws {
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
