/// What the few words of a column mean, so that each is looked up once and not in every row.
struct CSVWordCache<Meaning: Sendable>: Sendable {
    private var known: [(word: [UInt8], meaning: Meaning?)] = []

    private static var limit: Int { 16 }

    /// - Parameter read: what a word means; nil for one that is not known.
    mutating func meaning(of cell: UnsafeRawBufferPointer, _ read: (UnsafeRawBufferPointer) -> Meaning?) -> Meaning? {
        for entry in known where entry.word.count == cell.count && cell.elementsEqual(entry.word) { return entry.meaning }
        let meaning = read(cell)
        if known.count < Self.limit { known.append((Array(cell), meaning)) }
        return meaning
    }
}
