import CardsModel
import Models
import Storage

/// Caches the benefit matcher of each account during one write and updates it with the written uses.
///
/// Most households have no cards and imports have many groups, so the cheapest checks come first.
final class BenefitMatcherCache {
    private let connection: Connection
    private let household: ID<Household>
    private var accounts: Set<LedgerAccountID>?
    private var matchers: [LedgerAccountID: BenefitMatcher] = [:]
    private var known: [LedgerAccountID: [String: Bool]] = [:]

    init(_ connection: Connection, household: ID<Household>) {
        self.connection = connection
        self.household = household
    }

    /// The accounts of the cards in the wallet.
    func cardAccounts() throws -> Set<LedgerAccountID> {
        if let accounts { return accounts }
        let found = try CardRepository(connection, household: household).accounts()
        accounts = found
        return found
    }

    /// The matcher for the cards of an account; nil if it has no cards.
    func matcher(of ledgerAccount: LedgerAccountID) throws -> BenefitMatcher? {
        if let matcher = matchers[ledgerAccount] { return matcher }
        let cards = try CardRepository(connection, household: household).all().filter {
            !$0.isRemoved && $0.account.map { LedgerAccountID($0) } == ledgerAccount
        }
        guard !cards.isEmpty else { return nil }
        let benefits = BenefitRepository(connection, household: household)
        let uses = BenefitUseRepository(connection, household: household)
        let matcher = BenefitMatcher(
            try cards.flatMap { card in
                try benefits.all(of: card.id).map { BenefitMatcher.Candidate($0, opened: card.opened, uses: try uses.all(of: $0.id)) }
            })
        matchers[ledgerAccount] = matcher
        return matcher
    }

    /// Whether a pattern of an account's cards matches a text.
    func matchesPattern(_ text: String, isCredit: Bool, at ledgerAccount: LedgerAccountID) throws -> Bool {
        let key = (isCredit ? "+" : "-") + text
        if let answer = known[ledgerAccount]?[key] { return answer }
        let answer = try matcher(of: ledgerAccount)?.matchesPattern(text, isCredit: isCredit) ?? false
        // Payees repeat; the cache is bounded because other texts may not.
        if known[ledgerAccount, default: [:]].count > 4_096 { known[ledgerAccount] = [:] }
        known[ledgerAccount, default: [:]][key] = answer
        return answer
    }

    /// Updates the matchers with a written or deleted use.
    func apply(_ use: BenefitUse, isDeleted: Bool = false) {
        for ledgerAccount in matchers.keys { matchers[ledgerAccount]?.apply(use, isDeleted: isDeleted) }
    }

    /// Clears the cache.
    func clear() {
        accounts = nil
        matchers.removeAll()
        known.removeAll()
    }
}
