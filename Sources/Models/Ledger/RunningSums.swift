/// Sums by key, of which the two that were changed last are at hand.
///
/// The lines of a statement are of one account, and many of one day: half of all changes go to the key of the change before the last. The
/// table is asked only for the others.
struct RunningSums<Key: Hashable & Sendable, Sum: Sendable>: Sendable {
    private struct Held {
        /// Nil: nothing is held yet.
        var key: Key?
        var sum: Sum
    }

    private let empty: Sum
    private var table: [Key: Sum] = [:]
    private var last: Held
    private var earlier: Held

    /// - Parameter empty: the sum of nothing.
    init(empty: Sum) {
        self.empty = empty
        last = Held(sum: empty)
        earlier = last
    }

    /// Every sum that was changed, also those that came to nothing.
    var all: [Key: Sum] {
        var all = table
        for held in [earlier, last] {
            if let key = held.key { all[key] = held.sum }
        }
        return all
    }

    /// Changes the sum of a key. After an error it may be half changed.
    mutating func change<Failure: Error>(_ key: Key, _ body: (inout Sum) throws(Failure) -> Void) throws(Failure) {
        if last.key != key {
            swap(&last, &earlier)
            if last.key != key {
                if let key = last.key { table[key] = last.sum }
                last = Held(key: key, sum: table[key] ?? empty)
            }
        }
        try body(&last.sum)
    }

    /// Begins anew with the memory there is.
    mutating func removeAll() {
        table.removeAll(keepingCapacity: true)
        last = Held(sum: empty)
        earlier = last
    }
}
