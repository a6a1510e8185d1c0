import ArgumentParser

/// What an export is written as.
enum ExportFormatOption: String, CaseIterable, ExpressibleByArgument, Sendable {
    case csv, json, ofx, ledger, hledger, beancount
}
