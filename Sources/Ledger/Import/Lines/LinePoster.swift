import Models
import StatementFiles
import Storage

/// Posts transactions for an account's new lines: whole, split as in the file, or as a transfer to a named account.
struct LinePoster {
    let context: StatementContext
    let opening: OpeningBalanceUpdater
    let names: TransferNameResolver
    let parts: LinePartBuilder
    let sideEntries: NamedSideEntries

    /// A line that became a transaction.
    struct Posted {
        var group: TransactionGroup
        /// Its category unless the user chooses another.
        var suggested: LedgerAccountID
        /// The reason for its category.
        var reason: CategoryReason
        /// The possible refund, while its purchase is not known.
        var openRefund: RefundCategories.Open?
    }

    /// Posts a line.
    ///
    /// - Parameters:
    ///   - amount: the line's amount in minor units, credit positive.
    ///   - sides: the own accounts named by it.
    /// - Returns: the transaction, with its category.
    func post(_ line: StatementLine, _ amount: Int64, _ key: LineKey, sides: [NamedSide]) throws -> Posted {
        let state = context.state
        var choice = try state.categorise(line, amount, in: context.account)
        let suggested = choice.category
        let chosen = state.answers.category(of: key, payee: choice.payee, isIncome: amount > 0)
        if let chosen { choice.category = chosen }
        let built =
            try parts.splitParts(line, amount, choice, sides)
            ?? [parts.part(line, amount, other: try otherSide(line, amount, choice, sides.first), note: line.memo)]
        guard let first = built.first else { throw StorageError.constraint(detail: "parts") }
        let group = TransactionGroup(
            id: first.id, parts: built, status: line.status == .pending ? .pending : .completed, payee: choice.payee,
            reference: line.reference, tags: choice.tags)
        try state.recordLine(line, of: group)
        try state.write.journal.insert(group)
        // A category chosen in the preview is confirmed; transfers between own accounts have no category.
        if choice.needsReview, chosen == nil, isOf(suggested, group) { try state.markForReview(group.id, on: line.day) }
        var reason = isOf(choice.category, group) ? choice.reason : .unknown
        if let chosen, isOf(chosen, group) {
            state.chosenCategories.add(chosen, for: group.payee, memo: line.memo, amount: amount, in: context.account)
            if chosen != suggested { reason = .member }
        }
        if group.status == .completed { opening.add(amount, on: line.day) }
        if group.status == .pending {
            try state.insertOpenEntry(OpenEntry(account: context.account, amount: amount, day: line.day, group: group.id))
            state.effects.markCreatedPending(group.id)
        }
        try sideEntries.insert(group, sides, on: line.day)
        return Posted(
            group: group, suggested: suggested, reason: reason,
            openRefund: chosen == nil && isOf(suggested, group) ? choice.openRefund : nil)
    }

    /// Whether a category is a side of a transaction.
    private func isOf(_ category: LedgerAccountID, _ group: TransactionGroup) -> Bool {
        group.parts.contains { $0.source == category || $0.destination == category }
    }

    private func otherSide(
        _ line: StatementLine, _ amount: Int64, _ choice: Categoriser.Choice, _ side: NamedSide?
    ) throws -> LedgerAccountID {
        if let side, side.part == nil { return names.destination(of: side) ?? context.state.categoriser.transfer }
        guard line.kind == .cashWithdrawal, amount < 0, !context.isCash else { return choice.category }
        return context.state.categoriser.cashAccount(in: context.currency) ?? choice.category
    }
}
