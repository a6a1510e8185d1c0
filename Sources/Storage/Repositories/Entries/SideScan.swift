import Models

/// One side of one place, newest first: the days and groups in which money left it, or came to it.
///
/// Reads only the side's index, a bounded piece at a time, each beginning where the last one ended.
struct SideScan {
    enum Side { case source, destination }

    typealias Key = (day: Int64, group: Int64)

    let place: Place
    let account: ID<Account>?
    private let side: Side
    private let from: Int64
    private let piece: Int
    /// The next piece lies before this key.
    private var end: Key
    private var buffer: [Key] = []
    private var position = 0
    private var isAtEnd = false

    init(_ side: Side, of place: Place, account: ID<Account>?, from: Day?, before end: Key, piece: Int) {
        self.side = side
        self.place = place
        self.account = account
        self.from = from.map { Int64($0.number) } ?? .min
        self.end = end
        self.piece = piece
    }

    /// The newest key that was not taken yet.
    mutating func peek(_ connection: Connection, household: ID<Household>) throws -> Key? {
        if position == buffer.count, !isAtEnd { try fill(connection, household: household) }
        return position < buffer.count ? buffer[position] : nil
    }

    mutating func take() { position += 1 }

    private mutating func fill(_ connection: Connection, household: ID<Household>) throws {
        let sql: SQL =
            switch side {
            case .source:
                """
                SELECT source_day, group_id FROM txn
                WHERE household = $1 AND source = $2 AND (source_day, group_id) < ($3, $4) AND source_day >= $5
                GROUP BY source_day, group_id ORDER BY source_day DESC, group_id DESC LIMIT $6
                """
            case .destination:
                """
                SELECT destination_day, group_id FROM txn
                WHERE household = $1 AND destination = $2 AND (destination_day, group_id) < ($3, $4) AND destination_day >= $5
                GROUP BY destination_day, group_id ORDER BY destination_day DESC, group_id DESC LIMIT $6
                """
            }
        buffer = try connection.all(
            sql, .id(household), .place(place), .integer(end.day), .integer(end.group), .integer(from), .int(piece)
        ) { ($0.integer(0), $0.integer(1)) }
        position = 0
        isAtEnd = buffer.count < piece
        if let last = buffer.last { end = last }
    }
}
