import Models

/// Scans matches of the text index, newest first, and checks their texts and accounts where the index does not answer the whole search.
struct TextScan: EntryScan {
    private let connection: Connection
    private let household: ID<Household>
    private let search: TextSearch
    private var texts: TextReader
    /// The scan ends at keys below this one.
    private let first: Int64
    /// The next batch ends before this key.
    private var end: Int64
    /// The size of the next batch, which doubles up to the limit.
    private var batchSize: Int
    private let batchLimit: Int
    private var buffer: [Match] = []
    private var position = 0
    private var isAtEnd = false

    /// A match of the index.
    struct Match {
        var group: ID<Transaction>
        var key: Int64
        /// Whether its texts or accounts do not match.
        var isRejected = false
    }

    /// - Parameters:
    ///   - batchSize: the size of the first batch in matches.
    ///   - batchLimit: the largest batch.
    init(
        _ connection: Connection, household: ID<Household>, search: TextSearch, from first: Int64, before end: Int64, batchSize: Int,
        batchLimit: Int
    ) {
        self.connection = connection
        self.household = household
        self.search = search
        texts = TextReader(connection, household: household)
        self.first = first
        self.end = end
        self.batchSize = batchSize
        self.batchLimit = batchLimit
    }

    mutating func next() throws -> EntryCandidate? {
        if position == buffer.count, !isAtEnd { try fill() }
        guard position < buffer.count, buffer[position].key >= first else { return nil }
        defer { position += 1 }
        let match = buffer[position]
        let (day, rest) = search.keys.parts(of: match.key)
        return EntryCandidate(group: match.group, keyDay: day, keyGroup: ID(rawValue: rest), isRejected: match.isRejected)
    }

    private mutating func fill() throws {
        if search.isAnswered {
            buffer = try connection.all(TextIndex.find, .id(household), .text(search.expression), .integer(end), .int(batchSize)) {
                Match(group: $0.id(), key: $0.integer())
            }
        } else {
            buffer = try texts.matches(of: search, before: end, count: batchSize)
        }
        position = 0
        isAtEnd = buffer.count < batchSize
        batchSize = min(batchSize * 2, batchLimit)
        if let last = buffer.last { end = last.key }
    }
}
