package import Models
import Services

/// Validates texts and days entered by a person.
package enum TextRule {
    /// Trims whitespace and replaces line breaks by blanks.
    package static func line(_ text: String) -> String {
        let flat = String(String.UnicodeScalarView(text.unicodeScalars.map { $0.properties.generalCategory == .control ? " " : $0 }))
        let scalars = flat.unicodeScalars
        guard let first = scalars.firstIndex(where: { !$0.properties.isWhitespace }),
            let last = scalars.lastIndex(where: { !$0.properties.isWhitespace })
        else { return "" }
        return String(scalars[first...last])
    }

    /// Validates a name of 1–100 characters.
    ///
    /// - Throws: `ServiceError.rule`.
    package static func name(_ text: String, of thing: NamedThing) throws -> String {
        let name = line(text)
        guard !name.isEmpty else { throw ServiceError.rule(thing.nameMissing) }
        guard TextLimit.allows(name, TextLimit.name) else { throw ServiceError.rule(thing.nameTooLong) }
        guard !InvisibleCharacters.arePresent(in: name) else { throw ServiceError.rule(.nameInvisibleCharacters) }
        try rejectCardNumbers(in: name)
        return name
    }

    /// Cleans a name from a file: removes characters that a typed name cannot contain and truncates it; nil if nothing is left.
    static func importedName(_ text: String) -> String? {
        let name = line(InvisibleCharacters.removed(from: TextLimit.cut(line(text), to: TextLimit.name)))
        return name.isEmpty ? nil : name
    }

    /// Validates a search text.
    ///
    /// - Throws: `ServiceError.rule`.
    package static func search(_ text: String) throws -> String {
        guard TextLimit.allows(text, TextLimit.search) else { throw ServiceError.rule(.searchTooLong) }
        return text
    }

    /// Validates a payee of at most 200 characters.
    ///
    /// - Parameter old: the stored value, which may stay.
    package static func payee(_ text: String, keeping old: String? = nil) throws -> String {
        let payee = line(text)
        guard TextLimit.allows(payee, TextLimit.payee) else { throw ServiceError.rule(.payeeTooLong) }
        if text != old { try rejectCardNumbers(in: payee) }
        return payee
    }

    /// Validates a note of at most 10,000 characters.
    ///
    /// - Parameter old: the stored values, which may stay.
    package static func note(_ text: String, keeping old: [String] = []) throws -> String {
        guard TextLimit.allows(text, TextLimit.note) else { throw ServiceError.rule(.noteTooLong) }
        if !old.contains(text) { try rejectCardNumbers(in: text) }
        return text
    }

    /// Validates tags; returns them in alphabetical order without duplicates.
    ///
    /// - Parameter old: the stored tags, which may stay.
    package static func tags(_ tags: [String], keeping old: [String] = []) throws -> [String] {
        let lines = Set(tags.map(line).filter { !$0.isEmpty })
        guard lines.count <= 50, lines.allSatisfy({ TextLimit.allows($0, TextLimit.tag) }) else {
            throw ServiceError.rule(.tagsTooLong)
        }
        guard !lines.contains(where: InvisibleCharacters.arePresent) else { throw ServiceError.rule(.tagInvisibleCharacters) }
        for line in lines where !old.contains(line) { try rejectCardNumbers(in: line) }
        return lines.sorted()
    }

    /// Validates a day: years 1 to 5000.
    package static func day(_ day: Day) throws -> Day {
        guard (-719_162...1_106_684).contains(day.number) else { throw ServiceError.rule(.dayOutOfRange) }
        return day
    }
}
