import Ledger
import Models
import PeopleModel
import Services
import Storage

/// Builds the transactions that post the household's part of expenses and settlements.
///
/// Payments of the household move from an account to the ledger account of the group, its shares from there to a category, and settlements between an
/// account and the group. The balance of the ledger account is the household's claim.
struct SharedPosting {
    let write: UnitOfWork

    /// The source of the household's payment.
    struct Source {
        /// Nil: a source outside of Coffer.
        var account: ID<Account>?
        /// The amount charged to the account, if its currency differs.
        var charged: Money?
    }

    // MARK: - Expenses

    /// The transaction of an expense.
    ///
    /// - Parameters:
    ///   - group: the group, with its ledger account.
    ///   - old: the stored transaction, whose id, days and texts are kept.
    ///   - shift: the number of days by which it moves.
    /// - Returns: nil if the household has neither a payment nor a share.
    /// - Throws: `ServiceError.rule`, `.notFound`; `MoneyError`.
    func transaction(
        of expense: Expense, in group: PeopleGroup, from source: Source, keeping old: TransactionGroup? = nil, shiftedBy shift: Int = 0
    ) throws -> TransactionGroup? {
        let ours = Set(group.ours.map(\.id))
        let currency = expense.amount.currency
        let paid = expense.payers.filter { ours.contains($0.member) }.reduce(Int64(0)) { $0 + $1.amount }
        let share = expense.shares.filter { ours.contains($0.member) }.reduce(Int64(0)) { $0 + $1.amount }
        guard paid != 0 || share != 0 else { return nil }
        let receivable = try receivable(of: group)
        let id: ID<Transaction> = old?.id ?? write.makeID()
        var parts: [Transaction] = []
        if paid != 0 {
            let amount = Money(minorUnits: paid, currency: currency)
            let day = old.flatMap { Self.accountDay(of: $0, at: source.account) }?.adding(days: shift) ?? expense.day
            parts += try payment(
                amount, to: receivable, from: source, on: day, id: id, foreign: amount == expense.amount ? expense.foreign?.magnitude : nil)
        } else if source.account != nil {
            throw ServiceError.rule(.expenseAccountNotWanted)
        }
        if share != 0 {
            let category = try category(of: expense)
            let part = Transaction(
                id: parts.isEmpty ? id : write.makeID(), amount: Money(minorUnits: share, currency: currency).magnitude,
                source: share > 0 ? receivable : category, sourceDay: expense.day, destination: share > 0 ? category : receivable,
                destinationDay: expense.day)
            parts.append(part)
        }
        if let note = old?.parts.first?.note, !note.isEmpty { parts[0].note = note }
        var transaction = old ?? TransactionGroup(id: id, parts: [], payee: expense.title)
        transaction.parts = parts
        return transaction
    }

    /// The remaining transaction of a removed expense: the household's payment, as its own.
    func plainTransaction(of old: TransactionGroup, expense: Expense, group: PeopleGroup) throws -> TransactionGroup {
        let receivable = try receivable(of: group)
        let category = try category(of: expense)
        var plain = old
        // The parts between the ledger account of the group and categories were the household's share.
        plain.parts = try old.parts.filter { try !isShare($0, receivable) }.map { part in
            var part = part
            if part.destination == receivable { part.destination = category }
            if part.source == receivable { part.source = category }
            return part
        }
        return plain
    }

    private func isShare(_ part: Transaction, _ receivable: LedgerAccountID) throws -> Bool {
        guard part.source == receivable || part.destination == receivable else { return false }
        let other = part.source == receivable ? part.destination : part.source
        let record = try write.ledgerAccounts.find(other)
        return record?.role == .category && record?.categoryKey != .payment
    }

    /// The transaction of an expense that follows a charge: the shares of the others move from the category of the charge to the ledger account of
    /// the group. The charge itself is unchanged.
    ///
    /// - Parameter old: the stored transaction, whose id is kept.
    /// - Returns: nil if the others have no share.
    func claim(of expense: Expense, in group: PeopleGroup, keeping old: ID<Transaction>? = nil) throws -> TransactionGroup? {
        let ours = Set(group.ours.map(\.id))
        let units = expense.shares.filter { !ours.contains($0.member) }.reduce(Int64(0)) { $0 + $1.amount }
        guard units != 0 else { return nil }
        let (category, receivable) = (try category(of: expense), try receivable(of: group))
        let id = old ?? write.makeID()
        let part = Transaction(
            id: id, amount: Money(minorUnits: units, currency: expense.amount.currency).magnitude,
            source: units > 0 ? category : receivable, sourceDay: expense.day, destination: units > 0 ? receivable : category,
            destinationDay: expense.day)
        return TransactionGroup(id: id, parts: [part], payee: expense.title)
    }

    // MARK: - Settlements

    /// The transaction of a settlement.
    ///
    /// - Returns: nil between two other people, or two members of the household.
    func transaction(of settlement: Settlement, in group: PeopleGroup, from source: Source) throws -> TransactionGroup? {
        guard let from = group.member(settlement.from), let to = group.member(settlement.to), from.isOurs != to.isOurs else { return nil }
        let receivable = try receivable(of: group)
        let amount = from.isOurs ? settlement.amount : -settlement.amount
        let id: ID<Transaction> = write.makeID()
        let parts = try payment(amount, to: receivable, from: source, on: settlement.day, id: id, foreign: nil)
        return TransactionGroup(id: id, parts: parts, payee: (from.isOurs ? to : from).name)
    }

    /// A transaction of one account whose other side becomes the ledger account of a group.
    func transaction(_ stored: TransactionGroup, settling group: PeopleGroup) throws -> TransactionGroup {
        let receivable = try receivable(of: group)
        var target = stored
        for index in target.parts.indices {
            if try write.ledgerAccounts.find(target.parts[index].source)?.role == .category { target.parts[index].source = receivable }
            if try write.ledgerAccounts.find(target.parts[index].destination)?.role == .category {
                target.parts[index].destination = receivable
            }
        }
        return target
    }

    // MARK: - Parts

    /// The parts of a payment into the ledger account of a group (positive) or out of it.
    private func payment(
        _ amount: Money, to receivable: LedgerAccountID, from source: Source, on day: Day, id: ID<Transaction>, foreign: Money?
    ) throws -> [Transaction] {
        let account: LedgerAccountRecord? = try source.account.map(write.account)
        let other = try account?.id ?? write.standardCategory(.payment)
        let isOut = !amount.isNegative
        let part = Transaction(
            id: id, amount: amount.magnitude, source: isOut ? other : receivable, sourceDay: day, destination: isOut ? receivable : other,
            destinationDay: day, foreign: foreign)
        guard let currency = account?.currency, currency != amount.currency else { return [part] }
        guard let charged = source.charged?.magnitude, charged.currency == currency, !charged.isZero else {
            throw ServiceError.rule(.expenseCharged(currency))
        }
        try AmountRule.validated(charged)
        return try CurrencyExchange(write).parts(of: part, otherAmount: charged, isOutgoing: !isOut)
    }

    private func category(of expense: Expense) throws -> LedgerAccountID {
        if let category = expense.category { return LedgerAccountID(category) }
        return try write.standardCategory(.other)
    }

    private func receivable(of group: PeopleGroup) throws -> LedgerAccountID {
        guard let ledgerAccount = group.ledgerAccount else { throw ServiceError.serverError(500) }
        return ledgerAccount
    }

    /// The day of a transaction on the side of an account.
    private static func accountDay(of transaction: TransactionGroup, at account: ID<Account>?) -> Day? {
        account.flatMap { transaction.day(at: LedgerAccountID($0)) }
    }
}
