import Models
import Storage

/// An account's existing lines near the days being imported, for deciding whether a line is known.
///
/// Lines are cached in blocks of 32 days, loaded on demand and evicted when not used for long. A file in order of days needs two or three
/// blocks at a time, regardless of the account's history.
final class LineWindow {
    /// The properties that identify a line.
    struct Query {
        var day: Day
        var amount: Int64
        /// Nil if it is not valid.
        var bankId: String?
        var textHash: Int64
        var format: Int64
        /// The hash of the file's column layout; 0 if the format has none.
        var layout: Int64
        /// Number of the file in the import: each existing line matches at most one line per file.
        var file: Int32
    }

    /// The position of a line in the window.
    struct Position {
        fileprivate var block: Int32
        fileprivate var index: Int
    }

    private static let daysPerBlock: Int32 = 32
    /// Maximum distance in days of two lines with one bank id.
    private static let maximumIDDistance = 10

    /// Number of cached lines above which unused blocks are evicted.
    private static let rowLimit = 30_000
    /// Number of cached lines kept while another account is being imported.
    private static let shrunkLimit = 2_000
    /// Block accesses, about four per line, after which an unused block is evicted.
    private static let maximumAge = 60_000

    private let lines: StatementLineRepository
    private let account: ID<Account>
    private let isEmptyAccount: Bool
    private let importID: ID<StatementImport>
    private var blocks: [Int32: LineBlock] = [:]
    private var rowCount = 0
    private var clock = 0
    /// For evicted blocks, the lines used by the newest file.
    private var evicted: [Int32: (file: Int32, lines: [Int64])] = [:]

    /// - Parameters:
    ///   - importID: the running import.
    ///   - isEmptyAccount: whether the account had no line before this import.
    init(_ lines: StatementLineRepository, account: ID<Account>, importID: ID<StatementImport>, isEmptyAccount: Bool) {
        self.importID = importID
        self.lines = lines
        self.account = account
        self.isEmptyAccount = isEmptyAccount
    }

    // MARK: - Finding

    /// The existing line that matches a query, by the bank's id or by day, amount and text.
    func find(_ query: Query) throws -> Position? {
        if let bankId = query.bankId {
            let hash = Self.hash(bankId)
            let first = Self.number(of: query.day.adding(days: -Self.maximumIDDistance))
            let last = Self.number(of: query.day.adding(days: Self.maximumIDDistance))
            for number in first...last {
                if let index = try block(number).find(bankIdHash: hash, query, maximumDistance: Self.maximumIDDistance) {
                    return Position(block: number, index: index)
                }
            }
        }
        let number = Self.number(of: query.day)
        return try block(number).find(text: query).map { Position(block: number, index: $0) }
    }

    /// A line of the same day and amount that was imported in another format or layout and has no counterpart in this one.
    ///
    /// - Parameter claims: the number of later lines of the file with the same day, amount and a text, which take lines of that text.
    func findCounterpart(_ query: Query, claims: (_ textHash: Int64) -> Int) throws -> Position? {
        let number = Self.number(of: query.day)
        return try block(number).findCounterpart(query, claims: claims).map { Position(block: number, index: $0) }
    }

    /// Whether another file has a line with the same day and amount.
    func hasSimilar(_ query: Query) throws -> Bool { try block(Self.number(of: query.day)).hasSimilar(query) }

    /// Whether another file has a line with the same day and amount that the file of a line does not contain.
    func hasUnusedSimilar(_ query: Query) throws -> Bool { try block(Self.number(of: query.day)).hasUnusedSimilar(query) }

    /// The line at a position.
    func record(at position: Position) throws -> StatementLineRecord { try block(position.block).rows[position.index].record }

    // MARK: - Changing

    /// Marks a line as used by a file.
    func use(_ position: Position, by query: Query) throws {
        try block(position.block).use(position.index, by: query)
    }

    /// Adds a line that was just stored.
    ///
    /// - Parameter root: the same line in another format or layout, of the same day.
    func insert(_ record: StatementLineRecord, file: Int32, sameAs root: Position? = nil) throws {
        let number = Self.number(of: record.day)
        try block(number).append(record, file: file, origin: file, root: root.flatMap { $0.block == number ? $0.index : nil })
        rowCount += 1
    }

    /// Updates the line at a position.
    func update(_ record: StatementLineRecord, at position: Position) throws {
        try block(position.block).update(record, at: position.index)
    }

    /// Updates a corrected line.
    func update(_ record: StatementLineRecord) {
        blocks[Self.number(of: record.day)]?.update(record)
    }

    // MARK: - Private

    private static func number(of day: Day) -> Int32 {
        day.number >= 0 ? day.number / daysPerBlock : (day.number + 1) / daysPerBlock - 1
    }

    static func hash(_ text: String) -> UInt64 {
        var hash = StableHash()
        hash.combine(text)
        return hash.value
    }

    private func block(_ number: Int32) throws -> LineBlock {
        clock += 1
        if let block = blocks[number] {
            block.lastUse = clock
            return block
        }
        let block = LineBlock()
        block.lastUse = clock
        // For an account that was empty, only lines of this import can exist, if their block was evicted.
        if !isEmptyAccount || evicted[number] != nil {
            let first = Day(number: number * Self.daysPerBlock)
            try lines.lines(of: account, from: first, until: first.adding(days: Int(Self.daysPerBlock) - 1)) {
                block.append($0, file: 0, origin: $0.importID == importID ? -1 : 0)
            }
            block.markPartners()
            if let use = evicted.removeValue(forKey: number) { block.markUsed(Set(use.lines), by: use.file) }
        }
        rowCount += block.rows.count
        blocks[number] = block
        if rowCount > Self.rowLimit { evict(unusedFor: Self.maximumAge) }
        return block
    }

    /// Evicts all blocks if they are large: the file continues with another account.
    func shrink() {
        if rowCount > Self.shrunkLimit { evict(unusedFor: 0) }
    }

    /// Evicts blocks that were not accessed for long; every line accesses a few.
    private func evict(unusedFor age: Int) {
        for (number, block) in blocks where block.lastUse <= clock - age {
            rowCount -= block.rows.count
            blocks[number] = nil
            evicted[number] = block.usedByNewestFile
        }
    }
}
