package import Models

/// Matches names by the words of a search: each has to be the beginning of one of their words.
package struct SearchMatcher {
    private let terms: [SearchTerm]
    /// The folded text of the required terms, joined, in every spelling in which names may be stored.
    package let beginnings: Set<String>

    package init(_ query: SearchQuery) {
        terms = query.terms
        let text = SearchText(query.terms.filter { !$0.isExcluded }.map { Self.text(of: $0) }.joined(separator: " "))
        beginnings = Set([text.folded, text.spelledOut, text.contracted])
    }

    package var isEmpty: Bool { terms.isEmpty }

    /// Whether names can match at all: conditions such as `is:pending` apply to transactions only.
    package var isNameSearch: Bool { terms.contains { !$0.isExcluded } && terms.allSatisfy(\.isText) }

    /// Whether texts, read as one, match all terms.
    package func matches(_ texts: [String]) -> Bool {
        let folded = texts.map(\.folded)
        let spelled = texts.map { $0.hasSpelledLetters ? $0.spelledOut : $0.folded }
        return terms.allSatisfy { term in
            let wanted = SearchText(Self.text(of: term))
            return (Self.isFound(wanted.folded, in: folded) || Self.isFound(wanted.spelledOut, in: spelled)) != term.isExcluded
        }
    }

    private static func isFound(_ wanted: String, in texts: [String]) -> Bool {
        texts.contains { contains(wanted, in: $0) } || !wanted.contains(" ") && containsWords(wanted, in: texts)
    }

    private static func text(of term: SearchTerm) -> String {
        switch term.condition {
        case .word(let text), .phrase(let text), .number(let text): text
        default: ""
        }
    }

    /// Whether a text begins with another, or contains it after a character that is neither letter nor digit.
    private static func contains(_ wanted: String, in text: String) -> Bool {
        guard !wanted.isEmpty else { return false }
        var rest = text[...]
        while let found = rest.firstRange(of: wanted) {
            guard found.lowerBound > text.startIndex else { return true }
            let before = text[text.index(before: found.lowerBound)]
            if !before.isLetter, !before.isNumber { return true }
            rest = rest[text.index(after: found.lowerBound)...]
        }
        return false
    }

    /// Whether each word of a text begins a word of some texts.
    private static func containsWords(_ wanted: String, in texts: [String]) -> Bool {
        let words = wanted.split { !$0.isLetter && !$0.isNumber }.map(String.init)
        return words.count > 1 && words.allSatisfy { word in texts.contains { contains(word, in: $0) } }
    }
}
