/// Parses the SEPA codes of four letters and a plus in the purpose at German banks: `EREF+… MREF+… SVWZ+…`.
struct MT940SEPACodes {
    private(set) var endToEndId: String?
    /// `SVWZ+`, else the text before the codes, else the whole text.
    private(set) var purpose: String?
    /// `ABWA+` or `ABWE+`: the ultimate party, if it is not the account's owner.
    private(set) var ultimateParty: String?
    private(set) var iban: String?
    private(set) var creditor: String?
    private(set) var mandate: String?

    private enum Code {
        case endToEndId, purpose, ultimateParty, iban, creditor, mandate, other
    }

    init(_ text: [UInt8]) {
        guard text.contains(UInt8(ascii: "+")) else {
            purpose = MT940Text.collapsed(text[...])
            return
        }
        var current: Code?
        var start = 0
        var index = 0
        while index < text.count {
            if index == 0 || text[index - 1] == UInt8(ascii: " "), let (code, length) = Self.code(at: text[index...]) {
                append(current, text[start..<index])
                current = code
                start = index + length
                index = start
            } else {
                index += 1
            }
        }
        append(current, text[start...])
        if purpose == nil { purpose = MT940Text.collapsed(text[...]) }
    }

    /// Whether a text starts with a code.
    static func begins(_ text: ArraySlice<UInt8>) -> Bool { code(at: text) != nil }

    private mutating func append(_ code: Code?, _ value: ArraySlice<UInt8>) {
        guard let text = MT940Text.collapsed(value) else { return }
        switch code {
        case nil, .purpose:
            // SVWZ follows text without a code and replaces it.
            purpose = text
        case .endToEndId:
            if endToEndId == nil, text != "NOTPROVIDED" { endToEndId = text }
        case .ultimateParty:
            if ultimateParty == nil { ultimateParty = text }
        case .iban: iban = text
        case .creditor: creditor = creditor ?? text
        case .mandate: mandate = mandate ?? text
        case .other: return
        }
    }

    private static func code(at text: ArraySlice<UInt8>) -> (Code, length: Int)? {
        let start = text.startIndex
        guard text.count >= 5, text[start + 4] == UInt8(ascii: "+") else {
            let isBIC = text.count >= 4 && (text[start], text[start + 1], text[start + 2], text[start + 3]) == (0x42, 0x49, 0x43, 0x2B)
            return isBIC ? (.other, 4) : nil
        }
        let code: Code
        switch packed(text[start], text[start + 1], text[start + 2], text[start + 3]) {
        case endToEnd: code = .endToEndId
        case purposeCode: code = .purpose
        case ultimatePayer, ultimatePayee: code = .ultimateParty
        case ibanCode: code = .iban
        case creditorCode: code = .creditor
        case mandateCode: code = .mandate
        case let other:
            guard others.contains(other) else { return nil }
            code = .other
        }
        return (code, 5)
    }

    private static func packed(_ first: UInt8, _ second: UInt8, _ third: UInt8, _ fourth: UInt8) -> UInt32 {
        UInt32(first) << 24 | UInt32(second) << 16 | UInt32(third) << 8 | UInt32(fourth)
    }

    private static let endToEnd: UInt32 = 0x4552_4546  // EREF
    private static let purposeCode: UInt32 = 0x5356_575A  // SVWZ
    private static let ultimatePayer: UInt32 = 0x4142_5741  // ABWA
    private static let ultimatePayee: UInt32 = 0x4142_5745  // ABWE
    private static let ibanCode: UInt32 = 0x4942_414E  // IBAN
    private static let creditorCode: UInt32 = 0x4352_4544  // CRED
    private static let mandateCode: UInt32 = 0x4D52_4546  // MREF

    private static let others: [UInt32] = ["KREF", "DEBT", "COAM", "OAMT", "BREF", "RREF", "RTRN", "PURP"].map { code in
        code.utf8.reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    }
}
