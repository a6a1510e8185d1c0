/// How one country's BBAN (what follows country and check digits in an IBAN) is built.
struct IBANStructure: Sendable {

    /// What may stand at a place.
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

    /// A run of places of one kind: bank, branch, account, check digits.
    struct Part: Sendable {
        let kind: Kind
        let places: Range<Int>
    }

    /// ISO 3166 letters, upper case.
    let country: String

    /// The parts, from place 0 of the BBAN without gaps.
    let parts: [Part]

    /// Where the account number lies in the BBAN.
    let account: Range<Int>

    /// Reads a structure as the registry writes it, without the exclamation marks: `8n10n`.
    init(_ country: String, _ structure: StaticString, account: Range<Int>) {
        var parts: [Part] = []
        var start = 0
        var length = 0
        for byte in structure.description.utf8 {
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

    /// Characters of the BBAN.
    var bbanLength: Int { parts.last?.places.upperBound ?? 0 }

    /// Characters of the whole IBAN.
    var length: Int { bbanLength + 4 }
}
