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

    /// All of these words, each in one of its spellings; the last one also as the beginning of a word, if it has two bytes at least.
    static func words(_ words: [SearchWord], isLastPrefix: Bool) -> [TextClause] {
        words.enumerated().map { index, word in
            let forms = word.forms.map { form in
                isLastPrefix && index == words.count - 1 && form.utf8.count >= 2 ? TextClause.beginning(form) : .word(form)
            }
            return forms.count == 1 ? forms[0] : .any(forms)
        }
    }
}
