import Models

extension ExportFormat {
    /// What it is called.
    var title: String {
        switch self {
        case .csv: "CSV"
        case .json: "JSON"
        case .ofx: "OFX"
        case .ledger: "Ledger"
        case .hledger: "hledger"
        case .beancount: "Beancount"
        }
    }

    /// What it is for.
    var purpose: String {
        switch self {
        case .csv: "For spreadsheets"
        case .json: "For programs, with everything"
        case .ofx: "For other money programs"
        case .ledger, .hledger, .beancount: "Plain text accounting"
        }
    }
}
