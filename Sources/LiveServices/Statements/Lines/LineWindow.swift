import Models
import Storage

/// The lines that an account has already, near the days that are being read: where it is decided whether a line is known.
///
/// Lines are held in blocks of 32 days, loaded when a line of their days comes and let go when none has come for long. A file in the order
/// of its days needs two or three blocks at a time, however long the account's history is.
final class LineWindow {

    /// What identity is decided by.
    struct Probe {
        var day: Day
        var amount: Int64
        /// Nil where it does not count.
        var bankId: String?
        var textHash: Int64
        var format: Int64
        /// Counts the files of the import: one line of a file can be only one line of the account.
        var file: Int32
    }

    /// Where a line stands in the window.
    struct Position {
        fileprivate var block: Int32
        fileprivate var index: Int
    }

    private static let daysPerBlock: Int32 = 32
    /// How far apart in days two lines with one bank id may be (`product.md` section 4).
    private static let idReach = 10

    /// Lines held before it is looked for blocks that can go.
    private static let rowLimit = 30_000
    /// Lines held while the file is at another account.
    private static let restLimit = 2_000
    /// Looks at blocks, some four for each line, after which an untouched block goes.
    private static let patience = 60_000

    private let lines: StatementLineRepository
    private let account: ID<Account>
    private let isEmptyAccount: Bool
    private var blocks: [Int32: LineBlock] = [:]
    private var rowCount = 0
    private var clock = 0
    /// Of blocks that were let go: the lines that the newest file had used.
    private var evicted: [Int32: (file: Int32, lines: [Int64])] = [:]

    /// - Parameter isEmptyAccount: whether the account had no line before this import.
    init(_ lines: StatementLineRepository, account: ID<Account>, isEmptyAccount: Bool) {
        self.lines = lines
        self.account = account
        self.isEmptyAccount = isEmptyAccount
    }

    // MARK: - Looking

    /// The line that a probe is, by the bank's id or by day, amount and text.
    func find(_ probe: Probe) throws -> Position? {
        if let bankId = probe.bankId {
            let hash = Self.hash(bankId)
            let first = Self.number(of: probe.day.adding(days: -Self.idReach))
            let last = Self.number(of: probe.day.adding(days: Self.idReach))
            for number in first...last {
                if let index = try block(number).find(bankIdHash: hash, probe, reach: Self.idReach) {
                    return Position(block: number, index: index)
                }
            }
        }
        let number = Self.number(of: probe.day)
        return try block(number).find(text: probe).map { Position(block: number, index: $0) }
    }

    /// A line of the same day and amount that came in another format and has no partner in this one.
    func pair(_ probe: Probe) throws -> Position? {
        let number = Self.number(of: probe.day)
        return try block(number).pair(probe).map { Position(block: number, index: $0) }
    }

    /// The line at a position.
    func record(at position: Position) throws -> StatementLineRecord { try block(position.block).rows[position.index].record }

    // MARK: - Changing

    /// Takes note that a line of a file is this one.
    func use(_ position: Position, by probe: Probe) throws {
        try block(position.block).use(position.index, by: probe)
    }

    /// Adds a line that was just stored.
    ///
    /// - Parameter root: the line that it is the same as, of the same day.
    func insert(_ record: StatementLineRecord, file: Int32, sameAs root: Position? = nil) throws {
        let number = Self.number(of: record.day)
        try block(number).append(record, file: file, root: root.flatMap { $0.block == number ? $0.index : nil })
        rowCount += 1
    }

    /// Takes over what became of the line at a position.
    func update(_ record: StatementLineRecord, at position: Position) throws {
        try block(position.block).update(record, at: position.index)
    }

    /// Takes over what became of a line that a correction named.
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
        // Nothing can be there yet of an account that was empty, but for what this import put there and let go of again.
        if !isEmptyAccount || evicted[number] != nil {
            let first = Day(number: number * Self.daysPerBlock)
            try lines.lines(of: account, from: first, until: first.adding(days: Int(Self.daysPerBlock) - 1)) { block.append($0, file: 0) }
            block.markPartners()
            if let use = evicted.removeValue(forKey: number) { block.markUsed(Set(use.lines), by: use.file) }
        }
        rowCount += block.rows.count
        blocks[number] = block
        if rowCount > Self.rowLimit { evict(unusedFor: Self.patience) }
        return block
    }

    /// Lets all blocks go, where they are many: the file has gone on to another account.
    func rest() {
        if rowCount > Self.restLimit { evict(unusedFor: 0) }
    }

    /// Lets blocks go that were not looked at for long; every line looks at a handful.
    private func evict(unusedFor age: Int) {
        for (number, block) in blocks where block.lastUse <= clock - age {
            rowCount -= block.rows.count
            blocks[number] = nil
            evicted[number] = block.usedByNewestFile
        }
    }
}
