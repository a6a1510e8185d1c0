import Models

/// A word of a search: without accents, and with letters spelled out.
struct SearchWord: Hashable {
    let plain: String
    let spelledOut: String

    /// The words of a typed text, as the text index splits them.
    static func words(in text: String) -> [SearchWord] {
        let search = SearchText(text)
        let plain = TextIndex.words(in: search.folded)
        let spelled = search.spelledOut == search.folded ? plain : TextIndex.words(in: search.spelledOut)
        return zip(plain, spelled.count == plain.count ? spelled : plain).map { SearchWord(plain: $0, spelledOut: $1) }
    }

    /// Its spellings; one if both are the same.
    var forms: [String] { plain == spelledOut ? [plain] : [plain, spelledOut] }
}
