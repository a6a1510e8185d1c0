/// How long texts are that are stored: a number of characters, and four bytes of UTF-8 for each of them.
///
/// A character that a person sees can be made of any number of code points (Unicode Standard Annex 29), so characters alone limit nothing.
package enum TextLimit {
    package static let name = 100
    package static let payee = 200
    package static let note = 10_000
    /// A tag, a file's own id of a line or reference.
    package static let tag = 100
    package static let reference = 200
    package static let search = 200
    package static let subject = 200

    private static let bytesPerCharacter = 4

    /// Whether a text has at most so many characters, and four times as many bytes.
    package static func admits(_ text: some StringProtocol, _ characters: Int) -> Bool {
        // The bytes first: they are counted already.
        text.utf8.count <= bytesPerCharacter * characters && (text.utf8.count <= characters || text.count <= characters)
    }

    /// The beginning of a text that is short enough, cut between two characters; of a character that is too long alone, as many whole code
    /// points as are.
    package static func cut(_ text: String, to characters: Int) -> String {
        guard !admits(text, characters) else { return text }
        let most = bytesPerCharacter * characters
        var bytes = 0
        var count = 0
        // A character can be as long as the text, so it is looked for within what may be kept.
        let head = prefix(of: text, bytes: most)
        let isWhole = head.utf8.count == text.utf8.count
        var end = head.startIndex
        for character in head {
            bytes += character.utf8.count
            count += 1
            // The last character of the head may go on behind it.
            guard isWhole || bytes < head.utf8.count, count <= characters else { break }
            end = head.index(after: end)
        }
        return end > head.startIndex ? String(head[..<end]) : head
    }

    /// The longest beginning of whole code points within so many bytes.
    private static func prefix(of text: String, bytes: Int) -> String {
        guard text.utf8.count > bytes else { return text }
        var end = text.utf8.index(text.startIndex, offsetBy: bytes)
        while end > text.startIndex, end.samePosition(in: text.unicodeScalars) == nil { end = text.utf8.index(before: end) }
        return String(text.unicodeScalars[..<end])
    }
}
