import Models

/// Values that several tests share.
enum Sample {

    static let euro = currency("EUR")

    static func currency(_ code: String) -> Currency {
        guard let currency = Currency(code: code) else { preconditionFailure("\(code) is no currency") }
        return currency
    }

    static func day(_ text: String) -> Day {
        guard let day = Day(text) else { preconditionFailure("\(text) is no day") }
        return day
    }

    static func euros(_ cents: Int64) -> Money { Money(minorUnits: cents, currency: euro) }
}
