/// Export formats. The raw values are used in links and on the command line.
package enum ExportFormat: String, CaseIterable, Hashable, Sendable {
    case csv, json, ofx, ledger, hledger, beancount

    /// The file name extension.
    package var fileEnding: String {
        switch self {
        case .hledger: "journal"
        case .csv, .json, .ofx, .ledger, .beancount: rawValue
        }
    }

    /// The media type for HTTP.
    package var mediaType: String {
        switch self {
        case .csv: "text/csv; charset=utf-8"
        case .json: "application/json"
        case .ofx: "application/x-ofx"
        case .ledger, .hledger, .beancount: "text/plain; charset=utf-8"
        }
    }
}
