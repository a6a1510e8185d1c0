import Models

/// Scans one side of a ledger account, newest first: the days and groups in which money left it or arrived.
///
/// Reads only the side's index in bounded batches, each starting at the end of the previous one.
struct SideScan {
    enum Side { case source, destination }

    typealias Key = (day: Int64, group: Int64)

    let ledgerAccount: LedgerAccountID
    let account: ID<Account>?
    private let side: Side
    private let from: Int64
    /// The size of the next batch, which doubles up to the limit.
    private var batchSize: Int
    private let batchLimit: Int
    /// The next batch ends before this key.
    private var end: Key
    private var buffer: [Key] = []
    private var position = 0
    private var isAtEnd = false

    /// - Parameters:
    ///   - batchSize: the size of the first batch in rows.
    ///   - batchLimit: the largest batch.
    init(
        _ side: Side, of ledgerAccount: LedgerAccountID, account: ID<Account>?, from: Day?, before end: Key, batchSize: Int, batchLimit: Int
    ) {
        self.side = side
        self.ledgerAccount = ledgerAccount
        self.account = account
        self.from = from.map { Int64($0.number) } ?? .min
        self.end = end
        self.batchSize = min(batchSize, batchLimit)
        self.batchLimit = batchLimit
    }

    /// The next key without consuming it.
    mutating func peek(_ connection: Connection, household: ID<Household>) throws -> Key? {
        if position == buffer.count, !isAtEnd { try fill(connection, household: household) }
        return position < buffer.count ? buffer[position] : nil
    }

    mutating func consume() { position += 1 }

    private mutating func fill(_ connection: Connection, household: ID<Household>) throws {
        let sql: SQL =
            switch side {
            case .source:
                """
                SELECT source_day, group_id FROM txn
                WHERE household = $1 AND source = $2 AND (source_day, group_id) < ($3, $4) AND source_day >= $5
                ORDER BY source_day DESC, group_id DESC LIMIT $6
                """
            case .destination:
                """
                SELECT destination_day, group_id FROM txn
                WHERE household = $1 AND destination = $2 AND (destination_day, group_id) < ($3, $4) AND destination_day >= $5
                ORDER BY destination_day DESC, group_id DESC LIMIT $6
                """
            }
        buffer.removeAll(keepingCapacity: true)
        var rows = 0
        try connection.query(
            sql, .id(household), .ledgerAccount(ledgerAccount), .integer(end.day), .integer(end.group), .integer(from), .int(batchSize)
        ) { row in
            rows += 1
            let key = (day: row.integer(), group: row.integer())
            // The parts of a group are adjacent.
            if let last = buffer.last, last == key { return }
            buffer.append(key)
        }
        position = 0
        isAtEnd = rows < batchSize
        batchSize = min(batchSize * 2, batchLimit)
        if let last = buffer.last { end = last }
    }
}
