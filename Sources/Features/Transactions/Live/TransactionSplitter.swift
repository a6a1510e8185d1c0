import Ledger
import Models
import Services
import Storage
import TransactionsModel

/// Splits one entry by category.
struct TransactionSplitter {
    let write: UnitOfWork

    /// The group with other parts. The first part keeps the group's id and the whole foreign amount.
    ///
    /// - Throws: `ServiceError.rule` if the parts do not add up to the entry; `.notFound`.
    func split(_ group: TransactionGroup, into parts: [SplitPart]) throws -> TransactionGroup {
        let account = try account(of: group)
        guard let currency = account.currency, let first = group.parts.first else { throw ServiceError.serverError(500) }
        guard !parts.isEmpty, parts.count <= 500 else { throw ServiceError.rule(.splitPartCount) }
        guard parts.allSatisfy({ $0.amount.currency == currency }) else { throw ServiceError.rule(.splitPartCurrency(currency)) }
        guard parts.allSatisfy({ !$0.amount.isZero }) else { throw ServiceError.rule(.splitPartZero) }
        for part in parts { try AmountRule.validated(part.amount) }
        let whole = try group.amount(at: account.id, in: currency)
        var sum = Money.zero(currency)
        for part in parts { sum = try sum + part.amount }
        guard sum == whole else { throw ServiceError.rule(.splitSum(of: sum, transaction: whole)) }
        let isOutgoing = first.source == account.id
        let (accountDay, otherDay) = isOutgoing ? (first.sourceDay, first.destinationDay) : (first.destinationDay, first.sourceDay)
        let foreign = try foreign(of: group)
        var split = group
        split.parts = try parts.enumerated().map { index, part in
            let category = try write.category(part.category).id
            let isOutgoing = part.amount.isNegative
            return Transaction(
                id: index == 0 ? group.id : write.makeID(), amount: isOutgoing ? -part.amount : part.amount,
                source: isOutgoing ? account.id : category, sourceDay: isOutgoing ? accountDay : otherDay,
                destination: isOutgoing ? category : account.id, destinationDay: isOutgoing ? otherDay : accountDay,
                note: try TextRule.note(part.note, keeping: group.parts.map(\.note)), foreign: index == 0 ? foreign : nil)
        }
        return split
    }

    /// The only own account, if all other sides are categories.
    private func account(of group: TransactionGroup) throws -> LedgerAccountRecord {
        let touched = try Set(group.parts.flatMap { [$0.source, $0.destination] }).compactMap { try write.ledgerAccounts.find($0) }
        let own = touched.filter { $0.role == .own }
        guard own.count == 1, let account = own.first, touched.allSatisfy({ $0.role == .own || $0.role == .category }) else {
            throw ServiceError.rule(.splitWithoutCategory)
        }
        return account
    }

    private func foreign(of group: TransactionGroup) throws -> Money? {
        let amounts = group.parts.compactMap(\.foreign)
        guard var sum = amounts.first, amounts.allSatisfy({ $0.currency == sum.currency }) else { return nil }
        for amount in amounts.dropFirst() { sum = try sum + amount }
        return sum
    }
}
