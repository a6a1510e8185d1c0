import Ledger
import Models
import Services
import Storage
import TransferModel

/// The steps of an order within one unit of work: creation, confirmation, execution, failure, cancellation.
struct TransferWriter {
    let write: UnitOfWork
    let transfers: TransferRepository
    let orders: StandingOrderRepository
    let limits: TransferLimitRepository
    let validator: TransferValidator
    private let household: Household
    private let today: Day

    init(_ write: UnitOfWork, household: Household, today: Day) {
        self.write = write
        self.household = household
        self.today = today
        transfers = TransferRepository(write.connection, household: household.id)
        orders = StandingOrderRepository(write.connection, household: household.id)
        limits = TransferLimitRepository(write.connection, household: household.id)
        validator = TransferValidator(write, household: household, today: today)
    }

    /// A transfer between accounts that the member sees.
    ///
    /// - Throws: `ServiceError.notFound`.
    func find(_ id: ID<Transfer>) throws -> Transfer {
        guard let transfer = try write.named(in: TransferRepository.init).find(id) else { throw ServiceError.notFound }
        return transfer
    }

    /// A standing order between accounts that the member sees.
    ///
    /// - Throws: `ServiceError.notFound`.
    func find(_ id: ID<StandingOrder>) throws -> StandingOrder {
        guard let order = try write.named(in: StandingOrderRepository.init).find(id) else { throw ServiceError.notFound }
        return order
    }

    // MARK: - Creating

    /// Makes a transfer from a draft, initiated and not yet saved.
    func transfer(from draft: TransferDraft, standingOrder: ID<StandingOrder>? = nil) throws -> Transfer {
        Transfer(
            id: write.makeID(), reference: try reference(), source: draft.source, destination: draft.destination, amount: draft.amount,
            otherAmount: draft.otherAmount, day: draft.day, note: TransferNote.cleaned(draft.note), category: draft.category,
            standingOrder: standingOrder, member: write.member.id, createdAt: write.milliseconds)
    }

    /// Inserts a new transfer.
    func insert(_ transfer: Transfer, key: String?, occurrence: Day? = nil, confirmedDay: Day? = nil) throws {
        try transfers.insert(
            transfer, party: try save(transfer.destination), key: key, occurrence: occurrence, confirmedDay: confirmedDay)
    }

    /// Inserts a standing order from a draft; it is inactive until its first occurrence is confirmed.
    func insertStandingOrder(of draft: TransferDraft, key: String?, isActive: Bool, nextIndex: Int = 0) throws -> StandingOrder {
        guard let schedule = draft.schedule else { throw ServiceError.rule(.standingOrderScheduleMissing) }
        let order = StandingOrder(
            id: write.makeID(), source: draft.source, destination: draft.destination, amount: draft.amount,
            note: TransferNote.cleaned(draft.note), category: draft.category, schedule: schedule, nextIndex: nextIndex, isActive: isActive,
            member: write.member.id,
            createdAt: write.milliseconds)
        try orders.insert(order, party: try save(draft.destination), key: key)
        return order
    }

    /// Makes the transfer of a standing order on a day, approved with the order and not yet saved.
    func transfer(of order: StandingOrder, on day: Day) throws -> Transfer {
        Transfer(
            id: write.makeID(), reference: try reference(), status: .pending, source: order.source, destination: order.destination,
            amount: order.amount, day: day, note: order.note, category: order.category, standingOrder: order.id, member: order.member,
            createdAt: write.milliseconds, confirmedAt: write.milliseconds)
    }

    // MARK: - Steps

    /// Confirms a valid order: posts it if it is due, otherwise leaves it scheduled.
    ///
    /// - Parameter needsProof: whether a proof was required.
    /// - Returns: the order, not yet saved.
    func confirmed(_ transfer: Transfer, needsProof: Bool) throws -> Transfer {
        var transfer = transfer
        transfer.confirmedAt = write.milliseconds
        transfer.member = write.member.id
        if needsProof { transfer.status = try transfer.status.transitioning(to: .confirmed) }
        transfer.status = try transfer.status.transitioning(to: .pending)
        guard transfer.day <= today else { return transfer }
        return try TransferPoster(write: write).post(transfer)
    }

    /// Executes a due order, or records the reason of its failure.
    ///
    /// - Returns: the order, not yet saved.
    func due(_ transfer: Transfer) throws -> Transfer {
        if let failure = try failure(of: transfer) { return try failed(transfer, failure) }
        do {
            return try TransferPoster(write: write).post(transfer)
        } catch ServiceError.closedDay {
            return try failed(transfer, .dayClosed)
        }
    }

    func failed(_ transfer: Transfer, _ failure: TransferFailure) throws -> Transfer {
        var transfer = transfer
        transfer.status = try transfer.status.transitioning(to: .failed)
        transfer.failure = failure
        transfer.endedAt = write.milliseconds
        return transfer
    }

    /// Cancels an order with its transaction.
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
        return try save(cancelled)
    }

    /// Ends an order by ending its pending transaction.
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

    /// Updates an order that was read in this unit of work.
    ///
    /// - Throws: `ServiceError.conflict` if its revision changed.
    func save(_ transfer: Transfer) throws -> Transfer { try transfer.revised(transfers.update(transfer)) }

    /// The next status.
    ///
    /// - Throws: `ServiceError.rule` if the step is not allowed.
    func step(_ status: TransferStatus, to next: TransferStatus) throws -> TransferStatus {
        do {
            return try status.transitioning(to: next)
        } catch {
            throw ServiceError.rule(RuleViolation(error))
        }
    }

    // MARK: - History

    func record(_ action: AuditRecord.Action, _ transfer: Transfer) throws {
        try write.touch([transfer.source, transfer.destination.account])
        try write.record(action, subject: try name(of: transfer.destination), target: transfer.id.description)
    }

    /// Notifies the other members of a confirmed order.
    func notifyConfirmed(_ transfer: Transfer) throws {
        try TransferNotifier(write).notifyConfirmed(transfer, name: try name(of: transfer.destination))
    }

    /// The name of the recipient.
    func name(of destination: TransferDestination) throws -> String {
        if let party = destination.payee { return party.name }
        return try destination.account.flatMap { try write.ledgerAccounts.find(LedgerAccountID($0))?.name } ?? ""
    }

    // MARK: - Private

    /// The reason for which an order cannot be executed now; nil if it can.
    private func failure(of transfer: Transfer) throws -> TransferFailure? {
        guard let source = try write.ledgerAccounts.find(LedgerAccountID(transfer.source))?.toAccount(), !source.isArchived else {
            return .accountGone
        }
        guard source.currency == transfer.amount.currency else { return .currencyChanged }
        if let id = transfer.destination.account {
            guard let destination = try write.ledgerAccounts.find(LedgerAccountID(id))?.toAccount(), !destination.isArchived else {
                return .accountGone
            }
            guard destination.currency == (transfer.otherAmount ?? transfer.amount).currency else { return .currencyChanged }
        }
        return try validator.availableViolation(transfer.amount, of: source) == nil ? nil : .exceedsAvailable
    }

    /// Stores the recipient of an order; nil for own accounts.
    private func save(_ destination: TransferDestination) throws -> ID<PaymentParty>? {
        guard let party = destination.payee else { return nil }
        let id: ID<PaymentParty> = write.makeID()
        try PaymentPartyRepository(write.connection, household: household.id).insert(PaymentPartyRule.cleaned(party), id: id)
        return id
    }

    /// Makes a reference that is unique in the household.
    private func reference() throws -> TransferReference {
        while true {
            // The low bits of ids are random, so one hash of each suffices.
            var hash = StableHash()
            hash.combine(UInt64(clamping: (write.makeID() as ID<Transfer>).rawValue))
            guard let reference = TransferReference(number: Int(hash.value % UInt64(TransferReference.count))) else { continue }
            if try !transfers.isTaken(reference) { return reference }
        }
    }
}
