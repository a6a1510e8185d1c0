/// Bounds the query of a link: a page repeats it in each of its links, more than a hundred times.
enum QueryLimit {
    /// The bytes of one value. Every text that may be searched for is shorter (`TextLimit.search`).
    private static let value = 1_000
    /// The bytes of all names and values.
    private static let total = 4_000

    /// The items within the limits: a long value loses its outer blanks first, and its end if it is still too long; excess items are dropped.
    static func bounded(_ items: [QueryItem]) -> [QueryItem] {
        var bounded: [QueryItem] = []
        var bytes = 0
        for item in items {
            var item = item
            if item.value.utf8.count > value { item.value = cut(item.value) }
            bytes += item.name.utf8.count + item.value.utf8.count
            guard bytes <= total else { break }
            bounded.append(item)
        }
        return bounded
    }

    private static func cut(_ text: String) -> String {
        let scalars = text.unicodeScalars
        var end = scalars.startIndex
        var start = end
        var bytes = 0
        for index in scalars.indices {
            let scalar = scalars[index]
            if start == index, scalar.properties.isWhitespace {
                start = scalars.index(after: index)
                continue
            }
            bytes += UTF8.width(scalar)
            guard bytes <= value else { break }
            // The index after the last character that is no blank.
            if !scalar.properties.isWhitespace { end = scalars.index(after: index) }
        }
        return start < end ? String(scalars[start..<end]) : ""
    }
}
