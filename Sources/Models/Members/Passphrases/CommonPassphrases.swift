/// Looks words up in the list of common passwords and names. Nothing is copied: the search runs over the bytes of the program.
enum CommonPassphrases {
    /// How long entries are, in bytes.
    static let lengths = 4...24

    enum Rank: Hashable, Sendable {
        /// One of the first thousand that are tried.
        case frequent
        case common
    }

    /// The entries that a text begins with from a position on.
    ///
    /// - Parameter text: folded, as bytes.
    static func prefixes(of text: [UInt8], from start: Int, _ each: (_ length: Int, _ rank: Rank) -> Void) {
        for (list, rank) in [(CommonPassphraseList.frequent, Rank.frequent), (CommonPassphraseList.common, .common)] {
            list.withUTF8Buffer { bytes in
                let list = SortedWords(bytes: bytes)
                text.withUnsafeBufferPointer { text in
                    let rest = UnsafeBufferPointer(rebasing: text[start..<min(start + lengths.upperBound, text.count)])
                    list.prefixes(of: rest, atLeast: lengths.lowerBound) { each($0, rank) }
                }
            }
        }
    }

    /// Every entry in its order, the frequent ones first.
    static var entries: [Substring] {
        [CommonPassphraseList.frequent, CommonPassphraseList.common].flatMap { list in
            list.withUTF8Buffer { String(decoding: $0, as: UTF8.self) }.split(whereSeparator: \.isWhitespace)
        }
    }
}

/// Sorted words, parted by blanks or line ends, as the bytes that they are.
private struct SortedWords {
    let bytes: UnsafeBufferPointer<UInt8>

    /// The lengths of all words that a text begins with.
    func prefixes(of text: UnsafeBufferPointer<UInt8>, atLeast shortest: Int, _ each: (Int) -> Void) {
        // The last word that is not behind the text has the most in common with it of all before, so no prefix is longer than that.
        var length = search(text).common
        while length >= shortest {
            if search(UnsafeBufferPointer(rebasing: text[..<length])).isFound { each(length) }
            length -= 1
        }
    }

    /// Binary search.
    ///
    /// - Returns: whether the text is one of the words, and how many bytes it has in common with the last word that is not behind it.
    private func search(_ text: UnsafeBufferPointer<UInt8>) -> (isFound: Bool, common: Int) {
        var low = 0
        var high = bytes.count
        var common = 0
        while low < high {
            var start = (low + high) / 2
            while start > low, bytes[start - 1] > 0x20 { start -= 1 }
            var index = 0
            while index < text.count, start + index < high, bytes[start + index] == text[index] { index += 1 }
            let next = start + index < high ? bytes[start + index] : 0x20
            if index == text.count, next <= 0x20 { return (true, index) }
            if next <= 0x20 || index < text.count && next < text[index] {
                common = index
                low = start + index
                while low < high, bytes[low] > 0x20 { low += 1 }
                while low < high, bytes[low] <= 0x20 { low += 1 }
            } else {
                high = start
            }
        }
        return (false, common)
    }
}
