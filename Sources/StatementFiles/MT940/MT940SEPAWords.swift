/// The words of four letters and a plus with which German banks mark SEPA data in the purpose: `EREF+… MREF+… SVWZ+…`.
struct MT940SEPAWords {

    private(set) var endToEndId: String?
    /// `SVWZ+`, else the text in front of the words, else all of it.
    private(set) var purpose: String?
    /// `ABWA+` or `ABWE+`: for whom, where it is not the account's owner.
    private(set) var ultimateParty: String?
    private(set) var iban: String?

    private enum Word {
        case endToEndId, purpose, ultimateParty, iban, other
    }

    init(_ text: [UInt8]) {
        guard text.contains(UInt8(ascii: "+")) else {
            purpose = MT940Text.collapsed(text[...])
            return
        }
        var current: Word?
        var start = 0
        var index = 0
        while index < text.count {
            if index == 0 || text[index - 1] == UInt8(ascii: " "), let (word, length) = Self.word(at: text[index...]) {
                take(current, text[start..<index])
                current = word
                start = index + length
                index = start
            } else {
                index += 1
            }
        }
        take(current, text[start...])
        if purpose == nil { purpose = MT940Text.collapsed(text[...]) }
    }

    /// Whether a text begins with one of the words.
    static func begins(_ text: ArraySlice<UInt8>) -> Bool { word(at: text) != nil }

    private mutating func take(_ word: Word?, _ value: ArraySlice<UInt8>) {
        guard let text = MT940Text.collapsed(value) else { return }
        switch word {
        case nil, .purpose:
            // SVWZ stands behind what comes without a word, and counts more.
            purpose = text
        case .endToEndId:
            if endToEndId == nil, text != "NOTPROVIDED" { endToEndId = text }
        case .ultimateParty:
            if ultimateParty == nil { ultimateParty = text }
        case .iban: iban = text
        case .other: return
        }
    }

    private static func word(at text: ArraySlice<UInt8>) -> (Word, length: Int)? {
        let start = text.startIndex
        guard text.count >= 5, text[start + 4] == UInt8(ascii: "+") else {
            return text.starts(with: "BIC+".utf8) ? (.other, 4) : nil
        }
        let word: Word
        switch (text[start], text[start + 1], text[start + 2], text[start + 3]) {
        case (0x45, 0x52, 0x45, 0x46): word = .endToEndId  // EREF
        case (0x53, 0x56, 0x57, 0x5A): word = .purpose  // SVWZ
        case (0x41, 0x42, 0x57, 0x41), (0x41, 0x42, 0x57, 0x45): word = .ultimateParty  // ABWA, ABWE
        case (0x49, 0x42, 0x41, 0x4E): word = .iban  // IBAN
        default:
            guard others.contains(where: { text.starts(with: $0.utf8) }) else { return nil }
            word = .other
        }
        return (word, 5)
    }

    private static let others = ["KREF", "MREF", "CRED", "DEBT", "COAM", "OAMT", "BREF", "RREF", "RTRN", "PURP"]
}
