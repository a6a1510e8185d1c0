/// Reads the terms of a search from left to right.
struct SearchParser {
    private var rest: Substring

    init(_ text: String) {
        rest = text[...]
        skipBlanks()
        while rest.last?.isWhitespace == true { rest.removeLast() }
    }

    mutating func terms() -> [SearchTerm] {
        if SearchNumber.isSpacedNumber(rest) {
            return [SearchTerm(.number(rest.split(whereSeparator: \.isWhitespace).joined(separator: " ")))]
        }
        var terms: [SearchTerm] = []
        while !rest.isEmpty, terms.count < SearchQuery.maximumTerms {
            if let term = term() { terms.append(term) }
            skipBlanks()
        }
        return terms
    }

    // MARK: - Private

    /// The next term; nil for a phrase or name without characters.
    private mutating func term() -> SearchTerm? {
        let start = rest
        // A minus before a number is the sign of an amount.
        let isExcluded =
            rest.first == "-" && rest.dropFirst().first.map { !$0.isWhitespace } ?? false
            && !SearchNumber.isNumber(rest.prefix { !$0.isWhitespace })
        if isExcluded { rest.removeFirst() }
        if rest.first == "\"" {
            let text = quoted()
            return text.isEmpty ? nil : SearchTerm(.phrase(text), isExcluded: isExcluded)
        }
        if let (name, length) = name() {
            rest = rest.dropFirst(length)
            let isWhole = name == "payee" && rest.first == "="
            if isWhole { rest.removeFirst() }
            let isQuoted = rest.first == "\""
            let value = isQuoted ? quoted() : word()
            if isWhole, isQuoted || !value.isEmpty { return SearchTerm(.payeeIs(value), isExcluded: isExcluded) }
            if value.isEmpty {
                // A name without a value is a word, unless it is followed by empty quotation marks.
                let typed = start[..<rest.startIndex]
                return typed.contains("\"") ? nil : SearchTerm(.word(String(typed)))
            }
            return SearchTerm(Self.condition(name, value), isExcluded: isExcluded)
        }
        return SearchTerm(Self.condition(word()), isExcluded: isExcluded)
    }

    /// A condition of a name and its value.
    private static func condition(_ name: String, _ value: String) -> SearchCondition {
        switch name {
        case "payee": .payee(value)
        case "category": .category(value)
        case "account": .account(value)
        case "tag": .tag(value)
        case "is": state(value.lowercased()) ?? .word("is:" + value)
        default: value.lowercased() == "attachment" ? .attachment : .word("has:" + value)
        }
    }

    /// The condition of `is:`; nil for an unknown one.
    private static func state(_ value: String) -> SearchCondition? {
        if let status = TransactionStatus(rawValue: value) { return .status(status) }
        return [CategoryClass.income, .spending].first { $0.rawValue == value }.map { .categoryClass($0) }
    }

    /// A condition without a name.
    private static func condition(_ word: String) -> SearchCondition {
        if let days = SearchDays.range(word[...]) { return .days(days, text: word) }
        if SearchNumber.isNumber(word[...]) { return .number(word) }
        if let amounts = SearchAmounts(word[...]) { return .amounts(amounts) }
        return .word(word)
    }

    /// The name of a condition at the beginning of the rest, and its length with the colon.
    private func name() -> (name: String, length: Int)? {
        let letters = rest.prefix { $0 != ":" && !$0.isWhitespace && $0 != "\"" }
        guard letters.endIndex < rest.endIndex, rest[letters.endIndex] == ":", letters.utf8.count <= 8 else { return nil }
        let name = letters.lowercased()
        return ["payee", "category", "account", "tag", "is", "has"].contains(name) ? (name, letters.count + 1) : nil
    }

    /// Consumes characters up to the next blank.
    private mutating func word() -> String {
        let word = rest.prefix { !$0.isWhitespace }
        rest = rest[word.endIndex...]
        return String(word)
    }

    /// Consumes a text in quotation marks, or up to the end if the second one is missing; without blanks at its ends.
    private mutating func quoted() -> String {
        rest.removeFirst()
        let text = rest.prefix { $0 != "\"" }
        rest = rest[text.endIndex...]
        if rest.first == "\"" { rest.removeFirst() }
        return String(text).trimmed
    }

    private mutating func skipBlanks() {
        while rest.first?.isWhitespace == true { rest.removeFirst() }
    }
}
