import Models

/// An account of an `!Account` list.
struct QIFAccount {
    var name: String?
    var section: QIFSection?
    /// The line on which its record starts, from 1.
    private(set) var line = 0
    /// Whether its record has ended, so that the next field belongs to another account.
    var isClosed = false
    private var balance: DecimalFigure?
    private var balanceDate: QIFDate?
    private var balanceText: String?

    mutating func parseField(_ text: UnsafeRawBufferPointer, line: Int) {
        guard let field = text.first else { return }
        if self.line == 0 { self.line = line }
        let value = UnsafeRawBufferPointer(rebasing: text[1...])
        switch field {
        case UInt8(ascii: "N"): name = value.trimmedText
        case UInt8(ascii: "T"): section = value.trimmedText.flatMap { QIFSection(type: $0) }
        case UInt8(ascii: "$"), UInt8(ascii: "B"):
            balance = QIFAmount.parse(value)
            balanceText = value.trimmedText
        case UInt8(ascii: "/"): balanceDate = QIFDate(value)
        default: break
        }
    }

    /// The closing balance of the last statement; nil if it has no date.
    func closing(_ order: DateOrder?) -> StatementBalance? {
        guard let balance, let balanceDate, let day = order.map({ balanceDate.day($0) }) ?? balanceDate.unambiguousDay else { return nil }
        return StatementBalance(amount: balance, day: day)
    }

    /// The balance as written, if it has no date or is not an amount.
    func invalidBalance(_ order: DateOrder?) -> String? { closing(order) == nil ? balanceText : nil }
}
