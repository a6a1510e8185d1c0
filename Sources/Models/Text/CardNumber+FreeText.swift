extension CardNumber {
    /// Whether a free text contains a card number. Digits of valid IBANs and creditor references are ignored.
    ///
    /// An IBAN and a creditor reference (ISO 11649, `RF…`) have check digits of their own; one in ten of them would pass the card number
    /// check too.
    package static func isContained(inFreeText text: String) -> Bool {
        // Fast path: most texts have too few digits.
        guard text.unicodeScalars.lazy.filter({ $0.properties.numericType == .decimal }).prefix(13).count == 13 else { return false }
        return isContained(in: maskingValidNumbers(text))
    }

    /// The text with each valid IBAN and creditor reference replaced by a letter, whether written in groups of four or without blanks.
    private static func maskingValidNumbers(_ text: String) -> String {
        let words = text.split(whereSeparator: \.isWhitespace)
        var kept: [Substring] = []
        var index = 0
        while index < words.count {
            if let end = endOfValidNumber(words, from: index) {
                kept.append("X")
                index = end
            } else {
                kept.append(words[index])
                index += 1
            }
        }
        return kept.joined(separator: " ")
    }

    /// The index after the last word of the longest valid number that starts at a word; nil if there is none.
    private static func endOfValidNumber(_ words: [Substring], from start: Int) -> Int? {
        guard startsLikeReference(words[start]) else { return nil }
        var joined = ""
        var found: Int?
        for end in start..<words.count {
            // Trailing punctuation belongs to the sentence.
            joined += words[end].reversed().drop { ".,;:!?)".contains($0) }.reversed()
            guard joined.utf8.count <= IBAN.maxLength else { break }
            if isValidReference(joined) { found = end + 1 }
        }
        return found
    }

    /// Whether the word starts with two letters and two digits.
    private static func startsLikeReference(_ word: Substring) -> Bool {
        let head = Array(word.utf8.prefix(4))
        return head.count == 4 && head[..<2].allSatisfy { ($0 | 0x20) >= 0x61 && ($0 | 0x20) <= 0x7A }
            && head[2...].allSatisfy { (0x30...0x39).contains($0) }
    }

    private static func isValidReference(_ text: String) -> Bool {
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
