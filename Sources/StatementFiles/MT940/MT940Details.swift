/// The details of a line in `:86:`: subfields (German banks), slash codes such as `/NAME/` (Dutch banks), or plain text.
struct MT940Details {
    var payee: String?
    var memo: String?
    /// The end-to-end id, except for `NOTPROVIDED`.
    var reference: String?
    /// The IBAN or account number of the counterparty.
    var counterparty: String?
    /// The creditor and the mandate of a direct debit.
    var creditor: String?
    var mandate: String?
    /// Whether the German business transaction code is 083, a cash machine withdrawal.
    var isCashWithdrawal = false
    /// The German business transaction code, three digits.
    var businessCode: String?

    /// - Parameter content: the lines of the field, separated by LF.
    init(_ content: [UInt8]) {
        guard !content.isEmpty else { return }
        if let separator = MT940Subfields.separator(of: content) {
            self = MT940Subfields(content, separator: separator).details
            return
        }
        let text = MT940Text.joined(content, width: 65)
        if let codes = MT940SlashCodes(text) {
            self = codes.details
        } else {
            memo = MT940Text.collapsed(text[...])
        }
    }

    private init() {}

    static var empty: MT940Details { MT940Details() }

    /// Parses `:NS:`, whose lines start with two digits: 01–14 are the purpose, 15 and 16 the counterparty's name.
    static func nonSwift(_ content: [UInt8]) -> MT940Details {
        var purpose: [UInt8] = []
        var name: [UInt8] = []
        for line in content.split(separator: UInt8(ascii: "\n")) {
            guard line.count > 2, let tens = line.first, tens.isDigit, line[line.startIndex + 1].isDigit else { continue }
            let code = Int(tens - 48) * 10 + Int(line[line.startIndex + 1] - 48)
            let value = line.dropFirst(2)
            switch code {
            case 1...14:
                purpose.append(contentsOf: value)
                purpose.append(UInt8(ascii: " "))
            case 15, 16:
                name.append(contentsOf: value)
                name.append(UInt8(ascii: " "))
            default: continue
            }
        }
        var details = MT940Details()
        details.payee = MT940Text.collapsed(name[...])
        details.memo = MT940Text.collapsed(purpose[...])
        return details
    }
}
