/// Why the card catalogue is invalid.
package enum CardCatalogueError: Error, Hashable, Sendable {
    /// The file is not valid JSON.
    case invalidJSON
    /// A field is invalid.
    case field(CatalogueLocation, CatalogueFieldError)
}

/// The location of a field in the catalogue.
package struct CatalogueLocation: Hashable, Sendable {
    /// The card's code, or its number in the file if it has none; nil for a field of the file itself.
    package var card: String?
    /// The benefit's code, or its number on the card if it has none; nil for a field of the card itself.
    package var benefit: String?
    /// The JSON key of the field.
    package var field: String
}

/// What is invalid in a field.
package enum CatalogueFieldError: Hashable, Sendable {
    case missing
    /// The format does not define the field.
    case unknownField
    /// The value is not of the expected JSON type.
    case wrongType(expected: String)
    case empty
    case tooLong(max: Int)
    /// The value is not one of the defined ones.
    case unknownValue(String)
    /// The code is used twice.
    case duplicate(String)
    /// A code may contain lowercase letters, digits and hyphens only.
    case invalidCode(String)
    case invalidAmount(String)
    case notPositive(String)
    case invalidDay(String)
    case outOfRange(Int)
    case invalidColour(String)
    /// The contrast of text on the gradient, in hundredths, is below 450.
    case insufficientContrast(Int)
    /// The pattern would match nearly every line.
    case patternTooBroad(String)
    /// The key is not in the table of sources.
    case unknownSource(String)
    /// The text contains a card number.
    case containsCardNumber
}

extension CardCatalogueError: CustomStringConvertible {
    /// A sentence for developers who edit the catalogue.
    package var description: String {
        switch self {
        case .invalidJSON: "The catalogue of cards is no JSON"
        case .field(let location, let fieldError): "The catalogue of cards cannot be read: \(location): \(fieldError)"
        }
    }
}

extension CatalogueLocation: CustomStringConvertible {
    package var description: String {
        [card.map { "card \($0)" }, benefit.map { "benefit \($0)" }, "field \(field)"].compactMap(\.self).joined(separator: ", ")
    }
}

extension CatalogueFieldError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .missing: "it is missing"
        case .unknownField: "there is no such field"
        case .wrongType(let expected): "a \(expected) is expected"
        case .empty: "it is empty"
        case .tooLong(let max): "it has more than \(max)"
        case .unknownValue(let value): "\(value) is not known"
        case .duplicate(let code): "\(code) is there twice"
        case .invalidCode(let text): "\(text) is not made of small letters, digits and hyphens"
        case .invalidAmount(let text): "\(text) is no amount"
        case .notPositive(let text): "\(text) is not above zero"
        case .invalidDay(let text): "\(text) is no day"
        case .outOfRange(let number): "\(number) is out of range"
        case .invalidColour(let text): "\(text) is no colour"
        case .insufficientContrast(let hundredths): "text on these colours has a contrast of \(hundredths) hundredths, and 450 are needed"
        case .patternTooBroad(let pattern): "\(pattern) needs at least two letters or digits"
        case .unknownSource(let key): "there is no source \(key)"
        case .containsCardNumber: "it holds the number of a card"
        }
    }
}
