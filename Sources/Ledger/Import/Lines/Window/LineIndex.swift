/// Rows by key in insertion order; each bucket has a cursor behind the rows that the current file has used.
///
/// Rows skipped once do not match later lines of the file, so a lookup is fast regardless of the number of equal rows.
struct LineIndex {
    private struct Bucket {
        var head: Int32
        var tail: Int32
        /// The first row that `file` has not skipped; -1 at the end.
        var cursor: Int32
        var file: Int32
    }

    private var buckets: [UInt64: Bucket] = [:]
    /// For every row of the block, the next row of its bucket, or -1.
    private var next: [Int32] = []

    /// Appends a row to the bucket of its key. Rows come in ascending order; rows left out are in no bucket.
    mutating func append(_ row: Int32, key: UInt64) {
        while next.count <= Int(row) { next.append(-1) }
        if var bucket = buckets[key] {
            next[Int(bucket.tail)] = row
            bucket.tail = row
            if bucket.cursor < 0 { bucket.cursor = row }
            buckets[key] = bucket
        } else {
            buckets[key] = Bucket(head: row, tail: row, cursor: row, file: 0)
        }
    }

    /// Calls a closure with the rows of a key, in insertion order, until it returns false.
    func scan(key: UInt64, _ body: (Int) -> Bool) {
        var row = buckets[key]?.head ?? -1
        while row >= 0, body(Int(row)) { row = next[Int(row)] }
    }

    /// The first row of a key that matches a file's line.
    mutating func first(key: UInt64, file: Int32, where fits: (Int) -> Bool) -> Int? {
        guard var bucket = buckets[key] else { return nil }
        if bucket.file != file {
            bucket.file = file
            bucket.cursor = bucket.head
        }
        while bucket.cursor >= 0, !fits(Int(bucket.cursor)) { bucket.cursor = next[Int(bucket.cursor)] }
        buckets[key] = bucket
        return bucket.cursor >= 0 ? Int(bucket.cursor) : nil
    }
}
