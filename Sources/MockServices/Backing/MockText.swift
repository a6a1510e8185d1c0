import Models
import Services

/// What texts that a person types have to be: the rules of the real services.
enum MockText {

    /// Without blanks at the ends.
    static func line(_ text: String) -> String {
        let scalars = text.unicodeScalars
        guard let first = scalars.firstIndex(where: { !$0.properties.isWhitespace }),
            let last = scalars.lastIndex(where: { !$0.properties.isWhitespace })
        else { return "" }
        return String(scalars[first...last])
    }

    static func name(_ text: String, of thing: String) throws -> String {
        let name = line(text)
        guard !name.isEmpty else { throw ServiceError.rule("\(thing) name is required") }
        guard name.count <= 100 else { throw ServiceError.rule("\(thing) name has at most 100 characters") }
        if let refusal = CardNumber.refusal(ofFreeText: name) { throw ServiceError.rule(refusal) }
        return name
    }

    static func payee(_ text: String) throws -> String {
        let payee = line(text)
        guard payee.count <= 200 else { throw ServiceError.rule("A payee has at most 200 characters") }
        return payee
    }

    static func tags(_ tags: [String]) throws -> [String] {
        let lines = Set(tags.map(line).filter { !$0.isEmpty })
        guard lines.count <= 50, lines.allSatisfy({ $0.count <= 100 }) else {
            throw ServiceError.rule("There can be 50 tags of at most 100 characters each")
        }
        return lines.sorted()
    }
}
