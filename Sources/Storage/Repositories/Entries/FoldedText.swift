import Models

/// A case-folded text and its words, as the text index reads them.
struct FoldedText {
    let text: String
    let words: [String]

    init(_ text: String) {
        self.text = text.folded
        words = TextIndex.words(in: self.text)
    }

    /// Whether words follow one another in the text.
    ///
    /// - Parameter isLastPrefix: whether the last one may be the beginning of a word.
    func contains(_ phrase: [String], isLastPrefix: Bool) -> Bool {
        guard let last = phrase.last, words.count >= phrase.count else { return false }
        return (0...words.count - phrase.count).contains { start in
            let found = words[start..<start + phrase.count]
            guard found.dropLast().elementsEqual(phrase.dropLast()), let end = found.last else { return false }
            return isLastPrefix ? end.hasPrefix(last) : end == last
        }
    }
}
