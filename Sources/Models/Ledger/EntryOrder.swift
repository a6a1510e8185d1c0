/// The order of a list of entries. All but the first sort the examined entries only: at most 5,000.
public enum EntryOrder: String, CaseIterable, Hashable, Sendable {
    case newest = ""
    case oldest = "day"
    /// By signed amount: the largest spending first.
    case lowest = "amount"
    case highest = "-amount"
    case payee
    case payeeReversed = "-payee"

    /// Returns the entries in this order; equal ones stay as they are. Amounts of different currencies are not compared: the currencies
    /// follow one another.
    ///
    /// - Parameter entries: newest first.
    public func sorted(_ entries: [Entry]) -> [Entry] {
        switch self {
        case .newest: entries
        case .oldest: entries.reversed().sorted { $0.day < $1.day }
        case .lowest: Self.sorted(entries, by: Self.amount, <)
        case .highest: Self.sorted(entries, by: Self.amount, >)
        case .payee: Self.sorted(entries, by: Self.title, <)
        case .payeeReversed: Self.sorted(entries, by: Self.title, >)
        }
    }

    private struct AmountKey: Comparable {
        var currency: Currency
        var units: Int64
        static func < (left: Self, right: Self) -> Bool { (left.currency, left.units) < (right.currency, right.units) }
    }

    private static func amount(_ entry: Entry) -> AmountKey { AmountKey(currency: entry.amount.currency, units: entry.amount.minorUnits) }

    private static func title(_ entry: Entry) -> String { entry.title.folded }

    /// A stable sort that makes each key once.
    private static func sorted<Key: Comparable>(
        _ entries: [Entry], by key: (Entry) -> Key, _ precedes: (Key, Key) -> Bool
    ) -> [Entry] {
        entries.map { (key: key($0), entry: $0) }.sorted { precedes($0.key, $1.key) }.map(\.entry)
    }
}
