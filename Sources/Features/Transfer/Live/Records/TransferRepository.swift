import Models
import Storage
import TransferModel

/// Transfers.
final class TransferRepository: ScopedRepository {
    // MARK: - Single transfers

    /// The transfer with an id; nil if it does not exist.
    func find(_ id: ID<Transfer>) throws -> Transfer? {
        try connection.first("\(Self.joined) WHERE o.household = $1 AND o.id = $2", .id(household), .id(id), as: Self.transfer)
    }

    /// Some transfers by id; those that do not exist are missing. Costs one statement for each 64 transfers.
    func all(_ ids: some Sequence<ID<Transfer>>) throws -> [ID<Transfer>: Transfer] {
        var transfers: [ID<Transfer>: Transfer] = [:]
        try connection.query(Self.transfers, .id(household), in: ValueList.unique(ids)) { row in
            let transfer = try Self.transfer(&row)
            transfers[transfer.id] = transfer
        }
        return transfers
    }

    private static let transfers: SQL = "\(joined) WHERE o.household = $1 AND o.id IN (\(list: 2))"

    private static let joined: SQL = """
        SELECT o.id, o.reference, o.status, o.source, o.destination, o.beneficiary, o.is_international, \(PaymentPartyRepository.columns),
            o.amount, o.currency, o.other_amount, o.other_currency, o.day, o.note, o.category, o.standing_order, o.group_id, o.failure,
            o.member, o.created_at, o.confirmed_at, o.ended_at, o.revision
        FROM transfer_order AS o LEFT JOIN payment_party AS p ON p.household = o.household AND p.id = o.party
        """

    /// The transfer that a request created; nil for a new request.
    func find(key: String) throws -> Transfer? {
        try id("SELECT id FROM transfer_order WHERE household = $1 AND request_key = $2", .text(key)).flatMap(find)
    }

    /// The transfer that posted a group; nil if there is none.
    func find(group: ID<Transaction>) throws -> Transfer? {
        try id("SELECT id FROM transfer_order WHERE household = $1 AND group_id = $2", .id(group)).flatMap(find)
    }

    /// Whether a transaction is an occurrence of a standing order.
    func isOfStandingOrder(_ group: ID<Transaction>) throws -> Bool {
        try connection.exists(
            "SELECT 1 FROM transfer_order WHERE household = $1 AND group_id = $2 AND standing_order IS NOT NULL", .id(household), .id(group)
        )
    }

    /// Inserts a transfer.
    ///
    /// - Parameters:
    ///   - occurrence: the scheduled day in its standing order.
    ///   - confirmedDay: the day of its confirmation in the household's time zone; nil if it was not confirmed by a person.
    func insert(
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

    /// Whether a reference is in use.
    func isTaken(_ reference: TransferReference) throws -> Bool {
        try connection.exists(
            "SELECT 1 FROM transfer_order WHERE household = $1 AND reference = $2", .id(household), .int(reference.number))
    }

    /// Updates the mutable columns if the revision matches, and increases it. Returns whether it matched.
    func update(_ transfer: Transfer) throws -> Bool {
        try connection.execute(
            """
            UPDATE transfer_order SET status = $1, amount = $2, other_amount = $3, other_currency = $4, day = $5, note = $6, group_id = $7,
                failure = $8, confirmed_at = $9, ended_at = $10, revision = revision + 1
            WHERE household = $11 AND id = $12 AND revision = $13
            """, .text(transfer.status.rawValue), .integer(transfer.amount.minorUnits), .optional(transfer.otherAmount?.minorUnits),
            .currency(transfer.otherAmount?.currency), .day(transfer.day), .text(transfer.note), .id(transfer.transaction),
            .optional(transfer.failure?.rawValue), .optional(transfer.confirmedAt), .optional(transfer.endedAt), .id(household),
            .id(transfer.id), .integer(transfer.revision))
            == 1
    }

    /// Finds rows if a transfer of a household, parameter 1, has posted a group.
    static let postedUsage: SQL = "SELECT 1 FROM transfer_order WHERE household = $1 AND group_id IS NOT NULL LIMIT 1"

    /// Sets the status of the transfer that posted a group, if it has another one.
    ///
    /// - Parameter milliseconds: when it ended; nil if it has not.
    func setStatus(_ status: TransferStatus, endedAt milliseconds: Int64?, ofGroup group: ID<Transaction>) throws {
        try connection.execute(
            """
            UPDATE transfer_order SET status = $1, ended_at = $2, failure = NULL, revision = revision + 1
            WHERE household = $3 AND group_id = $4 AND status <> $1
            """, .text(status.rawValue), .optional(milliseconds), .id(household), .id(group))
    }

    /// Records the day and member of the confirmation, for the daily limit.
    func setConfirmed(_ id: ID<Transfer>, on day: Day, by member: ID<Member>?) throws {
        try connection.execute(
            "UPDATE transfer_order SET confirmed_day = $1, member = $2 WHERE household = $3 AND id = $4", .day(day), .id(member),
            .id(household), .id(id))
    }

    /// Deletes a transfer that was never confirmed.
    func delete(_ id: ID<Transfer>) throws {
        try connection.execute("DELETE FROM transfer_confirmation WHERE household = $1 AND transfer = $2", .id(household), .id(id))
        try connection.execute("DELETE FROM transfer_order WHERE household = $1 AND id = $2", .id(household), .id(id))
    }

    // MARK: - Private

    private func id(_ sql: SQL, _ value: Value) throws -> ID<Transfer>? {
        try connection.first(sql, .id(household), value)
    }

    /// The transfers whose ids a query returns, in its order.
    func transfers(_ sql: SQL, _ values: Value...) throws -> [Transfer] {
        var ids: [ID<Transfer>] = []
        try connection.query(sql, values: [.id(household)] + values) { ids.append($0.id()) }
        let found = try all(ids)
        return ids.compactMap { found[$0] }
    }

    private static func transfer(_ row: inout Row) throws(StorageError) -> Transfer {
        let (id, number) = (row.id() as ID<Transfer>, row.int())
        guard let reference = TransferReference(number: number) else { throw .unknownValue(column: "reference", value: String(number)) }
        return Transfer(
            id: id, reference: reference, status: try row.value("status"), source: row.id(), destination: try row.destination(),
            amount: try row.money(), otherAmount: try row.optionalMoney(), day: row.day(), note: row.text(), category: row.optionalID(),
            standingOrder: row.optionalID(), transaction: row.optionalID(), failure: try row.optionalValue("failure"),
            member: row.optionalID(), createdAt: row.integer(), confirmedAt: row.optionalInteger(), endedAt: row.optionalInteger(),
            revision: row.integer())
    }
}

extension TransferDestination {
    /// The beneficiary it was created from, and whether it is international.
    var terms: (beneficiary: ID<Beneficiary>?, isInternational: Bool) {
        switch self {
        case .account: (nil, false)
        case .payee(_, let beneficiary, let isInternational): (beneficiary, isInternational)
        }
    }
}

extension Row {
    /// Decodes the destination of a transfer: the account, the beneficiary, whether it is international, and the payee's columns.
    mutating func destination() throws(StorageError) -> TransferDestination {
        let (account, beneficiary, isInternational) = (optionalID() as ID<Account>?, optionalID() as ID<Beneficiary>?, bool())
        if let account {
            skip(PaymentPartyRepository.columnCount)
            return .account(account)
        }
        return .payee(try PaymentPartyRepository.party(&self), beneficiary: beneficiary, isInternational: isInternational)
    }
}
