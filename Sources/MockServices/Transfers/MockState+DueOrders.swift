import Models
import Services

/// What happens to an order when its day has come.
extension MockState {

    /// Starts an order that was confirmed: at once where its day has come, and the standing order that it is the first occurrence of.
    mutating func begin(_ id: ID<Transfer>) throws -> Transfer {
        let order = try order(id)
        if let standing = order.transfer.standingOrder, order.schedule != nil {
            try change(standing) { ($0.isActive, $0.nextIndex) = (true, 1) }
            record(.addStandingOrder, try details(of: order.transfer).recipient)
        } else {
            record(.orderTransfer, try details(of: order.transfer).recipient)
        }
        let (now, today) = (now, today)
        try change(id) { order in
            order.transfer.status = .pending
            order.transfer.confirmedAt = now
            order.confirmedDay = today
            order.expiresAt = nil
        }
        return try runIfDue(id)
    }

    /// Posts an order whose day has come.
    ///
    /// - Throws: `ServiceError.rule` or `.closedDay` where something stands against it; then nothing is posted.
    mutating func runIfDue(_ id: ID<Transfer>) throws -> Transfer {
        let transfer = try order(id).transfer
        guard transfer.isScheduled, transfer.day <= today else { return transfer }
        if let failure = try failure(of: transfer) { throw ServiceError.rule(failure.sentence) }
        return try post(transfer)
    }

    /// Does what is due, each occurrence on its own day.
    mutating func runDue(_ today: Day) throws -> DueRun {
        for standing in transfers.standing { try makeOccurrences(of: standing.id, through: today) }
        let due = transfers.orders.map(\.transfer).filter { $0.isScheduled && $0.day <= today }
            .sorted { ($0.day, $0.id) < ($1.day, $1.id) }
        var done: [TransferDetails] = []
        for transfer in due {
            if let failure = try failure(of: transfer) {
                record(.failTransfer, try details(of: transfer).recipient)
                try change(transfer.id) { $0.transfer.failure = failure }
                done.append(try details(of: try end(transfer.id, .failed)))
            } else {
                done.append(try details(of: try post(transfer)))
            }
        }
        return DueRun(transfers: done)
    }

    // MARK: - Private

    private func standingOrderDraft(_ order: StandingOrder, on day: Day) -> TransferDraft {
        TransferDraft(
            source: order.source, destination: order.destination, amount: order.amount, day: day, note: order.note,
            category: order.category)
    }

    /// The standing order of which a transfer is the first occurrence; it begins when that is confirmed.
    mutating func standingOrder(_ transfer: Transfer, _ schedule: Schedule) -> StandingOrder {
        StandingOrder(
            id: makeID(), source: transfer.source, destination: transfer.destination, amount: transfer.amount, note: transfer.note,
            category: transfer.category, schedule: schedule, isActive: false, member: transfer.member, createdAt: now)
    }

    private mutating func makeOccurrences(of id: ID<StandingOrder>, through day: Day) throws {
        while let order = transfers.standing.first(where: { $0.id == id }), let next = order.nextDay, next <= day {
            now += 1_000
            transfers.lastReference += 1
            guard let reference = TransferReference(number: transfers.lastReference) else { throw ServiceError.serverError(500) }
            let draft = standingOrderDraft(order, on: next)
            let transfer = Transfer(
                id: makeID(), reference: reference, status: .pending, source: draft.source, destination: draft.destination,
                amount: draft.amount, day: next, note: draft.note, category: draft.category, standingOrder: id, member: order.member,
                createdAt: now, confirmedAt: now)
            transfers.orders.append(MockOrder(transfer: transfer, occurrence: order.nextIndex))
            try change(id) { $0.nextIndex += 1 }
        }
    }

    /// Why an order cannot be done on its day; nil where it can.
    private func failure(of transfer: Transfer) throws -> TransferFailure? {
        guard let source = try? account(transfer.source), !source.isArchived else { return .accountGone }
        guard source.currency == transfer.amount.currency else { return .currencyChanged }
        if let id = transfer.destination.account {
            guard let destination = try? account(id), !destination.isArchived else { return .accountGone }
            guard destination.currency == transfer.otherAmount?.currency ?? transfer.amount.currency else { return .currencyChanged }
        }
        let closed = [transfer.source, transfer.destination.account].compactMap(\.self).compactMap { closedDays[$0]?.last }
        if closed.contains(where: { transfer.day <= $0 }) { return .dayClosed }
        return try summary(of: source).available.map { $0.minorUnits < transfer.amount.minorUnits } ?? true ? .exceedsAvailable : nil
    }

    /// Posts its transaction: completed between own accounts, pending where the bank has to do it.
    private mutating func post(_ transfer: Transfer) throws -> Transfer {
        let id: ID<Transaction> = makeID()
        var part = Transaction(
            id: id, amount: transfer.amount, source: Place(transfer.source), sourceDay: transfer.day, destination: MockData.conversion,
            destinationDay: transfer.day, note: transfer.note)
        var group = TransactionGroup(id: id, parts: [], reference: transfer.reference.description)
        switch transfer.destination {
        case .account(let account):
            if let other = transfer.otherAmount {
                var arriving = part
                (arriving.id, arriving.amount) = (makeID(), other)
                (arriving.source, arriving.destination, arriving.note) = (MockData.conversion, Place(account), "")
                group.parts = [part, arriving]
            } else {
                part.destination = Place(account)
                group.parts = [part]
            }
        case .payee(let party, _, _):
            part.destination = try transfer.category.map { Place($0) } ?? remembered(party.name, isIncome: false)
            (group.parts, group.payee, group.status) = ([part], party.name, .pending)
        }
        _ = try put(group, allowsClosedDays: false)
        let posted = try change(transfer.id) { $0.transfer.transaction = id }
        guard group.status == .completed else { return posted }
        record(.completeTransfer, try details(of: transfer).recipient)
        return try end(transfer.id, .completed)
    }
}
