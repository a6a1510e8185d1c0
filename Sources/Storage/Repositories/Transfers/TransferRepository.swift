package import Models

/// Orders to move money.
package struct TransferRepository {
    let connection: Connection
    let household: ID<Household>

    /// The household's rows, for as long as the read or write that the connection belongs to.
    package init(_ connection: Connection, household: ID<Household>) {
        self.connection = connection
        self.household = household
    }

    // MARK: - One order

    /// The order of an id, or nil.
    package func find(_ id: ID<Transfer>) throws -> Transfer? {
        try connection.first(
            """
            SELECT o.id, o.reference, o.status, o.source, o.destination, o.beneficiary, o.is_international, o.amount, o.currency,
                o.other_amount, o.other_currency, o.day, o.note, o.category, o.standing_order, o.group_id, o.failure, o.member,
                o.created_at, o.confirmed_at, o.ended_at, o.revision,
                p.name, p.number, p.is_iban, p.bank, p.bic, p.street, p.postal_code, p.town, p.country
            FROM transfer_order AS o LEFT JOIN payment_party AS p ON p.household = o.household AND p.id = o.party
            WHERE o.household = $1 AND o.id = $2
            """, .id(household), .id(id), as: Self.transfer)
    }

    /// The order that a request made when it came first.
    package func find(key: String) throws -> Transfer? {
        try id("SELECT id FROM transfer_order WHERE household = $1 AND request_key = $2", .text(key)).flatMap(find)
    }

    /// The order that posted a group.
    package func find(group: ID<Transaction>) throws -> Transfer? {
        try id("SELECT id FROM transfer_order WHERE household = $1 AND group_id = $2", .id(group)).flatMap(find)
    }

    /// Adds an order.
    ///
    /// - Parameters:
    ///   - occurrence: the day in the schedule of its standing order.
    ///   - confirmedDay: the household's day on which it was confirmed; nil where it was not, or by nobody.
    package func insert(
        _ transfer: Transfer, party: ID<PaymentParty>?, key: String?, occurrence: Day?, confirmedDay: Day?
    ) throws {
        let (beneficiary, isInternational) = transfer.destination.terms
        try connection.execute(
            """
            INSERT INTO transfer_order (household, id, reference, status, source, destination, party, beneficiary, is_international, amount,
                currency, other_amount, other_currency, day, note, category, standing_order, occurrence, group_id, failure, member,
                request_key, wrong_proofs, created_at, confirmed_at, confirmed_day, ended_at, revision)
            VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, 0, $23, $24, $25,
                $26, $27)
            """, .id(household), .id(transfer.id), .int(transfer.reference.number), .text(transfer.status.rawValue), .id(transfer.source),
            .id(transfer.destination.account), .id(party), .id(beneficiary), .bool(isInternational), .integer(transfer.amount.minorUnits),
            .currency(transfer.amount.currency), .optional(transfer.otherAmount?.minorUnits), .currency(transfer.otherAmount?.currency),
            .day(transfer.day), .text(transfer.note), .id(transfer.category), .id(transfer.standingOrder),
            .day(occurrence), .id(transfer.transaction), .optional(transfer.failure?.rawValue), .id(transfer.member),
            .optional(key), .integer(transfer.createdAt), .optional(transfer.confirmedAt), .day(confirmedDay), .optional(transfer.endedAt),
            .integer(transfer.revision))
    }

    /// Whether an order has a reference already.
    package func isTaken(_ reference: TransferReference) throws -> Bool {
        try connection.first(
            "SELECT 1 FROM transfer_order WHERE household = $1 AND reference = $2", .id(household), .int(reference.number)
        ) { _ in true } ?? false
    }

    /// Writes what can change of an order, where its revision is still the one given; says whether it was. The revision goes up by one.
    package func update(_ transfer: Transfer) throws -> Bool {
        try connection.execute(
            """
            UPDATE transfer_order SET status = $1, amount = $2, other_amount = $3, day = $4, note = $5, group_id = $6, failure = $7,
                confirmed_at = $8, ended_at = $9, revision = revision + 1
            WHERE household = $10 AND id = $11 AND revision = $12
            """, .text(transfer.status.rawValue), .integer(transfer.amount.minorUnits), .optional(transfer.otherAmount?.minorUnits),
            .day(transfer.day), .text(transfer.note), .id(transfer.transaction), .optional(transfer.failure?.rawValue),
            .optional(transfer.confirmedAt), .optional(transfer.endedAt), .id(household), .id(transfer.id), .integer(transfer.revision))
            == 1
    }

    /// Notes on which day of the household's it was confirmed, for the daily limit, and by whom.
    package func setConfirmed(_ id: ID<Transfer>, on day: Day, by member: ID<Member>?) throws {
        try connection.execute(
            "UPDATE transfer_order SET confirmed_day = $1, member = $2 WHERE household = $3 AND id = $4", .day(day), .id(member),
            .id(household), .id(id))
    }

    /// Takes an order away that was never confirmed.
    package func delete(_ id: ID<Transfer>) throws {
        try connection.execute("DELETE FROM transfer_confirmation WHERE household = $1 AND transfer = $2", .id(household), .id(id))
        try connection.execute("DELETE FROM transfer_order WHERE household = $1 AND id = $2", .id(household), .id(id))
    }

    // MARK: - Several orders

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
    /// - Parameter member: nil: the command line.
    package func orderedAmount(by member: ID<Member>?, from account: ID<Account>, on day: Day) throws -> Int64 {
        try connection.first(
            """
            SELECT CAST(COALESCE(SUM(amount), 0) AS BIGINT) FROM transfer_order
            WHERE household = $1 AND source = $2 AND confirmed_day = $3 AND COALESCE(member, 0) = $4
                AND status IN ('confirmed', 'pending', 'completed')
            """, .id(household), .id(account), .day(day), .integer(member?.rawValue ?? 0)
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

    // MARK: - Private

    private func id(_ sql: SQL, _ value: Value) throws -> ID<Transfer>? {
        try connection.first(sql, .id(household), value) { $0.id(0) }
    }

    private func ids(_ sql: SQL, _ values: Value...) throws -> [Transfer] {
        // Looked up one by one: a page has a few dozen at most, and one statement reads an order everywhere.
        var ids: [ID<Transfer>] = []
        switch values.count {
        case 1: ids = try connection.all(sql, .id(household), values[0]) { $0.id(0) }
        case 2: ids = try connection.all(sql, .id(household), values[0], values[1]) { $0.id(0) }
        default: ids = try connection.all(sql, .id(household), values[0], values[1], values[2]) { $0.id(0) }
        }
        return try ids.compactMap(find)
    }

    private static func transfer(_ row: Row) throws(StorageError) -> Transfer {
        guard let reference = TransferReference(number: row.int(1)) else {
            throw .unknownValue(column: "reference", value: String(row.integer(1)))
        }
        let currency = try row.currency(8)
        let other = try row.optionalCurrency(10)
        return Transfer(
            id: row.id(0), reference: reference, status: try row.value(2, "status"), source: row.id(3),
            destination: try row.destination(account: 4, beneficiary: 5, isInternational: 6, party: 22),
            amount: Money(minorUnits: row.integer(7), currency: currency),
            otherAmount: other.map { Money(minorUnits: row.integer(9), currency: $0) }, day: row.day(11), note: row.text(12),
            category: row.optionalID(13), standingOrder: row.optionalID(14), transaction: row.optionalID(15),
            failure: row.isNull(16) ? nil : try row.value(16, "failure", as: TransferFailure.self), member: row.optionalID(17),
            createdAt: row.integer(18), confirmedAt: row.optionalInteger(19), endedAt: row.optionalInteger(20), revision: row.integer(21))
    }
}

extension TransferDestination {
    /// Which beneficiary it was made from, and whether it crosses borders.
    var terms: (beneficiary: ID<Beneficiary>?, isInternational: Bool) {
        switch self {
        case .account: (nil, false)
        case .payee(_, let beneficiary, let isInternational): (beneficiary, isInternational)
        }
    }
}

extension Row {
    /// Where an order goes, from its columns.
    ///
    /// - Parameter party: where the columns of `payment_party` begin, its name first.
    func destination(
        account: Int32, beneficiary: Int32, isInternational: Int32, party: Int32
    ) throws(StorageError) -> TransferDestination {
        if !isNull(account) { return .account(id(account)) }
        return .payee(
            try PaymentPartyRepository.party(self, at: party), beneficiary: optionalID(beneficiary),
            isInternational: bool(isInternational))
    }
}
