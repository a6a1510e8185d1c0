/// Parses the subfields in `:86:` of German banks: `166?00GUTSCHRIFT?20SVWZ+Text?32Name`. The separator may be another character than `?`.
///
/// Source: DFÜ-Abkommen, Anlage 3, chapter 8.2.6 (business transaction code, subfields, SEPA words).
struct MT940Subfields {
    /// The length of a subfield. A full subfield may continue in the next one within a word.
    private static let width = 27

    private var code = 0
    private var bookingText: ArraySlice<UInt8> = []
    private var purpose: [UInt8] = []
    private var name: [UInt8] = []
    private var account: ArraySlice<UInt8> = []
    private var iban: ArraySlice<UInt8> = []

    /// The separator of the subfields; nil if the text is not structured.
    static func separator(of content: [UInt8]) -> UInt8? {
        guard content.count >= 6, content[0].isDigit, content[1].isDigit, content[2].isDigit, content[4].isDigit, content[5].isDigit else {
            return nil
        }
        switch content[3] {
        case UInt8(ascii: "?"), UInt8(ascii: ">"), UInt8(ascii: "<"), UInt8(ascii: "~"), UInt8(ascii: "^"), UInt8(ascii: "@"),
            UInt8(ascii: "#"), UInt8(ascii: "|"), UInt8(ascii: "!"):
            return content[3]
        default: return nil
        }
    }

    /// - Parameter content: the lines of the field, separated by LF. Line breaks are ignored.
    init(_ content: [UInt8], separator: UInt8) {
        let text = MT940Text.withoutLineEnds(content)
        code = Int(text[0] - 48) * 100 + Int(text[1] - 48) * 10 + Int(text[2] - 48)
        purpose.reserveCapacity(text.count)
        var previous = -1
        var previousLength = 0
        var index = 3
        while index + 2 < text.count {
            let end = Self.endOfSubfield(text, from: index + 3, separator: separator)
            let field = Int(text[index + 1] - 48) * 10 + Int(text[index + 2] - 48)
            let value = text[index + 3..<end]
            // A word that is broken at the end of a full subfield continues without a space.
            let isContinuation = previousLength >= Self.width && previous == field - 1
            append(field, value, isContinuation: isContinuation)
            previous = field
            previousLength = MT940Text.length(value)
            index = end
        }
    }

    private static func endOfSubfield(_ text: [UInt8], from start: Int, separator: UInt8) -> Int {
        text.withUnsafeBufferPointer { text in
            var end = start
            while end < text.count {
                if text[end] == separator, end + 2 < text.count, text[end + 1].isDigit, text[end + 2].isDigit { break }
                end += 1
            }
            return end
        }
    }

    private mutating func append(_ field: Int, _ value: ArraySlice<UInt8>, isContinuation: Bool) {
        switch field {
        case 0: bookingText = value
        case 20...29, 60...65:
            if !purpose.isEmpty, !isContinuation || MT940SEPACodes.begins(value) { purpose.append(UInt8(ascii: " ")) }
            purpose.append(contentsOf: value)
        case 31: account = value
        case 32, 33:
            if !name.isEmpty, !isContinuation { name.append(UInt8(ascii: " ")) }
            name.append(contentsOf: value)
        case 38: iban = value
        default: return
        }
    }

    var details: MT940Details {
        let codes = MT940SEPACodes(purpose)
        var details = MT940Details.empty
        details.payee = MT940Text.collapsed(name[...]) ?? codes.ultimateParty
        details.memo = codes.purpose ?? MT940Text.collapsed(bookingText)
        details.reference = codes.endToEndId
        details.counterparty = codes.iban ?? MT940Text.collapsed(iban) ?? MT940Text.collapsed(account)
        (details.creditor, details.mandate) = (codes.creditor, codes.mandate)
        details.isCashWithdrawal = code == 83
        details.businessCode = String(String(1000 + code).dropFirst())
        return details
    }
}
