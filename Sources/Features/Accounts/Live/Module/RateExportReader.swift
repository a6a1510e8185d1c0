import AccountsModel
import ServiceKit
import Storage

/// Reads exchange rates for a JSON export.
struct RateExportReader: ExportReader {
    let source: JSONExportSource

    var sections: [JSONExportSection] { [.ofHousehold("exchangeRates", write: exchangeRates)] }

    /// By currencies and day.
    private func exchangeRates(into output: JSONExportOutput) throws {
        let rates = RateRepository(source.connection, household: source.household)
        try rates.all(from: source.scope.firstDay, until: source.scope.lastDay) { try output.record(ExchangeRateExport($0)) }
    }
}
