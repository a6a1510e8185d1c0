import Models

/// `:60F:`, `:62F:`: `C260131EUR123,45`; some banks leave out the currency.
struct MT940Balance {

    var balance: StatementBalance
    /// The three letters, where they are there; perhaps of a currency that is gone.
    var currencyText: String?

    /// Nil where it does not follow the format.
    init?(_ content: [UInt8]) {
        let bytes = content.prefix { $0 != UInt8(ascii: "\n") }.filter { $0 > 0x20 }
        guard bytes.count >= 8, bytes[0] == UInt8(ascii: "C") || bytes[0] == UInt8(ascii: "D") else { return nil }
        guard let day = MT940Day.read(bytes[1..<7]) else { return nil }
        var position = 7
        if !bytes[7].isDigit {
            guard bytes.count > 10 else { return nil }
            currencyText = String(decoding: bytes[7..<10], as: UTF8.self)
            position = 10
        }
        guard let figure = MT940Amount.read(bytes[position...]) else { return nil }
        balance = StatementBalance(amount: bytes[0] == UInt8(ascii: "D") ? figure.negated : figure, day: day.day)
    }
}
