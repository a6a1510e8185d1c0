import Models

/// A JSON object of the file, with typed and validated access to its fields.
struct CatalogueObject {
    private let fields: [String: JSONValue]
    private let card: String?
    private let benefit: String?

    /// - Parameter known: the fields that the format defines.
    init(
        _ value: JSONValue, in field: String, card: String? = nil, benefit: String? = nil, known: Set<String>
    ) throws(CardCatalogueError) {
        self.card = card
        self.benefit = benefit
        guard case .object(let fields) = value else {
            throw .field(CatalogueLocation(card: card, benefit: benefit, field: field), .wrongType(expected: "object"))
        }
        self.fields = fields
        if let unknown = fields.keys.filter({ !known.contains($0) }).min() { throw error(unknown, .unknownField) }
    }

    func error(_ field: String, _ fieldError: CatalogueFieldError) -> CardCatalogueError {
        .field(CatalogueLocation(card: card, benefit: benefit, field: field), fieldError)
    }

    // MARK: - Texts

    /// Returns nil if the field is absent.
    func optional(_ field: String, atMost maxLength: Int) throws(CardCatalogueError) -> String? {
        guard let value = fields[field] else { return nil }
        guard case .text(let text) = value else { throw error(field, .wrongType(expected: "text")) }
        return try validated(text, field, atMost: maxLength)
    }

    func text(_ field: String, atMost maxLength: Int = 100) throws(CardCatalogueError) -> String {
        guard let text = try optional(field, atMost: maxLength) else { throw error(field, .missing) }
        return text
    }

    /// Returns a code of lowercase letters, digits and hyphens.
    func code(_ field: String) throws(CardCatalogueError) -> String {
        let code = try text(field, atMost: 60)
        guard code.utf8.allSatisfy({ (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) || $0 == UInt8(ascii: "-") }) else {
            throw error(field, .invalidCode(code))
        }
        return code
    }

    func texts(_ field: String, atMost maxLength: Int) throws(CardCatalogueError) -> [String] {
        var texts: [String] = []
        for value in try list(field) ?? [] {
            guard case .text(let text) = value else { throw error(field, .wrongType(expected: "list of texts")) }
            texts.append(try validated(text, field, atMost: maxLength))
        }
        return texts
    }

    private func validated(_ text: String, _ field: String, atMost maxLength: Int) throws(CardCatalogueError) -> String {
        guard !text.trimmed.isEmpty, text == text.onOneLine else { throw error(field, .empty) }
        guard text.count <= maxLength else { throw error(field, .tooLong(max: maxLength)) }
        guard !CardNumber.isContained(in: text) else { throw error(field, .containsCardNumber) }
        return text
    }

    // MARK: - Enumerations and numbers

    /// Returns a case of an enumeration by its raw value; nil if the field is absent.
    func enumValue<Value: RawRepresentable>(
        _ field: String, _ type: Value.Type = Value.self
    ) throws(CardCatalogueError) -> Value? where Value.RawValue == String {
        guard let text = try optional(field, atMost: 100) else { return nil }
        guard let value = Value(rawValue: text) else { throw error(field, .unknownValue(text)) }
        return value
    }

    func day(_ field: String) throws(CardCatalogueError) -> Day? {
        guard let text = try optional(field, atMost: 100) else { return nil }
        guard let day = Day(text) else { throw error(field, .invalidDay(text)) }
        return day
    }

    /// - Parameter isZeroAllowed: whether zero is valid, as for an annual fee.
    func amount(_ field: String, in currency: Currency, isZeroAllowed: Bool = false) throws(CardCatalogueError) -> Money {
        let text = try text(field)
        guard let figure = DecimalFigure(bytes: text.utf8), let (amount, isExact) = try? figure.money(in: currency), isExact else {
            throw error(field, .invalidAmount(text))
        }
        guard amount.minorUnits > 0 || (isZeroAllowed && amount.isZero) else { throw error(field, .notPositive(text)) }
        return amount
    }

    func number(_ field: String, in range: ClosedRange<Int>) throws(CardCatalogueError) -> Int? {
        guard let value = fields[field] else { return nil }
        guard case .number(let number) = value else { throw error(field, .wrongType(expected: "whole number")) }
        guard range.contains(number) else { throw error(field, .outOfRange(number)) }
        return number
    }

    // MARK: - Arrays and objects

    func value(_ field: String) throws(CardCatalogueError) -> JSONValue {
        guard let value = fields[field] else { throw error(field, .missing) }
        return value
    }

    /// Returns the fields of an object; nil if it is absent.
    ///
    /// - Parameter known: the fields that the format defines in it.
    func object(_ field: String, known: Set<String>) throws(CardCatalogueError) -> CatalogueObject? {
        guard let value = fields[field] else { return nil }
        return try CatalogueObject(value, in: field, card: card, benefit: benefit, known: known)
    }

    /// Returns nil if the field is absent.
    func list(_ field: String) throws(CardCatalogueError) -> [JSONValue]? {
        guard let value = fields[field] else { return nil }
        guard case .list(let list) = value else { throw error(field, .wrongType(expected: "list")) }
        return list
    }
}
