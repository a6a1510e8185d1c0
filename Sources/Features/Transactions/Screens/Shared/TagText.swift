/// Formats and parses tags separated by commas.
enum TagText {
    static func tags(in text: String) -> [String] {
        text.split(separator: ",").map(\.withoutOuterBlanks).filter { !$0.isEmpty }
    }

    static func text(_ tags: [String]) -> String { tags.joined(separator: ", ") }
}

extension StringProtocol {
    /// The text without leading and trailing whitespace.
    var withoutOuterBlanks: String {
        var scalars = Substring(self).unicodeScalars
        while let last = scalars.last, last.properties.isWhitespace { scalars.removeLast() }
        while let first = scalars.first, first.properties.isWhitespace { scalars.removeFirst() }
        return String(scalars)
    }
}
