import Models

/// The currency of a known code.
func currency(_ code: String) throws -> Currency {
    guard let currency = Currency(code: code) else { throw Missing(what: code) }
    return currency
}

func money(_ minorUnits: Int64, _ code: String = "EUR") throws -> Money {
    Money(minorUnits: minorUnits, currency: try currency(code))
}

func day(_ text: String) throws -> Day {
    guard let day = Day(text) else { throw Missing(what: text) }
    return day
}

struct Missing: Error {
    let what: String
}
