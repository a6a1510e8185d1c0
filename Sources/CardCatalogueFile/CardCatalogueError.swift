/// Why the catalogue of cards cannot be used.
package enum CardCatalogueError: Error, Hashable, Sendable {
    /// The file is no JSON.
    case noJSON
    /// A field is not what it has to be.
    case field(CataloguePlace, CatalogueFault)
}

/// Where in the catalogue something stands.
package struct CataloguePlace: Hashable, Sendable {
    /// The card's code, else its number in the file; nil for what belongs to the whole file.
    package var card: String?
    /// The benefit's code, else its number on the card; nil for what belongs to the whole card.
    package var benefit: String?
    package var field: String

    package init(card: String? = nil, benefit: String? = nil, field: String) {
        self.card = card
        self.benefit = benefit
        self.field = field
    }
}

/// What is wrong with a field.
package enum CatalogueFault: Hashable, Sendable {
    case missing
    /// The format has no such field.
    case unknownField
    /// Another kind of value than text, number, list or object, whichever is expected.
    case wrongKind(expected: String)
    case empty
    case tooLong(most: Int)
    /// Not one of the words that there are.
    case unknownWord(String)
    /// A code that another one has already.
    case repeated(String)
    /// Letters, digits and hyphens are wanted.
    case noCode(String)
    case noAmount(String)
    case notPositive(String)
    case noDay(String)
    case outOfRange(Int)
    case noColour(String)
    /// Text on these colours cannot be read: hundredths of the contrast, of which 450 are needed.
    case poorContrast(Int)
    /// A pattern that would match nearly everything.
    case vaguePattern(String)
    /// No key of the table of sources.
    case unknownSource(String)
    /// A text holds the number of a card.
    case cardNumber
}

// MARK: - CustomStringConvertible

extension CardCatalogueError: CustomStringConvertible {
    /// One sentence.
    package var description: String {
        switch self {
        case .noJSON: "The catalogue of cards is no JSON"
        case .field(let place, let fault): "The catalogue of cards cannot be read: \(place): \(fault)"
        }
    }
}

extension CataloguePlace: CustomStringConvertible {
    package var description: String {
        [card.map { "card \($0)" }, benefit.map { "benefit \($0)" }, "field \(field)"].compactMap(\.self).joined(separator: ", ")
    }
}

extension CatalogueFault: CustomStringConvertible {
    package var description: String {
        switch self {
        case .missing: "it is missing"
        case .unknownField: "there is no such field"
        case .wrongKind(let expected): "a \(expected) is expected"
        case .empty: "it is empty"
        case .tooLong(let most): "it has more than \(most)"
        case .unknownWord(let word): "\(word) is not known"
        case .repeated(let code): "\(code) is there twice"
        case .noCode(let text): "\(text) is not made of small letters, digits and hyphens"
        case .noAmount(let text): "\(text) is no amount"
        case .notPositive(let text): "\(text) is not above zero"
        case .noDay(let text): "\(text) is no day"
        case .outOfRange(let number): "\(number) is out of range"
        case .noColour(let text): "\(text) is no colour"
        case .poorContrast(let hundredths): "text on these colours has a contrast of \(hundredths) hundredths, and 450 are needed"
        case .vaguePattern(let pattern): "\(pattern) needs at least two letters or digits"
        case .unknownSource(let key): "there is no source \(key)"
        case .cardNumber: "it holds the number of a card"
        }
    }
}
