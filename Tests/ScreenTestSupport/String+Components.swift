extension String {
    /// The parts behind each place where a text stands, up to another one or the next place.
    package func components(of mark: String, upTo end: String? = nil) -> [String] {
        var parts: [String] = []
        var rest = self[...]
        while let range = rest.firstRange(of: mark) {
            rest = rest[range.upperBound...]
            let stop = rest.firstRange(of: end ?? mark)?.lowerBound ?? rest.endIndex
            parts.append(String(rest[..<stop]))
        }
        return parts
    }

    /// How often a text occurs.
    package func components(_ text: String) -> Int { split(separator: text, omittingEmptySubsequences: false).count - 1 }
}
