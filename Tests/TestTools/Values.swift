package import Models
import Testing

/// A day of the form `2026-05-27`.
package func day(_ text: String) -> Day {
    if let day = Day(text) { return day }
    Issue.record("\(text) is no day")
    return Day(number: 0)
}

/// A month of the form `2026-05`.
package func month(_ text: String) -> Month { Month(of: day("\(text)-01")) }

/// The currency of a code such as `EUR`.
package func currency(_ code: String) -> Currency {
    if let currency = Currency(code: code) { return currency }
    Issue.record("\(code) is no currency")
    return .euro
}

/// An amount in minor units of the currency of a code.
package func money(_ minorUnits: Int64, _ code: String = "EUR") -> Money { Money(minorUnits: minorUnits, currency: currency(code)) }

extension Money {
    /// - Parameter cents: the amount in euro cents.
    package static func euros(_ cents: Int64) -> Money { Money(minorUnits: cents, currency: .euro) }
}
