/// The structured `:86:` of German banks: `166?00GUTSCHRIFT?20SVWZ+Text?32Name`, with any sign in place of `?`.
///
/// Source: DFÜ-Abkommen, Anlage 3, chapter 8.2.6 (business transaction code, subfields, SEPA words).
struct MT940Subfields {

    /// Characters of one subfield; a full one goes on in the next one in the middle of a word.
    private static let width = 27

    private var code = 0
    private var bookingText: ArraySlice<UInt8> = []
    private var purpose: [UInt8] = []
    private var name: [UInt8] = []
    private var account: ArraySlice<UInt8> = []
    private var iban: ArraySlice<UInt8> = []

    /// The sign that parts the subfields, where the text is structured.
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

    /// - Parameter content: lines parted by LF, which mean nothing here.
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
            // A word broken at the end of a full subfield goes on without a space.
            let goesOn = previousLength >= Self.width && previous == field - 1
            take(field, value, goesOn: goesOn)
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

    private mutating func take(_ field: Int, _ value: ArraySlice<UInt8>, goesOn: Bool) {
        switch field {
        case 0: bookingText = value
        case 20...29, 60...65:
            if !purpose.isEmpty, !goesOn || MT940SEPAWords.begins(value) { purpose.append(UInt8(ascii: " ")) }
            purpose.append(contentsOf: value)
        case 31: account = value
        case 32, 33:
            if !name.isEmpty, !goesOn { name.append(UInt8(ascii: " ")) }
            name.append(contentsOf: value)
        case 38: iban = value
        default: return
        }
    }

    var details: MT940Details {
        let words = MT940SEPAWords(purpose)
        var details = MT940Details.empty
        details.payee = MT940Text.collapsed(name[...]) ?? words.ultimateParty
        details.memo = words.purpose ?? MT940Text.collapsed(bookingText)
        details.reference = words.endToEndId
        details.counterparty = words.iban ?? MT940Text.collapsed(iban) ?? MT940Text.collapsed(account)
        details.isCashWithdrawal = code == 83
        return details
    }
}
