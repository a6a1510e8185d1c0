import Models
import Services
import Storage

/// Steps of an order inside one write: made, confirmed, done, failed, cancelled.
struct TransferWriting {
    let write: LedgerWrite
    let transfers: TransferRepository
    let orders: StandingOrderRepository
    let limits: TransferLimitRepository
    let checking: TransferChecking
    private let household: Household
    private let today: Day

    init(_ write: LedgerWrite, household: Household, today: Day) {
        self.write = write
        self.household = household
        self.today = today
        transfers = TransferRepository(write.connection, household: household.id)
        orders = StandingOrderRepository(write.connection, household: household.id)
        limits = TransferLimitRepository(write.connection, household: household.id)
        checking = TransferChecking(write.connection, household: household, today: today)
    }

    /// - Throws: `ServiceError.notFound`.
    func find(_ id: ID<Transfer>) throws -> Transfer {
        guard let transfer = try transfers.find(id) else { throw ServiceError.notFound }
        return transfer
    }

    // MARK: - Making

    /// A new order of a draft, initiated and not kept yet.
    func transfer(from draft: TransferDraft, standingOrder: ID<StandingOrder>? = nil) throws -> Transfer {
        Transfer(
            id: write.makeID(), reference: try reference(), source: draft.source, destination: draft.destination, amount: draft.amount,
            otherAmount: draft.otherAmount, day: draft.day, note: TransferNote.cleaned(draft.note), category: draft.category,
            standingOrder: standingOrder, member: write.member.id, createdAt: write.milliseconds)
    }

    /// Keeps a new order.
    func insert(_ transfer: Transfer, key: String?, occurrence: Day? = nil, confirmedDay: Day? = nil) throws {
        try transfers.insert(
            transfer, party: try keep(transfer.destination), key: key, occurrence: occurrence, confirmedDay: confirmedDay)
    }

    /// A standing order of a draft; it waits until its first occurrence is confirmed.
    func insertStandingOrder(of draft: TransferDraft, key: String?, isActive: Bool, nextIndex: Int = 0) throws -> StandingOrder {
        guard let schedule = draft.schedule else { throw ServiceError.usage("A standing order needs a schedule") }
        let order = StandingOrder(
            id: write.makeID(), source: draft.source, destination: draft.destination, amount: draft.amount,
            note: TransferNote.cleaned(draft.note), category: draft.category, schedule: schedule, nextIndex: nextIndex, isActive: isActive,
            member: write.member.id,
            createdAt: write.milliseconds)
        try orders.insert(order, party: try keep(draft.destination), key: key)
        return order
    }

    /// The occurrence of a standing order on a day, approved with the order and not kept yet.
    func transfer(of order: StandingOrder, on day: Day) throws -> Transfer {
        Transfer(
            id: write.makeID(), reference: try reference(), status: .pending, source: order.source, destination: order.destination,
            amount: order.amount, day: day, note: order.note, category: order.category, standingOrder: order.id, member: order.member,
            createdAt: write.milliseconds, confirmedAt: write.milliseconds)
    }

    // MARK: - Steps

    /// Confirms an order that the rules allow: posts it where its day has come, else lets it wait.
    ///
    /// - Parameter needsProof: whether more than a button confirmed it.
    /// - Returns: the order as it is to be kept.
    func confirmed(_ transfer: Transfer, needsProof: Bool) throws -> Transfer {
        var transfer = transfer
        transfer.confirmedAt = write.milliseconds
        transfer.member = write.member.id
        if needsProof { transfer.status = try transfer.status.stepping(to: .confirmed) }
        transfer.status = try transfer.status.stepping(to: .pending)
        guard transfer.day <= today else { return transfer }
        return try TransferPosting(write).post(transfer)
    }

    /// Does an order whose day has come, or lets it fail and says why.
    ///
    /// - Returns: the order as it is to be kept.
    func due(_ transfer: Transfer) throws -> Transfer {
        if let failure = try failure(of: transfer) { return try failed(transfer, failure) }
        do {
            return try TransferPosting(write).post(transfer)
        } catch ServiceError.closedDay {
            return try failed(transfer, .dayClosed)
        }
    }

    func failed(_ transfer: Transfer, _ failure: TransferFailure) throws -> Transfer {
        var transfer = transfer
        transfer.status = try transfer.status.stepping(to: .failed)
        transfer.failure = failure
        transfer.endedAt = write.milliseconds
        return transfer
    }

    /// Takes an order back. What it has in the ledger is cancelled; what has not begun leaves nothing behind but its own row.
    func cancel(_ transfer: Transfer) throws -> Transfer {
        _ = try step(transfer.status, to: .cancelled)
        try limits.closeConfirmations(of: transfer.id)
        if let group = try transfer.transaction.flatMap({ try write.transactions.group($0) }) {
            try end(group, as: .cancelled)
            return try find(transfer.id)
        }
        if transfer.status == .initiated, let order = transfer.standingOrder { try orders.delete(order) }
        var cancelled = transfer
        cancelled.status = .cancelled
        cancelled.endedAt = write.milliseconds
        return try keep(cancelled)
    }

    /// Ends the pending transaction of an order, and the order with it.
    func end(_ group: TransactionGroup, as status: TransactionStatus, on day: Day? = nil) throws {
        var ended = group
        ended.status = status
        if let day {
            for index in ended.parts.indices {
                ended.parts[index].sourceDay = day
                ended.parts[index].destinationDay = day
            }
        }
        _ = try write.change(group, to: ended, waiting: status == .completed ? nil : [])
    }

    /// Keeps an order that was found in this write.
    ///
    /// - Throws: `ServiceError.conflict` where it is not as it was found.
    func keep(_ transfer: Transfer) throws -> Transfer {
        guard try transfers.update(transfer) else { throw ServiceError.conflict }
        var kept = transfer
        kept.revision += 1
        return kept
    }

    /// The step, or the sentence that says why there is none.
    func step(_ status: TransferStatus, to next: TransferStatus) throws -> TransferStatus {
        do {
            return try status.stepping(to: next)
        } catch {
            throw ServiceError.rule(error.description)
        }
    }

    // MARK: - History

    func record(_ action: AuditRecord.Action, _ transfer: Transfer) throws {
        try write.record(action, subject: try name(of: transfer.destination))
    }

    /// Tells the others of an order that was confirmed.
    func tellConfirmed(_ transfer: Transfer) throws {
        try TransferTelling(write).tellConfirmed(transfer, name: try name(of: transfer.destination))
    }

    /// Whom or what money goes to.
    func name(of destination: TransferDestination) throws -> String {
        if let party = destination.payee { return party.name }
        return try destination.account.flatMap { try write.places.find(Place($0))?.name } ?? ""
    }

    // MARK: - Private

    /// Why an order cannot be done now; nil where it can.
    private func failure(of transfer: Transfer) throws -> TransferFailure? {
        guard let source = try write.places.find(Place(transfer.source))?.toAccount(), !source.isArchived else { return .accountGone }
        guard source.currency == transfer.amount.currency else { return .currencyChanged }
        if let id = transfer.destination.account {
            guard let destination = try write.places.find(Place(id))?.toAccount(), !destination.isArchived else { return .accountGone }
            guard destination.currency == (transfer.otherAmount ?? transfer.amount).currency else { return .currencyChanged }
        }
        return try checking.availableRefusal(transfer.amount, of: source) == nil ? nil : .exceedsAvailable
    }

    /// Keeps whom an order pays; nil where it stays in the household.
    private func keep(_ destination: TransferDestination) throws -> ID<PaymentParty>? {
        guard let party = destination.payee else { return nil }
        let id: ID<PaymentParty> = write.makeID()
        try PaymentPartyRepository(write.connection, household: household.id).insert(PaymentPartyRule.cleaned(party), id: id)
        return id
    }

    /// A reference that no order of the household has.
    private func reference() throws -> TransferReference {
        while true {
            // Ids are random in their low bits, so one hash of each is enough.
            var hash = StableHash()
            hash.combine(UInt64(clamping: (write.makeID() as ID<Transfer>).rawValue))
            guard let reference = TransferReference(number: Int(hash.value % UInt64(TransferReference.count))) else { continue }
            if try !transfers.isTaken(reference) { return reference }
        }
    }
}
