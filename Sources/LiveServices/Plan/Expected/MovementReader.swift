import Ledger
import Models
import Storage

/// Derives credits and debits of own accounts from groups of transactions.
final class MovementReader {
    private let ledgerAccounts: LedgerAccountRepository
    private let normalizer: PayeeNormalizer
    private var own: [LedgerAccountID: Bool] = [:]

    init(_ connection: Connection, household: ID<Household>, normalizer: PayeeNormalizer) {
        ledgerAccounts = LedgerAccountRepository(connection, household: household)
        self.normalizer = normalizer
    }

    /// The movements of a completed or pending group, one for each own account and currency, without those whose sum is zero.
    func movements(of group: TransactionGroup) throws -> [ExpectedMatcher.Movement] {
        guard group.status == .completed || group.status == .pending else { return [] }
        let ledgerAccounts = Set(group.parts.flatMap { [$0.source, $0.destination] }).sorted()
        let accounts = try ledgerAccounts.filter(isOwn)
        var movements: [ExpectedMatcher.Movement] = []
        for account in accounts {
            let parts = group.parts.filter { $0.source == account || $0.destination == account }
            guard let currency = parts.first?.amount.currency, let day = group.day(at: account) else { continue }
            let amount = try group.amount(at: account, in: currency)
            guard !amount.isZero else { continue }
            // The foreign amount has no sign of its own.
            let foreign = parts.count == 1 ? parts[0].foreign.map { amount.isNegative ? -$0 : $0 } : nil
            movements.append(
                ExpectedMatcher.Movement(
                    group: group.id, day: day, amount: amount, foreign: foreign, account: ID(rawValue: account.rawValue),
                    payeeKey: group.payee.isEmpty ? "" : normalizer.key(group.payee), isOwnTransfer: accounts.count > 1))
        }
        return movements
    }

    private func isOwn(_ id: LedgerAccountID) throws -> Bool {
        if let known = own[id] { return known }
        let found = try ledgerAccounts.find(id)?.role == .own
        own[id] = found
        return found
    }
}
