/// The payment network of a card. The raw values are stored in the database and in the catalogue.
package enum CardNetwork: String, CaseIterable, Hashable, Sendable {
    case visa, mastercard, amex, discover, maestro, girocard, other

    /// The display name; empty for `other`.
    package var name: String {
        switch self {
        case .visa: "Visa"
        case .mastercard: "Mastercard"
        case .amex: "American Express"
        case .discover: "Discover"
        case .maestro: "Maestro"
        case .girocard: "girocard"
        case .other: ""
        }
    }
}
