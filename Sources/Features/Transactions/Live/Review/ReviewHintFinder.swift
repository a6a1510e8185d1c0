import Models
import Services
import Storage
import TransactionsModel

/// Finds hints at unusual transactions among the latest ones of the payee, through the text index.
struct ReviewHintFinder {
    private let entries: EntryRepository
    private let ledgerAccounts: [LedgerAccountRecord]

    /// The maximum number of compared transactions of the payee, and the number required to determine the usual amount.
    private static let compared = 24
    private static let needed = 3
    /// The maximum distance of duplicates in days.
    private static let days = 3
    /// The factor above the usual amount at which an amount is unusual.
    private static let factor: UInt64 = 3

    /// - Parameter ledgerAccounts: all ledger accounts of the household.
    init(_ connection: Connection, household: ID<Household>, ledgerAccounts: [LedgerAccountRecord]) {
        entries = EntryRepository(connection, household: household)
        self.ledgerAccounts = ledgerAccounts
    }

    func hints(of entry: Entry) throws -> [ReviewHint] {
        guard !SearchQuery.words(of: entry.payee).isEmpty else { return [] }
        let payee = entry.payee.folded
        let page = try entries.page(
            EntryQuery(until: entry.day.adding(days: Self.days), search: SearchQuery.words(of: entry.payee), limit: Self.compared),
            ledgerAccounts: ledgerAccounts)
        let others = page.entries.filter { other in
            other.id != entry.id && other.account == entry.account && other.payee.folded == payee
                && other.amount.isNegative == entry.amount.isNegative && (other.status == .completed || other.status == .pending)
        }
        var hints: [ReviewHint] = []
        if let twin = others.first(where: { $0.amount == entry.amount && abs($0.day.distance(to: entry.day)) <= Self.days }) {
            hints.append(.duplicate(of: twin.id, day: twin.day))
        }
        let earlier = others.filter { $0.day <= entry.day }.map(\.amount).sorted { $0.minorUnits.magnitude < $1.minorUnits.magnitude }
        if earlier.count >= Self.needed {
            let usual = earlier[earlier.count / 2]
            let (limit, overflow) = usual.minorUnits.magnitude.multipliedReportingOverflow(by: Self.factor)
            if !overflow, entry.amount.minorUnits.magnitude > limit { hints.append(.unusual(usual: usual)) }
        }
        return hints
    }
}
