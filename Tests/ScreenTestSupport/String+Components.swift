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

    /// The target of the link whose text is followed by a mark.
    package func href(before mark: String) -> String? {
        guard let end = firstRange(of: mark)?.lowerBound, let start = self[..<end].ranges(of: "href=\"").last?.upperBound else {
            return nil
        }
        return self[start..<end].split(separator: "\"").first.map { String($0).replacing("&amp;", with: "&") }
    }
}
