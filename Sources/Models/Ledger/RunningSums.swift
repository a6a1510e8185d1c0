/// Sums by key that cache the two most recently changed keys.
///
/// The lines of a statement belong to one account and often to the same day: half of all changes go to the key of the change before the
/// last. The dictionary is accessed only for other keys.
struct RunningSums<Key: Hashable & Sendable, Sum: Sendable>: Sendable {
    private struct Slot {
        /// Nil while the slot is empty.
        var key: Key?
        var sum: Sum
    }

    private let empty: Sum
    private var table: [Key: Sum] = [:]
    private var last: Slot
    private var earlier: Slot

    /// - Parameter empty: the initial value of a sum.
    init(empty: Sum) {
        self.empty = empty
        last = Slot(sum: empty)
        earlier = last
    }

    /// All changed sums, including those that are zero.
    var all: [Key: Sum] {
        var all = table
        for held in [earlier, last] {
            if let key = held.key { all[key] = held.sum }
        }
        return all
    }

    /// Changes the sum of a key. After an error the sum may be partly changed.
    mutating func change<Failure: Error>(_ key: Key, _ body: (inout Sum) throws(Failure) -> Void) throws(Failure) {
        if last.key != key {
            swap(&last, &earlier)
            if last.key != key {
                if let key = last.key { table[key] = last.sum }
                last = Slot(key: key, sum: table[key] ?? empty)
            }
        }
        try body(&last.sum)
    }

    /// Resets all sums and keeps the allocated memory.
    mutating func removeAll() {
        table.removeAll(keepingCapacity: true)
        last = Slot(sum: empty)
        earlier = last
    }
}
