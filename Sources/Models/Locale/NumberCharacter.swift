/// A character of a typed number.
enum NumberCharacter: Hashable {
    case digit(UInt8)
    case point, comma
    /// Any blank, including no-break spaces.
    case blank
    /// `'` or `’`.
    case apostrophe

    var digit: UInt8? {
        if case .digit(let value) = self { value } else { nil }
    }

    /// Nil if there is any other character.
    static func read(_ scalars: some Sequence<Unicode.Scalar>) -> [NumberCharacter]? {
        var characters: [NumberCharacter] = []
        for scalar in scalars {
            switch scalar {
            case "0"..."9": characters.append(.digit(UInt8(truncatingIfNeeded: scalar.value & 15)))
            case ".": characters.append(.point)
            case ",": characters.append(.comma)
            case " ", "\u{A0}", "\u{202F}", "\u{2009}": characters.append(.blank)
            case "'", "\u{2019}": characters.append(.apostrophe)
            default: return nil
            }
        }
        return characters
    }
}
