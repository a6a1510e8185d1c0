import Models

/// What a record of `!Account` says.
struct QIFAccount {
    var name: String?
    var section: QIFSection?
    /// Where its record begins, from 1.
    private(set) var line = 0
    /// Whether its record has ended, so that the next field is another account's.
    var isClosed = false
    private var balance: DecimalFigure?
    private var balanceDate: QIFDate?
    private var balanceText: String?

    mutating func take(_ text: UnsafeRawBufferPointer, line: Int) {
        guard let field = text.first else { return }
        if self.line == 0 { self.line = line }
        let value = UnsafeRawBufferPointer(rebasing: text[1...])
        switch field {
        case UInt8(ascii: "N"): name = value.trimmedText
        case UInt8(ascii: "T"): section = value.trimmedText.flatMap { QIFSection(type: $0) }
        case UInt8(ascii: "$"), UInt8(ascii: "B"):
            balance = QIFAmount.figure(value)
            balanceText = value.trimmedText
        case UInt8(ascii: "/"): balanceDate = QIFDate(value)
        default: break
        }
    }

    /// The balance that the bank's last statement gave; nil where it has no day.
    func closing(_ order: DateOrder?) -> StatementBalance? {
        guard let balance, let balanceDate, let day = order.map({ balanceDate.day($0) }) ?? balanceDate.onlyDay else { return nil }
        return StatementBalance(amount: balance, day: day)
    }

    /// The balance as written, where it has no day or is no amount.
    func unreadBalance(_ order: DateOrder?) -> String? { closing(order) == nil ? balanceText : nil }
}
