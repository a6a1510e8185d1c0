import Ledger
import Models
import Services
import Storage
import TransactionsModel

/// Joins two transactions of two own accounts into one transfer. The balances of both accounts do not change on any day.
///
/// The difference between the debited and the credited amount is the fee of the transfer, a separate part. In a split, the part with the amount of
/// the other side becomes the transfer, and the others are kept.
///
/// The older transaction is kept, or the split, with its attachments and those of the other one; statement lines of both become sides of the
/// transfer, so that later imports recognise them. Undone by `TransactionJoinUndo`.
struct TransactionJoiner {
    private let write: UnitOfWork
    private let image: UndoImageWriter

    init(_ write: UnitOfWork) {
        self.write = write
        image = write.makeImage()
    }

    /// - Returns: the transfer, and the image that an undo of the join restores.
    /// - Throws: `ServiceError.rule` if they are not the two sides of a transfer; `.closedDay`.
    func join(_ first: TransactionGroup, with second: TransactionGroup) throws -> (group: TransactionGroup, image: UndoImageWriter) {
        guard first.id != second.id else { throw ServiceError.rule(.joinOfOne) }
        let sides = [try JoinedSide(first, with: second, in: write), try JoinedSide(second, with: first, in: write)]
        let (kept, gone) = try order(sides[0], sides[1])
        let joined = try transfer(kept, gone)
        let waiting = try (write.open.entries(of: kept.group) + write.open.entries(of: gone.group)).map(\.account)
        let lines = try assignments(to: kept) + assignments(to: gone)
        try write.journal.keepStatementTexts(of: gone.group)
        // The other one is removed first, so that its entries are not open twice.
        try image.append(try write.remove(gone.group), state: gone.group)
        let (stored, change) = try write.change(kept.group, to: joined, waiting: waiting)
        try image.append(change, state: stored)
        let repository = try StatementLineRepository(write.connection, household: write.household)
        for line in lines {
            var new = line
            new.group = stored.id
            if line.state == .posted { new.state = .joined }
            _ = try repository.assign(new)
            try line.write(to: image)
        }
        let attachments = AttachmentRepository(write.connection, household: write.household)
        for attachment in try attachments.move(from: gone.group.id, to: stored.id) {
            try image.append([.integer(attachment), .id(gone.group.id)], to: TransactionJoinUndo.attachments)
        }
        if stored.parts.count > 1 { try CurrencyExchange(write).learnRate(of: stored) }
        return (stored, image)
    }

    // MARK: - Private

    /// The sides in order: the kept transaction is the one that an order has posted, which has a reference, else the split, else the older one.
    private func order(_ first: JoinedSide, _ second: JoinedSide) throws -> (kept: JoinedSide, gone: JoinedSide) {
        let isOrdered = (try write.hasReference(first.group.id), try write.hasReference(second.group.id))
        guard isOrdered != (true, true) else { throw ServiceError.rule(.joinOfOrders) }
        guard !(isOrdered.0 && second.isSplit || isOrdered.1 && first.isSplit) else { throw ServiceError.rule(.joinOfSplit) }
        let keepsFirst = isOrdered.0 || first.isSplit || !isOrdered.1 && !second.isSplit && first.group.id < second.group.id
        return keepsFirst ? (first, second) : (second, first)
    }

    private func transfer(_ kept: JoinedSide, _ gone: JoinedSide) throws -> TransactionGroup {
        guard kept.account.id != gone.account.id else { throw ServiceError.rule(.joinInOneAccount(kept.account.name)) }
        guard kept.isOutgoing != gone.isOutgoing else { throw ServiceError.rule(.joinDirection) }
        let (left, arrived) = kept.isOutgoing ? (kept, gone) : (gone, kept)
        let isOneCurrency = left.part.amount.currency == arrived.part.amount.currency
        let fee = isOneCurrency ? try fee(left, arrived) : nil
        var group = kept.group
        let part = Transaction(
            id: kept.part.id, amount: isOneCurrency ? arrived.part.amount : left.part.amount, source: left.account.id,
            sourceDay: left.day, destination: arrived.account.id, destinationDay: arrived.day,
            note: kept.part.note.isEmpty ? gone.part.note : kept.part.note,
            foreign: isOneCurrency ? kept.part.foreign ?? gone.part.foreign : left.part.foreign)
        if isOneCurrency {
            group.parts[kept.index] = part
            if let fee { group.parts.append(fee) }
        } else {
            group.parts = try CurrencyExchange(write).parts(of: part, otherAmount: arrived.part.amount, isOutgoing: true)
            group.parts[1].foreign = arrived.part.foreign
        }
        if group.payee.isEmpty { group.payee = gone.group.payee }
        if group.reference == nil { group.reference = gone.group.reference }
        group.tags = try TextRule.tags(kept.group.tags + gone.group.tags, keeping: kept.group.tags + gone.group.tags)
        return group
    }

    /// The difference of the amounts as a transaction; nil if they are equal.
    ///
    /// - Throws: `ServiceError.rule` if the credited amount is larger, or less than four fifths, which is no fee.
    private func fee(_ left: JoinedSide, _ arrived: JoinedSide) throws -> Transaction? {
        let (paid, received) = (left.part.amount, arrived.part.amount)
        guard let fee = TransferFee.fee(left: paid, arrived: received),
            let category = try write.ledgerAccounts.all().first(where: { $0.categoryKey == .fee })
        else { throw ServiceError.rule(.joinAmounts(paid, received)) }
        guard !fee.isZero else { return nil }
        return Transaction(
            id: write.makeID(), amount: fee, source: left.account.id, sourceDay: left.day, destination: category.id,
            destinationDay: left.day)
    }

    /// The lines of a side, near its day; for a transaction that members changed, and may have moved, also on other days.
    private func assignments(to side: JoinedSide) throws -> [LineAssignment] {
        let repository = try StatementLineRepository(write.connection, household: write.household)
        let account: ID<Account> = ID(rawValue: side.account.id.rawValue)
        let near = try repository.assignments(
            to: side.group.id, of: account, from: side.day.adding(days: -Self.distance), until: side.day.adding(days: Self.distance))
        guard near.isEmpty, side.group.revision > 1 else { return near }
        return try repository.assignments(to: side.group.id, of: account, from: Day(number: .min), until: Day(number: .max))
    }

    /// The distance in days between a transaction and its lines, unless a member moved it.
    private static let distance = 14
}
