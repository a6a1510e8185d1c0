import HTML
import Localization
import Models

/// Names the currencies that figures leave out; nothing if there are none.
struct MissingRatesNotice: View {
    /// In any order, also several times.
    let currencies: [Currency]

    var body: some View {
        Group {
            if !currencies.isEmpty {
                p(.class("second")) {
                    "Not included, because there is no rate: \(Set(currencies).sorted().map(\.code).joined(separator: ", "))."
                }
            }
        }
    }
}
