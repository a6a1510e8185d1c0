/// The sections of the JSON export, in their order: each an array with one record per line.
package enum ExportSection: String, CaseIterable, Sendable {
    case members, ledgerAccounts, payees, transactions, attachments
    case rules, exchangeRates
    case closings, openChecks, carriedEntries
    case imports, statedBalances, statementLines, lineFacts
    case beneficiaries, standingOrders, transferOrders, transferLimits
    case savingsPlans, goals
    case cards, benefitQuestions
    case notifications, history, securityLog

    /// The version of the format, the first member of the document. Readers reject later versions.
    package static let version = 2

    /// Whether the records belong to the household and not to an account. The export of a single account has none of them.
    package var isHouseholdWide: Bool {
        switch self {
        case .members, .payees, .rules, .exchangeRates, .imports, .beneficiaries, .transferLimits, .notifications, .history, .securityLog:
            true
        case .ledgerAccounts, .transactions, .attachments, .closings, .openChecks, .carriedEntries, .statedBalances, .statementLines,
            .lineFacts, .standingOrders, .transferOrders, .savingsPlans, .goals, .cards, .benefitQuestions:
            false
        }
    }
}
