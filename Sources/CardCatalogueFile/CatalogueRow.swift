import Models

/// One object of the file, whose fields are read as what they have to be.
struct CatalogueRow {
    private let fields: [String: JSONValue]
    private let card: String?
    private let benefit: String?

    /// - Parameter known: the names of all fields that there can be.
    init(
        _ value: JSONValue, in field: String, card: String? = nil, benefit: String? = nil, known: Set<String>
    ) throws(CardCatalogueError) {
        self.card = card
        self.benefit = benefit
        guard case .object(let fields) = value else {
            throw .field(CataloguePlace(card: card, benefit: benefit, field: field), .wrongKind(expected: "object"))
        }
        self.fields = fields
        if let stranger = fields.keys.filter({ !known.contains($0) }).min() { throw error(stranger, .unknownField) }
    }

    func error(_ field: String, _ fault: CatalogueFault) -> CardCatalogueError {
        .field(CataloguePlace(card: card, benefit: benefit, field: field), fault)
    }

    // MARK: - Texts

    /// Nil where the field is not there.
    func optional(_ field: String, atMost longest: Int) throws(CardCatalogueError) -> String? {
        guard let value = fields[field] else { return nil }
        guard case .text(let text) = value else { throw error(field, .wrongKind(expected: "text")) }
        return try checked(text, field, atMost: longest)
    }

    func text(_ field: String, atMost longest: Int = 100) throws(CardCatalogueError) -> String {
        guard let text = try optional(field, atMost: longest) else { throw error(field, .missing) }
        return text
    }

    /// Small letters, digits and hyphens.
    func code(_ field: String) throws(CardCatalogueError) -> String {
        let code = try text(field, atMost: 60)
        guard code.utf8.allSatisfy({ (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) || $0 == UInt8(ascii: "-") }) else {
            throw error(field, .noCode(code))
        }
        return code
    }

    func texts(_ field: String, atMost longest: Int) throws(CardCatalogueError) -> [String] {
        var texts: [String] = []
        for value in try list(field) ?? [] {
            guard case .text(let text) = value else { throw error(field, .wrongKind(expected: "list of texts")) }
            texts.append(try checked(text, field, atMost: longest))
        }
        return texts
    }

    private func checked(_ text: String, _ field: String, atMost longest: Int) throws(CardCatalogueError) -> String {
        guard !text.trimmed.isEmpty, text == text.onOneLine else { throw error(field, .empty) }
        guard text.count <= longest else { throw error(field, .tooLong(most: longest)) }
        guard !CardNumber.isHeld(in: text) else { throw error(field, .cardNumber) }
        return text
    }

    // MARK: - Words and figures

    /// One of the words that a type has; nil where the field is not there.
    func word<Word: RawRepresentable>(
        _ field: String, _ type: Word.Type = Word.self
    ) throws(CardCatalogueError) -> Word? where Word.RawValue == String {
        guard let text = try optional(field, atMost: 100) else { return nil }
        guard let word = Word(rawValue: text) else { throw error(field, .unknownWord(text)) }
        return word
    }

    func day(_ field: String) throws(CardCatalogueError) -> Day? {
        guard let text = try optional(field, atMost: 100) else { return nil }
        guard let day = Day(text) else { throw error(field, .noDay(text)) }
        return day
    }

    /// - Parameter isZeroAllowed: of a fee, which there may be none of.
    func amount(_ field: String, in currency: Currency, isZeroAllowed: Bool = false) throws(CardCatalogueError) -> Money {
        let text = try text(field)
        guard let figure = DecimalFigure(bytes: text.utf8), let (amount, isExact) = try? figure.money(in: currency), isExact else {
            throw error(field, .noAmount(text))
        }
        guard amount.minorUnits > 0 || (isZeroAllowed && amount.isZero) else { throw error(field, .notPositive(text)) }
        return amount
    }

    func number(_ field: String, in range: ClosedRange<Int>) throws(CardCatalogueError) -> Int? {
        guard let value = fields[field] else { return nil }
        guard case .number(let number) = value else { throw error(field, .wrongKind(expected: "whole number")) }
        guard range.contains(number) else { throw error(field, .outOfRange(number)) }
        return number
    }

    // MARK: - Parts

    func value(_ field: String) throws(CardCatalogueError) -> JSONValue {
        guard let value = fields[field] else { throw error(field, .missing) }
        return value
    }

    /// Nil where the field is not there.
    func list(_ field: String) throws(CardCatalogueError) -> [JSONValue]? {
        guard let value = fields[field] else { return nil }
        guard case .list(let list) = value else { throw error(field, .wrongKind(expected: "list")) }
        return list
    }
}
