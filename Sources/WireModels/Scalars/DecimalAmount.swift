package import Models

/// An amount as an exact decimal text with `.` as the separator and the decimals of its currency, which stands beside it: `-12.50`.
package struct DecimalAmount: Encodable {
    package let money: Money

    package init(_ money: Money) {
        self.money = money
    }

    package func encode(to encoder: any Encoder) throws { try encoder.encode(text: money.decimalText) }
}
