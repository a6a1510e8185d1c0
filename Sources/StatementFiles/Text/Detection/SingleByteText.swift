import Models

/// Costs of words in an encoding with one byte for each character.
struct SingleByteText {
    private struct Character {
        /// 0 if the byte has no character.
        var scalar: UInt32
        /// In lower case.
        var folded: UInt32
        var isLetter: Bool
        var isUppercase: Bool

        /// Whether it is Greek or Cyrillic.
        var isOtherScript: Bool { folded >= 0x370 && folded < 0x530 }
    }

    /// The cost of letters of two scripts in a word.
    private static let otherScriptCost = 8

    /// The characters of bytes from 0x80.
    private let upperHalf: [Character]

    /// - Returns: nil if this machine cannot convert the encoding.
    init?(_ encoding: TextEncoding) {
        guard let decoder = try? UTF8Source.decoder(for: encoding) else { return nil }
        upperHalf = (0x80...0xFF).map { Self.character(decoder.scalar(of: [UInt8($0)])) }
    }

    /// The code point of a byte; 0 if it has no character.
    func scalar(_ byte: UInt8) -> UInt32 { byte < 0x80 ? UInt32(byte) : upperHalf[Int(byte) - 0x80].scalar }

    /// The cost of a word in a language. ASCII characters cost nothing.
    func cost(of word: [UInt8], in language: LanguageLetters) -> Int {
        var cost = 0
        for index in word.indices where word[index] >= 0x80 {
            let character = self.character(word[index])
            let previous = index > 0 ? self.character(word[index - 1]) : Self.blank
            let next = index + 1 < word.count ? self.character(word[index + 1]) : Self.blank
            guard character.isLetter else {
                cost +=
                    character.scalar == 0
                    ? SymbolCost.undefined
                    : SymbolCost.cost(of: character.scalar, isAfterLetter: previous.isLetter, isBeforeLetter: next.isLetter)
                continue
            }
            cost += language.cost(
                of: character.folded, after: previous.isLetter ? previous.folded : LanguageLetters.boundary,
                before: next.isLetter ? next.folded : LanguageLetters.boundary)
            let beforePrevious = index > 1 ? self.character(word[index - 2]) : Self.blank
            cost += Self.caseCost(character, after: previous, beforePrevious, before: next)
            if character.isOtherScript {
                for neighbour in [previous, next] where neighbour.isLetter && !neighbour.isOtherScript { cost += Self.otherScriptCost }
            }
        }
        return cost
    }

    private static let blank = Character(scalar: 0x20, folded: 0x20, isLetter: false, isUppercase: false)

    /// The cost of letter case that changes within a word, as of `FOO` in lower case, or of a capital in the middle.
    private static func caseCost(
        _ character: Character, after previous: Character, _ beforePrevious: Character, before next: Character
    ) -> Int {
        if character.isUppercase {
            guard previous.isLetter else { return 0 }
            return !previous.isUppercase ? 8 : next.isLetter && !next.isUppercase ? 5 : 0
        }
        // Capital sharp s is rare, and ß is used in its place.
        if character.scalar == 0xDF { return 0 }
        let isAfterCapitals = previous.isUppercase && beforePrevious.isUppercase
        return isAfterCapitals || next.isUppercase ? 5 : 0
    }

    private static func character(_ scalar: UInt32?) -> Character {
        guard let scalar, let unicode = Unicode.Scalar(scalar) else {
            return Character(scalar: 0, folded: 0, isLetter: false, isUppercase: false)
        }
        // The ordinal indicators ª and º are letters in Unicode.
        let isLetter = unicode.properties.isAlphabetic && scalar != 0xAA && scalar != 0xBA
        let folded = unicode.properties.lowercaseMapping.unicodeScalars.first?.value ?? scalar
        return Character(scalar: scalar, folded: folded, isLetter: isLetter, isUppercase: unicode.properties.isUppercase)
    }

    private func character(_ byte: UInt8) -> Character {
        switch byte {
        case 0x80...: upperHalf[Int(byte) - 0x80]
        case UInt8(ascii: "a")...UInt8(ascii: "z"):
            Character(scalar: UInt32(byte), folded: UInt32(byte), isLetter: true, isUppercase: false)
        case UInt8(ascii: "A")...UInt8(ascii: "Z"):
            Character(scalar: UInt32(byte), folded: UInt32(byte) + 0x20, isLetter: true, isUppercase: true)
        default: Self.blank
        }
    }
}
