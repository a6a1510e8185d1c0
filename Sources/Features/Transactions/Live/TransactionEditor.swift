import Ledger
import Models
import Services
import Storage
import TransactionsModel

/// Applies edits to transaction groups.
struct TransactionEditor {
    let write: UnitOfWork
    private let roles: [LedgerAccountID: LedgerAccountRecord]

    init(_ write: UnitOfWork) throws {
        self.write = write
        roles = Dictionary(try write.ledgerAccounts.all().map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// - Throws: `ServiceError.notFound`, `.rule`; `MoneyError.overflow`.
    func apply(_ edit: TransactionEdit, to old: TransactionGroup) throws -> (group: TransactionGroup, change: GroupChange) {
        var new = old
        if let payee = edit.payee { new.payee = try TextRule.payee(payee, keeping: new.payee) }
        if let note = edit.note, let first = new.parts.indices.first {
            new.parts[first].note = try TextRule.note(note, keeping: [new.parts[first].note])
        }
        let removed = Set(edit.removedTags.map(TextRule.line))
        new.tags = try TextRule.tags(
            (edit.tags ?? new.tags).filter { !removed.contains(TextRule.line($0)) } + edit.addedTags, keeping: new.tags)
        if let status = edit.status { new.status = status }
        if let day = edit.day { try move(&new, to: try TextRule.day(day)) }
        if edit.amount != nil || edit.received != nil { try change(&new, to: edit.amount, receiving: edit.received) }
        let category = edit.keepsSplits && categories(of: old) != 1 ? nil : edit.category
        if let category { try change(&new, to: try write.category(category)) }
        let result = try write.change(old, to: new, waiting: try waiting(old: old, new: new))
        if isExchange(new) { try CurrencyExchange(write).learnRate(of: new) }
        if let category, let isIncome = isIncome(new) {
            try write.learn(
                category, payee: new.payee, memo: new.parts.first?.note ?? "", amount: new.parts.first?.amount.minorUnits ?? 0,
                isIncome: isIncome, scope: try write.choiceScope(of: new))
        }
        return result
    }

    // MARK: - Fields

    /// Shifts the days of all sides by the same distance as that of the own account's side.
    private func move(_ group: inout TransactionGroup, to day: Day) throws {
        guard let part = group.parts.first else { return }
        let anchor = isOwn(part.source) || !isOwn(part.destination) ? part.sourceDay : part.destinationDay
        let distance = anchor.distance(to: day)
        for index in group.parts.indices {
            group.parts[index].sourceDay = try TextRule.day(group.parts[index].sourceDay.adding(days: distance))
            group.parts[index].destinationDay = try TextRule.day(group.parts[index].destinationDay.adding(days: distance))
        }
    }

    private func change(_ group: inout TransactionGroup, to amount: Money?, receiving received: Money?) throws {
        if let legs = isExchange(group) ? try CurrencyExchange(write).legs(of: group) : nil {
            if let amount { try change(&group.parts[legs.paid], to: amount) }
            if let received { try change(&group.parts[legs.received], to: received) }
            return
        }
        guard received == nil, let amount else { throw ServiceError.rule(.transactionReceivedNotWanted) }
        guard group.parts.count == 1 else { throw ServiceError.rule(.transactionAmountOfSplit) }
        try change(&group.parts[0], to: amount)
    }

    private func change(_ part: inout Transaction, to amount: Money) throws {
        guard amount.currency == part.amount.currency else {
            throw ServiceError.rule(.transactionAmountCurrency(part.amount.currency))
        }
        guard !amount.isZero else { throw ServiceError.rule(.transactionAmountZero) }
        try AmountRule.validated(amount)
        part.amount = amount.magnitude
    }

    private func change(_ group: inout TransactionGroup, to category: LedgerAccountRecord) throws {
        var isChanged = false
        for index in group.parts.indices {
            if roles[group.parts[index].source]?.role == .category {
                group.parts[index].source = category.id
                isChanged = true
            } else if roles[group.parts[index].destination]?.role == .category {
                group.parts[index].destination = category.id
                isChanged = true
            }
        }
        guard isChanged else { throw ServiceError.rule(.transactionTransferCategory) }
    }

    // MARK: - Sides

    /// The accounts that get an open entry: none for failed or cancelled transactions; all for transactions that are pending again; nil: unchanged.
    private func waiting(old: TransactionGroup, new: TransactionGroup) throws -> [ID<Account>]? {
        switch new.status {
        case .failed, .cancelled: return []
        case .pending where old.status != .pending: return try write.accountsAwaitingStatement(of: new)
        case .completed where old.status == .failed || old.status == .cancelled: return try write.accountsAwaitingStatement(of: new)
        case .pending, .completed: return nil
        }
    }

    /// The number of parts with categories: none for a transfer, several for a split.
    private func categories(of group: TransactionGroup) -> Int {
        group.parts.count { roles[$0.source]?.role == .category || roles[$0.destination]?.role == .category }
    }

    private func isExchange(_ group: TransactionGroup) -> Bool {
        group.parts.contains { roles[$0.source]?.role == .conversion || roles[$0.destination]?.role == .conversion }
    }

    private func isOwn(_ ledgerAccount: LedgerAccountID) -> Bool { roles[ledgerAccount]?.role == .own }

    /// Whether it is income, for the payee's remembered category; nil if the parts differ in direction.
    private func isIncome(_ group: TransactionGroup) -> Bool? {
        let ways = Set(group.parts.map { isOwn($0.destination) })
        return ways.count == 1 ? ways.first : nil
    }
}
