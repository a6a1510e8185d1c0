import Models
import Storage

/// The lines around what an undo takes back, by the transaction they stand for.
///
/// Read once for each account and 32 days, so that a look-up is short however many lines a day has. Transactions come in the order of their days: of
/// those stretches only a few are kept.
final class UndoLines {

    private struct Stretch: Hashable {
        var account: ID<Account>
        var number: Int32
    }

    private static let daysPerStretch: Int32 = 32
    /// How far from a transaction's day a line of it may lie, where nobody moved it.
    private static let reach = 14

    /// Stretches kept in memory.
    private static let limit = 16

    private let lines: StatementLineRepository
    private var loaded: Set<Stretch> = []
    private var byGroup: [ID<Transaction>: [StatementLineRecord]] = [:]

    init(_ lines: StatementLineRepository) {
        self.lines = lines
    }

    /// Every line that stands for a transaction, near some days of some accounts; dropped ones too.
    func behind(_ group: ID<Transaction>, near sides: [(account: ID<Account>, day: Day)]) throws -> [StatementLineRecord] {
        // What was changed is in the database, too.
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
        let first = Self.number(of: day.adding(days: -Self.reach))
        let last = Self.number(of: day.adding(days: Self.reach))
        guard !loaded.contains(Stretch(account: account, number: first)) || !loaded.contains(Stretch(account: account, number: last)) else {
            return
        }
        for number in first...max(first, last) where loaded.insert(Stretch(account: account, number: number)).inserted {
            let start = Day(number: number * Self.daysPerStretch)
            try lines.lines(of: account, from: start, until: start.adding(days: Int(Self.daysPerStretch) - 1)) {
                if let group = $0.group { byGroup[group, default: []].append($0) }
            }
        }
    }

    private static func number(of day: Day) -> Int32 {
        day.number >= 0 ? day.number / daysPerStretch : (day.number + 1) / daysPerStretch - 1
    }
}
