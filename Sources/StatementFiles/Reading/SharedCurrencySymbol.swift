package import Models

/// A currency symbol that several currencies share, for example `$` or `kr`. It excludes currencies but does not identify one.
package enum SharedCurrencySymbol: String, Hashable, Sendable {
    case dollar, yen, krone, rupee

    /// The symbol as written in files.
    package var text: String {
        switch self {
        case .dollar: "$"
        case .yen: "¥"
        case .krone: "kr"
        case .rupee: "Rs"
        }
    }

    /// Whether amounts in a currency are written with the symbol.
    package func isUsed(for currency: Currency) -> Bool {
        switch self {
        case .dollar: Self.dollars.contains(currency.code)
        case .yen: ["JPY", "CNY"].contains(currency.code)
        case .krone: ["SEK", "NOK", "DKK", "ISK"].contains(currency.code)
        case .rupee: ["INR", "PKR", "LKR", "NPR", "MUR", "SCR"].contains(currency.code)
        }
    }

    private static let dollars: Set<String> = [
        "USD", "CAD", "AUD", "NZD", "HKD", "SGD", "TWD", "MXN", "ARS", "CLP", "COP", "UYU", "BRL", "DOP", "CUP", "BSD", "BBD", "BZD", "BMD",
        "BND", "KYD", "XCD", "FJD", "GYD", "JMD", "LRD", "NAD", "SBD", "SRD", "TTD", "NIO", "BOB", "MOP", "TOP", "WST", "CVE",
    ]
}
