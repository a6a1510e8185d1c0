import Ledger
package import Localization
package import Models
package import Services
package import Storage

/// A module that contributes hits to the search, besides transactions.
package protocol SearchSource: ServiceModule {
    /// Its hits, the best first. The cost must not grow with the history.
    func hits(_ search: SearchReading) throws -> [SearchHit]
}

/// One search of several sources in one snapshot.
package struct SearchReading {
    package let reading: HouseholdReading
    package let household: Household
    /// The role of the member who searches.
    package let role: Role
    package let matcher: SearchMatcher
    /// The language of the program's own texts.
    package let texts: TextEnvironment
    /// All ledger accounts of the household.
    package let ledgerAccounts: [LedgerAccountRecord]
    /// The screens and actions of the program.
    package let screens: [SearchHit]
    /// The newest transactions that match.
    package let entries: [Entry]

    package init(
        reading: HouseholdReading, household: Household, role: Role, matcher: SearchMatcher, texts: TextEnvironment,
        ledgerAccounts: [LedgerAccountRecord], screens: [SearchHit], entries: [Entry]
    ) {
        self.reading = reading
        self.household = household
        self.role = role
        self.matcher = matcher
        self.texts = texts
        self.ledgerAccounts = ledgerAccounts
        self.screens = screens
        self.entries = entries
    }

    package var connection: Connection { reading.connection }

    /// Whether a text, or several together, match.
    package func matches(_ texts: String...) -> Bool { matcher.matches(texts) }

    /// The name of a ledger account.
    package func name(of ledgerAccount: LedgerAccountID) -> String? { ledgerAccounts.first { $0.id == ledgerAccount }?.name }
}

extension ServiceModules {
    /// The modules that contribute hits.
    package var searchSources: [any SearchSource] { ledger.extending() }
}
