package import Models
package import Recurrence
package import Storage

/// Derives credits and debits of own accounts from groups of transactions.
package final class MovementReader {
    private let ledgerAccounts: LedgerAccountRepository
    private let normalizer: PayeeNormalizer
    private var known: [LedgerAccountID: Facts] = [:]

    /// What a movement says of a ledger account.
    private struct Facts {
        var role: LedgerAccountRole?
        var isClosed: Bool
    }

    package init(_ connection: Connection, household: ID<Household>, normalizer: PayeeNormalizer) {
        ledgerAccounts = LedgerAccountRepository(connection, household: household)
        self.normalizer = normalizer
    }

    /// The movements of a completed or pending group, one for each own account, without those whose sum is zero.
    package func movements(of group: TransactionGroup) throws -> [AccountMovement] { try movements(of: group) { _ in true } }

    /// Spending and refunds: the movements without own transfers; none without a payee.
    package func spending(of group: TransactionGroup) throws -> [AccountMovement] {
        guard !normalizer.key(group.payee).isEmpty else { return [] }
        return try movements(of: group) { try role(of: $0) == .category }
    }

    /// - Parameter isCounted: whether a part counts, by the ledger account on its other side.
    private func movements(
        of group: TransactionGroup, where isCounted: (LedgerAccountID) throws -> Bool
    ) throws -> [AccountMovement] {
        guard group.status == .completed || group.status == .pending else { return [] }
        let accounts = try Set(group.parts.flatMap { [$0.source, $0.destination] }).sorted().filter { try role(of: $0) == .own }
        return try accounts.compactMap { account in
            var mine = group
            mine.parts = try group.parts.filter { part in
                guard part.source == account || part.destination == account else { return false }
                return try isCounted(part.source == account ? part.destination : part.source)
            }
            guard let first = mine.parts.first, let day = mine.day(at: account) else { return nil }
            let amount = try mine.amount(at: account, in: first.amount.currency)
            guard !amount.isZero else { return nil }
            // The foreign amount has no sign of its own.
            let foreign = mine.parts.count == 1 ? first.foreign.map { amount.isNegative ? -$0 : $0 } : nil
            return AccountMovement(
                group: group.id, day: day, amount: amount, foreign: foreign, account: ID(rawValue: account.rawValue),
                payeeKey: group.payee.isEmpty ? "" : normalizer.key(group.payee), isOwnTransfer: accounts.count > 1,
                isClosed: try facts(of: account).isClosed)
        }
    }

    private func role(of id: LedgerAccountID) throws -> LedgerAccountRole? { try facts(of: id).role }

    private func facts(of id: LedgerAccountID) throws -> Facts {
        if let facts = known[id] { return facts }
        let record = try ledgerAccounts.find(id)
        let facts = Facts(role: record?.role, isClosed: record.map { $0.owner != nil && !$0.sharing.showsEntries } ?? false)
        if record != nil { known[id] = facts }
        return facts
    }
}
