import Models

/// The account in `:25:`: `BANK/NUMBER`, `BLZ/Konto`, an IBAN or a number, optionally followed by the currency.
struct MT940Account {
    private var bank: String?
    private var number: String?
    private var currency: Currency?

    init(_ content: [UInt8]) {
        // The second line of `:25P:` is the account's BIC.
        var text = content.prefix { $0 != UInt8(ascii: "\n") }[...]
        text = Self.trimmed(text)
        if text.count > 3, IBANParser.parse(String(decoding: text, as: UTF8.self)) == nil {
            let front = text.dropLast(3)
            if let last = front.last, last.isDigit || last == UInt8(ascii: "/") || last == UInt8(ascii: " "),
                let code = Currency(code: String(decoding: text.suffix(3), as: UTF8.self))
            {
                currency = code
                text = Self.trimmed(last == UInt8(ascii: "/") ? front.dropLast() : front)
            }
        }
        if let slash = text.firstIndex(of: UInt8(ascii: "/")), slash > text.startIndex, slash + 1 < text.endIndex {
            bank = String(decoding: Self.trimmed(text[..<slash]), as: UTF8.self)
            text = Self.trimmed(text[(slash + 1)...])
        }
        if !text.isEmpty { number = String(decoding: text, as: UTF8.self) }
    }

    /// Applies the account to the header of a message.
    func apply(to message: inout MT940Message?) {
        message?.header.accountNumber = number
        message?.header.bankCode = bank
        message?.header.iban = number.flatMap { IBANParser.parse($0) }
        if message?.header.currency == nil { message?.header.currency = currency }
    }

    private static func trimmed(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        var text = text
        while let first = text.first, first <= 0x20 { text.removeFirst() }
        while let last = text.last, last <= 0x20 { text.removeLast() }
        return text
    }
}
