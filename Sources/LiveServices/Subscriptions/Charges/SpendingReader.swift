import Ledger
import Models
import Storage

/// Derives spending and refunds of own accounts from groups of transactions, except own transfers.
final class SpendingReader {
    private let ledgerAccounts: LedgerAccountRepository
    private let normalizer: PayeeNormalizer
    private var roles: [LedgerAccountID: LedgerAccountRole] = [:]

    init(_ connection: Connection, household: ID<Household>, normalizer: PayeeNormalizer) {
        ledgerAccounts = LedgerAccountRepository(connection, household: household)
        self.normalizer = normalizer
    }

    /// The movements of a completed or pending group, one for each own account; empty without a payee.
    func movements(of group: TransactionGroup) throws -> [SubscriptionMatcher.Movement] {
        guard group.status == .completed || group.status == .pending else { return [] }
        let key = normalizer.key(group.payee)
        guard !key.isEmpty else { return [] }
        var movements: [SubscriptionMatcher.Movement] = []
        for account in Set(group.parts.flatMap { [$0.source, $0.destination] }).sorted() where try isOwn(account) {
            let parts = try group.parts.filter { part in
                guard part.source == account || part.destination == account else { return false }
                return try isCategory(part.source == account ? part.destination : part.source)
            }
            guard let first = parts.first else { continue }
            var mine = group
            mine.parts = parts
            let amount = try -mine.amount(at: account, in: first.amount.currency)
            guard !amount.isZero, let day = mine.day(at: account) else { continue }
            // The foreign amount has no sign of its own.
            let foreign = parts.count == 1 ? first.foreign.map { amount.isNegative ? -$0 : $0 } : nil
            movements.append(
                SubscriptionMatcher.Movement(
                    group: group.id, day: day, amount: amount, foreign: foreign, account: ID(rawValue: account.rawValue), payeeKey: key))
        }
        return movements
    }

    private func isOwn(_ id: LedgerAccountID) throws -> Bool { try role(of: id) == .own }
    private func isCategory(_ id: LedgerAccountID) throws -> Bool { try role(of: id) == .category }

    private func role(of id: LedgerAccountID) throws -> LedgerAccountRole? {
        if let role = roles[id] { return role }
        let role = try ledgerAccounts.find(id)?.role
        roles[id] = role
        return role
    }
}
