import CEmbeddedFiles

/// Looks up words in the lists of common passwords and names without copying them: the search runs over the embedded files.
///
/// `Resources/frequent-passphrases.txt` and `common-passphrases.txt` are written by `scripts/make-common-passphrases`: lower-case ASCII, sorted
/// by bytes, separated by blanks or line ends.
enum CommonPassphrases {
    /// Entry lengths in bytes.
    static let lengths = 4...24

    enum Frequency: Hashable, Sendable {
        /// Among the thousand most frequent.
        case frequent
        case common
    }

    /// Finds the entries that are prefixes of a text from a position on.
    ///
    /// - Parameter text: folded, as bytes.
    static func prefixes(of text: [UInt8], from start: Int, _ each: (_ length: Int, _ rank: Frequency) -> Void) {
        text.withUnsafeBufferPointer { text in
            let rest = UnsafeBufferPointer(rebasing: text[start..<min(start + lengths.upperBound, text.count)])
            for (list, rank) in [(frequent, Frequency.frequent), (common, .common)] {
                SortedWordList(bytes: list.buffer).prefixes(of: rest, atLeast: lengths.lowerBound) { each($0, rank) }
            }
        }
    }

    /// All entries, the frequent ones first.
    static var entries: [Substring] {
        [frequent, common].flatMap { $0.text.split(whereSeparator: \.isWhitespace) }
    }

    static var frequent: EmbeddedFile { embedded_frequent_passphrases_txt() }
    static var common: EmbeddedFile { embedded_common_passphrases_txt() }
}

/// A sorted list of words, separated by blanks or line ends, as bytes.
private struct SortedWordList {
    let bytes: UnsafeBufferPointer<UInt8>

    /// Reports the lengths of all words that are prefixes of a text.
    func prefixes(of text: UnsafeBufferPointer<UInt8>, atLeast shortest: Int, _ each: (Int) -> Void) {
        // Among all words up to the text in sort order, the last one shares the longest prefix with it, so no match is longer.
        var length = search(text).common
        while length >= shortest {
            if search(UnsafeBufferPointer(rebasing: text[..<length])).isFound { each(length) }
            length -= 1
        }
    }

    /// Binary search.
    ///
    /// - Returns: whether the text is one of the words, and the length of the common prefix with the last word not after it.
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
