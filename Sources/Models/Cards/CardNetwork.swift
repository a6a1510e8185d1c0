/// Whose network a card pays through. The words are kept in the database and in the catalogue.
package enum CardNetwork: String, CaseIterable, Hashable, Sendable {
    case visa, mastercard, amex, discover, maestro, girocard, other

    /// As it stands on a card; empty for another one.
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
