/// The structure of one country's BBAN (the part of an IBAN after country and check digits).
struct IBANStructure: Sendable {
    /// The kind of character allowed at a position.
    enum Kind: UInt8, Sendable {
        case digit, letter, any

        func allows(_ byte: UInt8) -> Bool {
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"): self != .letter
            case UInt8(ascii: "A")...UInt8(ascii: "Z"): self != .digit
            default: false
            }
        }
    }

    /// A run of positions of one kind: bank, branch, account, check digits.
    struct Part: Sendable {
        let kind: Kind
        let places: Range<Int>
    }

    /// ISO 3166 letters, upper case.
    let country: String

    /// The parts, from position 0 of the BBAN without gaps.
    let parts: [Part]

    /// Range of the account number in the BBAN.
    let account: Range<Int>

    /// Parses a structure in the registry's notation without exclamation marks: `8n10n`.
    init(_ country: String, _ structure: Substring, account: Range<Int>) {
        var parts: [Part] = []
        var start = 0
        var length = 0
        for byte in structure.utf8 {
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"):
                length = length * 10 + Int(byte - UInt8(ascii: "0"))
            default:
                let kind: Kind = byte == UInt8(ascii: "n") ? .digit : byte == UInt8(ascii: "a") ? .letter : .any
                parts.append(Part(kind: kind, places: start..<start + length))
                start += length
                length = 0
            }
        }
        self.country = country
        self.parts = parts
        self.account = account
    }

    /// Number of characters of the BBAN.
    var bbanLength: Int { parts.last?.places.upperBound ?? 0 }

    /// Number of characters of the whole IBAN.
    var length: Int { bbanLength + 4 }
}
