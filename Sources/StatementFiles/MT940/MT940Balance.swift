import Models

/// The balance in `:60F:` and `:62F:`: `C260131EUR123,45`. Some banks omit the currency.
struct MT940Balance {
    var balance: StatementBalance
    /// The currency code as written, if there is one. It may be an obsolete currency.
    var currencyText: String?
    /// Whether the mark is in lower case, which only the lines of the statement can prove.
    var isLowerCase: Bool

    /// Nil if the content is not a valid balance.
    init?(_ content: [UInt8]) {
        let bytes = content.prefix { $0 != UInt8(ascii: "\n") }.filter { $0 > 0x20 }
        guard bytes.count >= 8, [UInt8(ascii: "C"), UInt8(ascii: "D")].contains(bytes[0].upperCased) else { return nil }
        isLowerCase = bytes[0] != bytes[0].upperCased
        guard let day = MT940Date.parse(bytes[1..<7]) else { return nil }
        var position = 7
        if !bytes[7].isDigit {
            guard bytes.count > 10 else { return nil }
            currencyText = String(decoding: bytes[7..<10], as: UTF8.self)
            position = 10
        }
        guard let number = MT940Amount.parse(bytes[position...]) else { return nil }
        balance = StatementBalance(amount: bytes[0].upperCased == UInt8(ascii: "D") ? number.negated : number, day: day.day)
    }
}
