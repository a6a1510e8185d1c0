import Models

/// Scans matches of the text index, newest first.
struct TextScan: EntryScan {
    private let connection: Connection
    private let expression: String
    /// The scan ends at keys below this one.
    private let first: Int64
    /// The next batch ends before this key.
    private var end: Int64
    private let batchSize: Int
    private var buffer: [(group: ID<Transaction>, key: Int64)] = []
    private var position = 0
    private var isAtEnd = false

    init(_ connection: Connection, expression: String, from first: Int64, before end: Int64, batchSize: Int) {
        self.connection = connection
        self.expression = expression
        self.first = first
        self.end = end
        self.batchSize = batchSize
    }

    mutating func next() throws -> EntryCandidate? {
        if position == buffer.count, !isAtEnd {
            buffer = try connection.all(TextIndex.find, .text(expression), .integer(end), .int(batchSize)) { ($0.id(0), $0.integer(1)) }
            position = 0
            isAtEnd = buffer.count < batchSize
            if let last = buffer.last { end = last.key }
        }
        guard position < buffer.count, buffer[position].key >= first else { return nil }
        defer { position += 1 }
        let (day, rest) = TextIndex.parts(of: buffer[position].key)
        return EntryCandidate(group: buffer[position].group, keyDay: day, keyGroup: ID(rawValue: rest))
    }
}
