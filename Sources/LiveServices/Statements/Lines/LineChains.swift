/// Rows with one key, in the order in which they were added; each chain remembers how far a file has used it up.
///
/// What a file has passed over once fits none of its later lines, so a look-up is short however many rows are alike.
struct LineChains {

    private struct Chain {
        var head: Int32
        var tail: Int32
        /// The first row that `file` has not passed over; -1 at the end.
        var cursor: Int32
        var file: Int32
    }

    private var chains: [UInt64: Chain] = [:]
    /// Of every row of the block: the next one of its chain, or -1.
    private var next: [Int32] = []

    /// Adds a row behind the others of its key. Rows come in rising order; those between are in no chain here.
    mutating func append(_ row: Int32, key: UInt64) {
        while next.count <= Int(row) { next.append(-1) }
        if var chain = chains[key] {
            next[Int(chain.tail)] = row
            chain.tail = row
            if chain.cursor < 0 { chain.cursor = row }
            chains[key] = chain
        } else {
            chains[key] = Chain(head: row, tail: row, cursor: row, file: 0)
        }
    }

    /// The first row of a key that fits a file's line.
    mutating func first(key: UInt64, file: Int32, where fits: (Int) -> Bool) -> Int? {
        guard var chain = chains[key] else { return nil }
        if chain.file != file {
            chain.file = file
            chain.cursor = chain.head
        }
        while chain.cursor >= 0, !fits(Int(chain.cursor)) { chain.cursor = next[Int(chain.cursor)] }
        chains[key] = chain
        return chain.cursor >= 0 ? Int(chain.cursor) : nil
    }
}
