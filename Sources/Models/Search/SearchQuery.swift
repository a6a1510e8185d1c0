/// A parsed search text: words, phrases, amounts, days, and conditions such as `category:food` or `is:pending`.
///
/// Parsing never fails: text that is no condition is a word. All terms have to match. The last term, if it is a word, also matches the beginning of a
/// word.
package struct SearchQuery: Hashable, Sendable {
    package var terms: [SearchTerm]

    /// The maximum number of terms; further ones are ignored.
    package static let maximumTerms = 40

    package init(terms: [SearchTerm]) {
        self.terms = terms
    }

    /// Reads a typed text.
    package init(_ text: String) {
        var parser = SearchParser(text)
        terms = parser.terms()
    }

    package var isEmpty: Bool { terms.isEmpty }

    /// The query without one of its terms.
    package func removing(_ index: Int) -> SearchQuery {
        var rest = self
        if rest.terms.indices.contains(index) { rest.terms.remove(at: index) }
        return rest
    }

    /// The text of a search for all words of a text, whatever other characters it contains; empty without words.
    package static func words(of text: String) -> String {
        text.folded.utf8.split { !($0 >= 0x80 || $0 >= 0x30 && $0 <= 0x39 || $0 >= 0x61 && $0 <= 0x7A) }.prefix(maximumTerms)
            .map { "\"" + String(decoding: $0, as: UTF8.self) + "\"" }.joined(separator: " ")
    }

    /// The text of a search for a payee; empty without one.
    package static func payee(_ name: String) -> String {
        let name = name.filter { $0 != "\"" }.trimmed
        return name.isEmpty ? "" : SearchTerm(.payee(name)).description
    }

    /// The text of a search for exactly a payee, or for transactions without one. A payee with quotation marks is searched for by its words.
    package static func payee(is name: String) -> String {
        name.contains("\"") ? payee(name) : SearchTerm(.payeeIs(name)).description
    }
}

extension SearchQuery: CustomStringConvertible {
    /// The typed form: parsing it gives the same terms.
    package var description: String { terms.map(\.description).joined(separator: " ") }
}
