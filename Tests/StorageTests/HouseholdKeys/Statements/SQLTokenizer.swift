/// Divides an SQL statement into tokens.
struct SQLTokenizer {
    /// What cannot be read.
    struct Failure: Error, Hashable {
        let reason: String
    }

    private var rest: Substring

    /// The tokens of a statement.
    ///
    /// - Throws: `Failure` for parentheses or quotes that are not closed, and characters that are no SQL.
    static func tokens(of text: String) throws(Failure) -> [SQLToken] {
        var tokenizer = SQLTokenizer(rest: text[...])
        let tokens = try tokenizer.tokens()
        guard tokenizer.rest.isEmpty else { throw Failure(reason: "a parenthesis is closed that is not open") }
        return tokens
    }

    /// Reads until the end or a closing parenthesis.
    private mutating func tokens() throws(Failure) -> [SQLToken] {
        var tokens: [SQLToken] = []
        while let character = rest.first, character != ")" {
            if character.isWhitespace {
                rest.removeFirst()
            } else if rest.hasPrefix("--") {
                rest = rest.drop { !$0.isNewline }
            } else {
                tokens.append(try token(character))
            }
        }
        return tokens
    }

    private mutating func token(_ character: Character) throws(Failure) -> SQLToken {
        switch character {
        case "(":
            rest.removeFirst()
            let tokens = try tokens()
            guard rest.popFirst() == ")" else { throw Failure(reason: "a parenthesis is not closed") }
            return .group(tokens)
        case "'": return .text(try quoted("'"))
        case "\"": return .word(try quoted("\""))
        case "$":
            rest.removeFirst()
            return .parameter("$" + prefix(while: \.isNumber))
        case "?":
            rest.removeFirst()
            return .parameter("?")
        case _ where character.isNumber: return .number(prefix { $0.isNumber || $0.isLetter || $0 == "." || $0 == "_" })
        case _ where character.isLetter || character == "_":
            return .word(prefix { $0.isLetter || $0.isNumber || $0 == "_" }.lowercased())
        default: return .symbol(try symbol(character))
        }
    }

    /// A literal or name in quotes, in which a doubled quote is one.
    private mutating func quoted(_ quote: Character) throws(Failure) -> String {
        rest.removeFirst()
        var content = ""
        while let next = rest.popFirst() {
            if next == quote {
                guard rest.first == quote else { return content }
                rest.removeFirst()
            }
            content.append(next)
        }
        throw Failure(reason: "a quote is not closed")
    }

    private mutating func symbol(_ character: Character) throws(Failure) -> String {
        let long = ["||", "<=", ">=", "<>", "!=", "==", "->"].first { rest.hasPrefix($0) }
        guard let symbol = long ?? (",.;=<>+-*/%&|~:".contains(character) ? String(character) : nil) else {
            throw Failure(reason: "\(character) is no SQL")
        }
        rest.removeFirst(symbol.count)
        return symbol
    }

    private mutating func prefix(while isPart: (Character) -> Bool) -> String {
        let part = rest.prefix(while: isPart)
        rest = rest[part.endIndex...]
        return String(part)
    }
}
