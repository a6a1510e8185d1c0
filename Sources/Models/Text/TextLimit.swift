/// Length limits of stored texts: a number of characters, and four bytes of UTF-8 per character.
///
/// A user-perceived character can consist of any number of code points (Unicode Standard Annex 29), so the number of characters alone does
/// not bound the size.
package enum TextLimit {
    package static let name = 100
    package static let payee = 200
    package static let note = 10_000
    /// Tags, and line ids or references from files.
    package static let tag = 100
    package static let reference = 200
    package static let search = 200
    package static let subject = 200

    private static let bytesPerCharacter = 4

    /// Whether a text is within the limits.
    package static func allows(_ text: some StringProtocol, _ characters: Int) -> Bool {
        // The byte count is stored with the string and cheap to check first.
        text.utf8.count <= bytesPerCharacter * characters && (text.utf8.count <= characters || text.count <= characters)
    }

    /// Truncates a text to the limits at a character boundary; a single character that is too long is truncated at a code point boundary.
    package static func cut(_ text: String, to characters: Int) -> String {
        guard !allows(text, characters) else { return text }
        let most = bytesPerCharacter * characters
        var bytes = 0
        var count = 0
        // A character can be as long as the text, so the search is limited to the prefix that may remain.
        let head = prefix(of: text, bytes: most)
        let isWhole = head.utf8.count == text.utf8.count
        var end = head.startIndex
        for character in head {
            bytes += character.utf8.count
            count += 1
            // The last character of the prefix may continue after it.
            guard isWhole || bytes < head.utf8.count, count <= characters else { break }
            end = head.index(after: end)
        }
        return end > head.startIndex ? String(head[..<end]) : head
    }

    /// The longest prefix of whole code points within a number of bytes.
    private static func prefix(of text: String, bytes: Int) -> String {
        guard text.utf8.count > bytes else { return text }
        var end = text.utf8.index(text.startIndex, offsetBy: bytes)
        while end > text.startIndex, end.samePosition(in: text.unicodeScalars) == nil { end = text.utf8.index(before: end) }
        return String(text.unicodeScalars[..<end])
    }
}
