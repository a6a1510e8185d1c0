import Models

/// Which benefits the charges of an account can use, looked up once for a write and kept in step with what it writes.
///
/// Most households have no cards, and an import has many groups: what costs nothing is asked first.
final class BenefitMatchers {
    private let connection: Connection
    private let household: ID<Household>
    private var accounts: Set<LedgerAccountID>?
    private var matchers: [LedgerAccountID: BenefitMatcher] = [:]
    private var known: [LedgerAccountID: [String: Bool]] = [:]

    init(_ connection: Connection, household: ID<Household>) {
        self.connection = connection
        self.household = household
    }

    /// The accounts of cards of the wallet.
    func cardAccounts() throws -> Set<LedgerAccountID> {
        if let accounts { return accounts }
        let found = try CardRepository(connection, household: household).accounts()
        accounts = found
        return found
    }

    /// The benefits of the cards of an account; nil where there is none.
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

    /// Whether any pattern of an account's cards knows a text.
    func knows(_ text: String, isCredit: Bool, at ledgerAccount: LedgerAccountID) throws -> Bool {
        let key = (isCredit ? "+" : "-") + text
        if let answer = known[ledgerAccount]?[key] { return answer }
        let answer = try matcher(of: ledgerAccount)?.knows(text, isCredit: isCredit) ?? false
        // Payees repeat; of texts that do not, only so many are remembered.
        if known[ledgerAccount, default: [:]].count > 4_096 { known[ledgerAccount] = [:] }
        known[ledgerAccount, default: [:]][key] = answer
        return answer
    }

    /// Takes over a use that was written, or that is gone.
    func take(_ use: BenefitUse, isGone: Bool = false) {
        for ledgerAccount in matchers.keys { matchers[ledgerAccount]?.take(use, isGone: isGone) }
    }

    /// Forgets what was looked up.
    func forget() {
        accounts = nil
        matchers.removeAll()
        known.removeAll()
    }
}
