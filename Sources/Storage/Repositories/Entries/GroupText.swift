import Models

/// The texts of a transaction as words, for conditions that the text index does not answer: payee, the note of each part, and reference.
struct GroupText {
    private let folded: [String]
    private let words: [[String]]

    init(_ group: TransactionGroup) {
        folded = ([group.payee] + group.parts.map(\.note) + [group.reference ?? ""]).map(\.folded)
        words = folded.map(TextIndex.words)
    }

    /// Whether one of the texts contains a folded text, punctuation included.
    func contains(_ text: String) -> Bool { folded.contains { $0.contains(text) } }

    /// Whether the texts contain all words together.
    func containsAll(_ wanted: [String], isLastPrefix: Bool) -> Bool {
        wanted.enumerated().allSatisfy { index, word in
            let isPrefix = isLastPrefix && index == wanted.count - 1
            return words.contains { $0.contains { isPrefix ? $0.hasPrefix(word) : $0 == word } }
        }
    }

    /// Whether one of the texts contains words that follow one another.
    func containsPhrase(_ phrase: [String]) -> Bool { words.contains { Self.contains(phrase, in: $0, isLastPrefix: false) } }

    /// Whether the payee contains words that follow one another, the last one also as the beginning of a word.
    func payeeContains(_ phrase: [String]) -> Bool { Self.contains(phrase, in: words[0], isLastPrefix: true) }

    private static func contains(_ phrase: [String], in words: [String], isLastPrefix: Bool) -> Bool {
        guard let last = phrase.last, words.count >= phrase.count else { return false }
        return (0...words.count - phrase.count).contains { start in
            let found = words[start..<start + phrase.count]
            guard found.dropLast().elementsEqual(phrase.dropLast()), let end = found.last else { return false }
            return isLastPrefix ? end.hasPrefix(last) : end == last
        }
    }
}
