/// Rows by key in insertion order; each bucket has a cursor behind the rows that the current file has used.
///
/// Rows skipped once do not match later lines of the file, so a lookup is fast regardless of the number of equal rows.
struct LineChains {

    private struct Chain {
        var head: Int32
        var tail: Int32
        /// The first row that `file` has not skipped; -1 at the end.
        var cursor: Int32
        var file: Int32
    }

    private var chains: [UInt64: Chain] = [:]
    /// For every row of the block, the next row of its bucket, or -1.
    private var next: [Int32] = []

    /// Appends a row to the bucket of its key. Rows come in ascending order; rows left out are in no bucket.
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

    /// The first row of a key that matches a file's line.
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
