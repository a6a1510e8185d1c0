import Foundation
import Models

/// A text in the SEPA character set: `a`–`z`, `A`–`Z`, `0`–`9`, `/ - ? : ( ) . , ' +` and space. None of these needs escaping in XML.
///
/// Sources: European Payments Council, EPC132-08, section *Character set*, for the set; EPC217-08, *SEPA requirements for an extended
/// character set*, for the conversion: accents are removed, ä, ö, ü and ß become two letters, and characters without a transliteration
/// become `.`.
struct EPCText: Hashable {
    let text: String

    var isEmpty: Bool { text.isEmpty }

    /// Whether the text contains a letter or digit.
    var isReadable: Bool { text.utf8.contains { Self.isLetterOrDigit($0) } }

    /// Converts text from a user to a single line.
    ///
    /// - Parameter maxLength: the number of characters after which the text is truncated.
    init(_ text: String, maxLength: Int) {
        var bytes: [UInt8] = []
        for character in text {
            if Self.isBlank(character) {
                if let last = bytes.last, last != UInt8(ascii: " ") { bytes.append(UInt8(ascii: " ")) }
            } else {
                Self.append(character, to: &bytes)
            }
        }
        bytes = Array(bytes.prefix(maxLength))
        while bytes.last == UInt8(ascii: " ") { bytes.removeLast() }
        self.text = String(decoding: bytes, as: UTF8.self)
    }

    /// A code defined by the message format.
    init(code: StaticString) {
        self.init("\(code)", maxLength: .max)
    }

    init(_ iban: IBAN) {
        text = iban.text
    }

    init(_ reference: TransferReference) {
        text = reference.description
    }

    init(_ day: Day) {
        text = day.description
    }

    init(_ count: Int) {
        text = String(count)
    }

    private static func append(_ character: Character, to bytes: inout [UInt8]) {
        if let byte = character.asciiValue {
            bytes.append(contentsOf: isAllowed(byte) ? [byte] : Array(EPCTransliteration.punctuation[character, default: "."].utf8))
        } else if let transliteration = EPCTransliteration.transliteration(of: character) ?? baseTransliteration(of: character) {
            bytes.append(contentsOf: transliteration.utf8)
        } else if !isInvisible(character) {
            bytes.append(UInt8(ascii: "."))
        }
    }

    /// The base letter of an accented letter; nil if it has none in the character set.
    private static func baseTransliteration(of character: Character) -> String? {
        guard let base = String(character).decomposedStringWithCanonicalMapping.unicodeScalars.first.map(Character.init) else { return nil }
        guard let byte = base.asciiValue else { return EPCTransliteration.transliteration(of: base) }
        return isAllowed(byte) ? String(base) : nil
    }

    /// Whether a character is a format character, such as a joiner or direction mark.
    private static func isInvisible(_ character: Character) -> Bool {
        character.unicodeScalars.allSatisfy { $0.properties.generalCategory == .format }
    }

    private static func isBlank(_ character: Character) -> Bool {
        character.isWhitespace || character.unicodeScalars.allSatisfy { $0.properties.generalCategory == .control }
    }

    private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"): true
        default: false
        }
    }

    private static func isAllowed(_ byte: UInt8) -> Bool { isLetterOrDigit(byte) || "/-?:().,'+".utf8.contains(byte) }
}
