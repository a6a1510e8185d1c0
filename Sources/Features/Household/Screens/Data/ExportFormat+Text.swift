import Localization
import Models

extension ExportFormat {
    /// The display name of the format.
    var title: LocalizedText {
        switch self {
        case .csv: "CSV"
        case .json: "JSON"
        case .ofx: "OFX"
        case .ledger: "Ledger"
        case .hledger: "hledger"
        case .beancount: "Beancount"
        }
    }

    /// The purpose of the format.
    var purpose: LocalizedText {
        switch self {
        case .csv: "For spreadsheets"
        case .json: "All data, for other programs"
        case .ofx: "For other money programs"
        case .ledger, .hledger, .beancount: "Plain text accounting"
        }
    }
}
