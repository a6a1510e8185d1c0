import Models
import Services

/// What texts and days that a person types have to be.
enum TextRule {

    /// A text without blanks at its ends and without line breaks.
    static func line(_ text: String) -> String {
        let flat = String(String.UnicodeScalarView(text.unicodeScalars.map { $0.properties.generalCategory == .control ? " " : $0 }))
        let scalars = flat.unicodeScalars
        guard let first = scalars.firstIndex(where: { !$0.properties.isWhitespace }),
            let last = scalars.lastIndex(where: { !$0.properties.isWhitespace })
        else { return "" }
        return String(scalars[first...last])
    }

    /// A name of 1–100 characters.
    ///
    /// - Throws: `ServiceError.rule`.
    static func name(_ text: String, of thing: String) throws -> String {
        let name = line(text)
        guard !name.isEmpty else { throw ServiceError.rule("\(thing) name is required") }
        guard name.count <= 100 else { throw ServiceError.rule("\(thing) name has at most 100 characters") }
        return name
    }

    /// A payee of at most 200 characters.
    static func payee(_ text: String) throws -> String {
        let payee = line(text)
        guard payee.count <= 200 else { throw ServiceError.rule("A payee has at most 200 characters") }
        return payee
    }

    /// A note of at most 10,000 characters.
    static func note(_ text: String) throws -> String {
        guard text.count <= 10_000 else { throw ServiceError.rule("A note has at most 10,000 characters") }
        return text
    }

    /// Tags in alphabetical order, each once.
    static func tags(_ tags: [String]) throws -> [String] {
        let lines = Set(tags.map(line).filter { !$0.isEmpty })
        guard lines.count <= 50, lines.allSatisfy({ $0.count <= 100 }) else {
            throw ServiceError.rule("There can be 50 tags of at most 100 characters each")
        }
        return lines.sorted()
    }

    /// A day that the calendar has: from the year 1 to the year 5000.
    static func day(_ day: Day) throws -> Day {
        guard (-719_162...1_106_684).contains(day.number) else { throw ServiceError.rule("The day is out of range") }
        return day
    }
}
