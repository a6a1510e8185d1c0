import Models

/// Tags as they are typed: with commas between them.
enum TagText {
    static func tags(in text: String) -> [String] {
        text.split(separator: ",").map(\.withoutOuterBlanks).filter { !$0.isEmpty }
    }

    static func text(_ tags: [String]) -> String { tags.joined(separator: ", ") }
}

extension StringProtocol {
    /// The text without blanks at its ends.
    var withoutOuterBlanks: String {
        var scalars = Substring(self).unicodeScalars
        while let last = scalars.last, last.properties.isWhitespace { scalars.removeLast() }
        while let first = scalars.first, first.properties.isWhitespace { scalars.removeFirst() }
        return String(scalars)
    }
}
