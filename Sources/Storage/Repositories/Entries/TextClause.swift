/// A condition that the text index answers.
indirect enum TextClause: Hashable {
    case word(String)
    /// A word that begins with a text of two bytes at least.
    case beginning(String)
    /// The amount of a transaction without its sign, in minor units.
    case amount(UInt64)
    case all([TextClause])
    /// Any of these; at least one.
    case any([TextClause])

    /// All of these words; the last one also as the beginning of a word, if it has two bytes at least.
    static func words(_ words: [String], isLastPrefix: Bool) -> [TextClause] {
        words.enumerated().map { index, word in
            isLastPrefix && index == words.count - 1 && word.utf8.count >= 2 ? .beginning(word) : .word(word)
        }
    }
}
