/// An exact amount of money: a signed number of minor units and a currency.
///
/// Arithmetic is checked: overflow and mixed currencies throw. The smallest amount is the negative of the largest, so that every amount has
/// an opposite; `Int64.min`, far beyond `AmountLimit`, is no amount and becomes the smallest one.
public struct Money: Hashable, Sendable {
    /// Amount in the smallest unit of `currency` (cents, pence, yen, fils). Positive for credits and assets, negative for debits and liabilities.
    public let minorUnits: Int64

    public let currency: Currency

    public init(minorUnits: Int64, currency: Currency) {
        self.minorUnits = max(minorUnits, -.max)
        self.currency = currency
    }

    /// A zero amount in a currency.
    public static func zero(_ currency: Currency) -> Money { Money(minorUnits: 0, currency: currency) }

    public var isZero: Bool { minorUnits == 0 }
    public var isNegative: Bool { minorUnits < 0 }

    /// The amount without its sign.
    package var magnitude: Money { isNegative ? -self : self }

    /// - Throws: `MoneyError.overflow`, `.mixedCurrencies`.
    public static func + (left: Money, right: Money) throws(MoneyError) -> Money {
        let currency = try shared(left, right)
        let (sum, overflow) = left.minorUnits.addingReportingOverflow(right.minorUnits)
        guard !overflow, sum != .min else { throw .overflow }
        return Money(minorUnits: sum, currency: currency)
    }

    /// - Throws: `MoneyError.overflow`, `.mixedCurrencies`.
    public static func - (left: Money, right: Money) throws(MoneyError) -> Money {
        let currency = try shared(left, right)
        let (difference, overflow) = left.minorUnits.subtractingReportingOverflow(right.minorUnits)
        guard !overflow, difference != .min else { throw .overflow }
        return Money(minorUnits: difference, currency: currency)
    }

    /// - Throws: `MoneyError.overflow`.
    public static func * (left: Money, factor: Int64) throws(MoneyError) -> Money {
        let (product, overflow) = left.minorUnits.multipliedReportingOverflow(by: factor)
        guard !overflow, product != .min else { throw .overflow }
        return Money(minorUnits: product, currency: left.currency)
    }

    public static prefix func - (value: Money) -> Money { Money(minorUnits: -value.minorUnits, currency: value.currency) }

    private static func shared(_ left: Money, _ right: Money) throws(MoneyError) -> Currency {
        guard left.currency == right.currency else { throw .mixedCurrencies(left.currency, right.currency) }
        return left.currency
    }
}

extension Money: CustomStringConvertible {
    /// The exact decimal and the code, as used in files and on the command line: `-12.50 EUR`.
    public var description: String { "\(decimalText) \(currency.code)" }
}

extension Money {
    /// The exact decimal with `.`, `-` and the currency's number of decimals: `-12.50`, `1200` (JPY).
    public var decimalText: String {
        let magnitude = minorUnits.magnitude
        let decimals = Int(currency.decimals)
        var digits = String(magnitude)
        if decimals > 0 {
            if digits.utf8.count <= decimals {
                digits = String(repeating: "0", count: decimals + 1 - digits.utf8.count) + digits
            }
            digits.insert(".", at: digits.index(digits.endIndex, offsetBy: -decimals))
        }
        return minorUnits < 0 ? "-" + digits : digits
    }
}
