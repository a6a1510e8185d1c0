/// The formats that a ledger is written in, as links and the command line call them.
package enum ExportFormat: String, CaseIterable, Hashable, Sendable {
    case csv, json, ofx, ledger, hledger, beancount

    /// What the names of such files end in.
    package var fileEnding: String {
        switch self {
        case .hledger: "journal"
        case .csv, .json, .ofx, .ledger, .beancount: rawValue
        }
    }

    /// What HTTP calls their content.
    package var mediaType: String {
        switch self {
        case .csv: "text/csv; charset=utf-8"
        case .json: "application/json"
        case .ofx: "application/x-ofx"
        case .ledger, .hledger, .beancount: "text/plain; charset=utf-8"
        }
    }
}
