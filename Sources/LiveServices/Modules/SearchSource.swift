import Localization
import Models
import Services
import Storage

/// A feature's source of search hits, besides transactions.
protocol SearchSource: Sendable {
    /// The matches, the best first. The cost must not grow with the history.
    func hits(_ search: SearchReading) throws -> [SearchHit]
}

/// One search of several sources in one snapshot.
struct SearchReading {
    let reading: HouseholdReading
    let household: Household
    /// The role of the member who searches.
    let role: Role
    let matcher: SearchMatcher
    /// The language of the program's own texts.
    let texts: TextEnvironment
    /// All ledger accounts of the household.
    let ledgerAccounts: [LedgerAccountRecord]
    /// The newest transactions that match.
    let entries: [Entry]

    var connection: Connection { reading.connection }

    /// Whether a text, or several together, match.
    func matches(_ texts: String...) -> Bool { matcher.matches(texts) }

    /// The name of a ledger account.
    func name(of ledgerAccount: LedgerAccountID) -> String? { ledgerAccounts.first { $0.id == ledgerAccount }?.name }
}
