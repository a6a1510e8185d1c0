extension CardNumber {

    /// Whether a text that a person typed holds the number of a card, beside account numbers and references that prove themselves.
    ///
    /// An IBAN and a creditor reference (ISO 11649, `RF…`) have check digits of their own, and their digits would pass for a card's one time in ten.
    package static func isHeld(inFreeText text: String) -> Bool {
        // Few texts have the digits at all.
        guard text.unicodeScalars.lazy.filter({ $0.properties.numericType == .decimal }).prefix(13).count == 13 else { return false }
        return isHeld(in: withoutProvenNumbers(text))
    }

    /// The sentence that refuses such a text; nil for any other.
    package static func refusal(ofFreeText text: String) -> String? { isHeld(inFreeText: text) ? refusal : nil }

    /// The text with a letter in the place of each IBAN and creditor reference, be it in groups of four or without blanks.
    private static func withoutProvenNumbers(_ text: String) -> String {
        let words = text.split(whereSeparator: \.isWhitespace)
        var kept: [Substring] = []
        var index = 0
        while index < words.count {
            if let end = endOfProvenNumber(words, from: index) {
                kept.append("X")
                index = end
            } else {
                kept.append(words[index])
                index += 1
            }
        }
        return kept.joined(separator: " ")
    }

    /// Behind the last word of the longest number that begins with a word; nil where none does.
    private static func endOfProvenNumber(_ words: [Substring], from start: Int) -> Int? {
        guard beginsLikeOne(words[start]) else { return nil }
        var joined = ""
        var found: Int?
        for end in start..<words.count {
            // A full stop or comma ends a sentence and no number.
            joined += words[end].reversed().drop { ".,;:!?)".contains($0) }.reversed()
            guard joined.utf8.count <= IBAN.longest else { break }
            if isProven(joined) { found = end + 1 }
        }
        return found
    }

    /// Two letters and two digits.
    private static func beginsLikeOne(_ word: Substring) -> Bool {
        let head = Array(word.utf8.prefix(4))
        return head.count == 4 && head[..<2].allSatisfy { ($0 | 0x20) >= 0x61 && ($0 | 0x20) <= 0x7A }
            && head[2...].allSatisfy { (0x30...0x39).contains($0) }
    }

    private static func isProven(_ text: String) -> Bool {
        let bytes = Array(text.uppercased().utf8)
        let isPlain = bytes.allSatisfy { (0x30...0x39).contains($0) || (0x41...0x5A).contains($0) }
        guard isPlain else { return false }
        if bytes.starts(with: Array("RF".utf8)) { return (5...25).contains(bytes.count) && IBAN.remainder(of: bytes) == 1 }
        do {
            _ = try IBAN(text)
            return true
        } catch {
            return false
        }
    }
}
