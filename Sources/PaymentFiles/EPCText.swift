import Foundation
import Models

/// A text in the characters that banks exchange: `a`–`z`, `A`–`Z`, `0`–`9`, `/ - ? : ( ) . , ' +` and the blank. XML gives none of them a
/// meaning inside an element, so such a text is written as it is.
///
/// Source: European Payments Council, EPC132-08, section *Character set*; what other characters become follows EPC217-08, *SEPA requirements
/// for an extended character set*: letters without their accents, ä, ö, ü and ß in two letters, and `.` for what has no likeness.
struct EPCText: Hashable {

    let text: String

    var isEmpty: Bool { text.isEmpty }

    /// Whether a person could read something in it.
    var isReadable: Bool { text.utf8.contains { Self.isLetterOrDigit($0) } }

    /// A text that a person wrote, on one line.
    ///
    /// - Parameter longest: how many characters are kept.
    init(_ text: String, longest: Int) {
        var bytes: [UInt8] = []
        for character in text {
            if Self.isBlank(character) {
                if let last = bytes.last, last != UInt8(ascii: " ") { bytes.append(UInt8(ascii: " ")) }
            } else {
                Self.append(character, to: &bytes)
            }
        }
        bytes = Array(bytes.prefix(longest))
        while bytes.last == UInt8(ascii: " ") { bytes.removeLast() }
        self.text = String(decoding: bytes, as: UTF8.self)
    }

    /// A word of the message's own.
    init(code: StaticString) {
        self.init("\(code)", longest: .max)
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

    // MARK: - Characters

    private static func append(_ character: Character, to bytes: inout [UInt8]) {
        if let byte = character.asciiValue {
            bytes.append(contentsOf: isExchanged(byte) ? [byte] : Array(EPCTable.punctuation[character, default: "."].utf8))
        } else if let likeness = EPCTable.likeness(of: character) ?? baseLikeness(of: character) {
            bytes.append(contentsOf: likeness.utf8)
        } else if !isInvisible(character) {
            bytes.append(UInt8(ascii: "."))
        }
    }

    /// What stands for a letter without its accents; nil where nothing does.
    private static func baseLikeness(of character: Character) -> String? {
        guard let base = String(character).decomposedStringWithCanonicalMapping.unicodeScalars.first.map(Character.init) else { return nil }
        guard let byte = base.asciiValue else { return EPCTable.likeness(of: base) }
        return isExchanged(byte) ? String(base) : nil
    }

    /// Joiners, marks of direction and the like.
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

    private static func isExchanged(_ byte: UInt8) -> Bool { isLetterOrDigit(byte) || "/-?:().,'+".utf8.contains(byte) }
}
