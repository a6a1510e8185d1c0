import Models

/// A case-folded text and its words, as the text index reads them.
struct FoldedText {
    let text: String
    private let words: [String]
    /// The words with letters spelled out; nil if they are the same.
    private let spelledWords: [String]?

    init(_ text: String) {
        self.text = text.folded
        let words = TextIndex.words(in: self.text)
        let spelled = text.hasSpelledLetters ? TextIndex.words(in: text.spelledOut) : nil
        (self.words, spelledWords) = (words, spelled?.count == words.count ? spelled : nil)
    }

    /// Whether one of its words meets a condition in one of its spellings.
    func containsWord(where isFound: (String) -> Bool) -> Bool {
        words.contains(where: isFound) || spelledWords?.contains(where: isFound) ?? false
    }

    /// Whether words follow one another in the text.
    ///
    /// - Parameter isLastPrefix: whether the last one may be the beginning of a word.
    func contains(_ phrase: [SearchWord], isLastPrefix: Bool) -> Bool {
        guard !phrase.isEmpty, words.count >= phrase.count else { return false }
        return (0...words.count - phrase.count).contains { start in
            phrase.indices.allSatisfy { index in
                matches(phrase[index], at: start + index, isPrefix: isLastPrefix && index == phrase.count - 1)
            }
        }
    }

    private func matches(_ word: SearchWord, at index: Int, isPrefix: Bool) -> Bool {
        let own = [words[index]] + (spelledWords.map { [$0[index]] } ?? [])
        return word.forms.contains { form in own.contains { isPrefix ? $0.hasPrefix(form) : $0 == form } }
    }
}
