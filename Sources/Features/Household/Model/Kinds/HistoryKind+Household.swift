import Localization
import Models
package import Services

extension HistoryKind {
    /// Changes of the household and its exchange rates.
    package static let household = HistoryKind(
        "household", "Household", precedence: 1,
        [
            .editHousehold: "Household changed",
            .followCurrency: "Currency of the first file taken over",
            .setRates: "Rates set",
        ])
}
