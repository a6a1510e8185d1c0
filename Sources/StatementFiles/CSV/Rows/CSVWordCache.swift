/// Caches the meanings of the few distinct words of a column.
struct CSVWordCache<Meaning: Sendable>: Sendable {
    private var known: [(word: [UInt8], meaning: Meaning?)] = []

    private static var limit: Int { 16 }

    /// The meaning of a cell, from the cache or from `read`.
    ///
    /// - Parameter read: returns the meaning of a word; nil if unknown.
    mutating func meaning(of cell: UnsafeRawBufferPointer, _ read: (UnsafeRawBufferPointer) -> Meaning?) -> Meaning? {
        for entry in known where entry.word.count == cell.count && cell.elementsEqual(entry.word) { return entry.meaning }
        let meaning = read(cell)
        if known.count < Self.limit { known.append((Array(cell), meaning)) }
        return meaning
    }
}
