package import Localization
package import Models

/// The warning about currencies that figures leave out.
package enum MissingRates {
    /// - Parameter currencies: in any order, also several times.
    /// - Returns: nil if there are none.
    package static func warning(of currencies: some Sequence<Currency>, to currency: Currency) -> LocalizedText? {
        let codes = Set(currencies).sorted().map(\.code).joined(separator: ", ")
        return codes.isEmpty ? nil : "amounts in \(codes) are left out: there is no rate to \(currency.code); set one with coffer rates"
    }
}
