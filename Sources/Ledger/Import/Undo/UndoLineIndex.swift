import Models
import Storage

/// Lines near the days of an undo, indexed by their transaction.
///
/// Read once per account and block of 32 days, so that a lookup is fast regardless of the number of lines per day. Transactions are
/// processed in the order of their days, so only a few blocks are kept.
final class UndoLineIndex {
    private struct Block: Hashable {
        var account: ID<Account>
        var number: Int32
    }

    private static let daysPerBlock: Int32 = 32
    /// Maximum distance in days between a transaction and its lines, unless a member moved it.
    private static let maximumDistance = 14

    /// Maximum number of cached blocks.
    private static let limit = 16

    private let lines: StatementLineRepository
    private var loaded: Set<Block> = []
    private var byGroup: [ID<Transaction>: [StatementLineRecord]] = [:]

    init(_ lines: StatementLineRepository) {
        self.lines = lines
    }

    /// All lines of a transaction near days of accounts, including dropped ones.
    func lines(of group: ID<Transaction>, near sides: [(account: ID<Account>, day: Day)]) throws -> [StatementLineRecord] {
        // Changes were written to the database, too.
        if loaded.count > Self.limit {
            loaded.removeAll(keepingCapacity: true)
            byGroup.removeAll(keepingCapacity: true)
        }
        for side in sides { try load(side.account, around: side.day) }
        return byGroup[group] ?? []
    }

    func update(_ line: StatementLineRecord) throws {
        try lines.update(line)
        guard let group = line.group, let index = byGroup[group]?.firstIndex(where: { $0.id == line.id }) else { return }
        byGroup[group]?[index] = line
    }

    private func load(_ account: ID<Account>, around day: Day) throws {
        let first = Self.number(of: day.adding(days: -Self.maximumDistance))
        let last = Self.number(of: day.adding(days: Self.maximumDistance))
        guard !loaded.contains(Block(account: account, number: first)) || !loaded.contains(Block(account: account, number: last)) else {
            return
        }
        for number in first...max(first, last) where loaded.insert(Block(account: account, number: number)).inserted {
            let start = Day(number: number * Self.daysPerBlock)
            try lines.lines(of: account, from: start, until: start.adding(days: Int(Self.daysPerBlock) - 1)) {
                if let group = $0.group { byGroup[group, default: []].append($0) }
            }
        }
    }

    private static func number(of day: Day) -> Int32 {
        day.number >= 0 ? day.number / daysPerBlock : (day.number + 1) / daysPerBlock - 1
    }
}
