import Ledger
import Models
import ServiceKit
import Services
import Storage
import TransferModel

/// The household's transfers: each step is one unit of work that includes its postings.
struct LiveTransferService: TransferServiceProtocol {
    let context: ServiceContext

    // MARK: - Ordering

    func fetchForm() async throws -> TransferForm {
        try await context.read { try TransferReader($0, context: context).form() }
    }

    func check(_ draft: TransferDraft) async throws -> TransferCheck {
        try await context.read { connection in
            let validator = TransferValidator(connection, household: context.household, today: try context.today())
            return TransferCheck(
                violations: try validator.violations(of: TransferTerms(draft), by: context.member.id),
                proof: try TransferProofPolicy(connection: connection, context: context).kind(for: draft.amount))
        }
    }

    func initiate(_ draft: TransferDraft) async throws -> Transfer {
        try await write { writer in
            if let known = try existing(draft.key, writer) { return known }
            try validate(TransferTerms(draft), writer)
            let order = try draft.schedule.map { _ in try writer.insertStandingOrder(of: draft, key: nil, isActive: false) }
            let transfer = try writer.transfer(from: draft, standingOrder: order?.id)
            try writer.insert(transfer, key: draft.key, occurrence: order?.schedule.anchor)
            return transfer
        }
    }

    func order(_ draft: TransferDraft) async throws -> Transfer {
        guard draft.schedule == nil else { throw ServiceError.rule(.transferRepeats) }
        return try await write { writer in
            if let known = try existing(draft.key, writer) { return known }
            try validate(TransferTerms(draft), writer)
            guard try TransferProofPolicy(connection: writer.write.connection, context: context).kind(for: draft.amount) == .none else {
                throw ServiceError.confirmationNeeded
            }
            let transfer = try writer.confirmed(try writer.transfer(from: draft), needsProof: false)
            try writer.insert(transfer, key: draft.key, confirmedDay: try context.today())
            try writer.record(.orderTransfer, transfer)
            try writer.notifyConfirmed(transfer)
            return transfer
        }
    }

    // MARK: - Changing

    func cancel(id: ID<Transfer>) async throws -> Transfer {
        try await write { writer in
            let transfer = try writer.find(id)
            // Repeated requests cancel it once.
            if transfer.status == .cancelled { return transfer }
            let cancelled = try writer.cancel(transfer)
            if transfer.confirmedAt != nil { try writer.record(.cancelTransfer, cancelled) }
            return cancelled
        }
    }

    func complete(id: ID<Transfer>, on day: Day) async throws -> Transfer {
        guard try day <= context.today() else { throw ServiceError.rule(.transferCompletionDay) }
        return try await endSent(id, as: .completed, on: day)
    }

    func fail(id: ID<Transfer>) async throws -> Transfer {
        try await endSent(id, as: .failed, on: nil)
    }

    /// Ends a pending order with the status reported by the user.
    private func endSent(_ id: ID<Transfer>, as status: TransactionStatus, on day: Day?) async throws -> Transfer {
        try await write { writer in
            let next: TransferStatus = status == .completed ? .completed : .failed
            let transfer = try writer.find(id)
            if transfer.status == next { return transfer }
            _ = try writer.step(transfer.status, to: next)
            guard let group = try transfer.transaction.flatMap({ try writer.write.transactions.group($0) }) else {
                throw ServiceError.rule(.transferDayNotReached)
            }
            try writer.end(group, as: status, on: day)
            var ended = try writer.find(id)
            if next == .failed {
                ended.failure = .refusedByBank
                ended = try writer.save(ended)
            }
            try writer.record(next == .completed ? .completeTransfer : .failTransfer, ended)
            return ended
        }
    }

    func updateTransfer(id: ID<Transfer>, _ edit: TransferEdit, revision: Int64) async throws -> Transfer {
        try await write { writer in
            var transfer = try writer.find(id)
            guard transfer.revision == revision else { throw ServiceError.conflict }
            guard transfer.isScheduled, transfer.standingOrder == nil else { throw ServiceError.rule(.transferNotScheduled) }
            let before = transfer.amount
            if let amount = edit.amount { transfer.amount = amount }
            if let other = edit.otherAmount { transfer.otherAmount = other }
            if let day = edit.day { transfer.day = day }
            if let note = edit.note { transfer.note = TransferNote.cleaned(note) }
            try validate(TransferTerms(transfer), writer, except: id)
            if transfer.amount.minorUnits > before.minorUnits, try needsProof(transfer.amount, writer) {
                throw ServiceError.rule(.transferEditNeedsProof)
            }
            var saved = try writer.save(transfer)
            // An edited transfer counts toward the daily limit of the day of the edit.
            try writer.transfers.setConfirmed(id, on: try context.today(), by: context.member.id)
            if try saved.day <= context.today() { saved = try writer.save(try TransferPoster(write: writer.write).post(saved)) }
            try writer.record(.editTransfer, saved)
            return saved
        }
    }

    // MARK: - Reading

    func fetchTransfer(id: ID<Transfer>) async throws -> TransferDetails {
        try await context.read { try TransferReader($0, context: context).details(id) }
    }

    func fetchTransfers(_ query: TransferQuery) async throws -> TransferPage {
        try await context.read { try TransferReader($0, context: context).page(query) }
    }

    func fetchOverview() async throws -> TransferOverview {
        try await context.read { try TransferReader($0, context: context).overview() }
    }

    func fetchScheduled() async throws -> ScheduledTransfers {
        try await context.read { try TransferReader($0, context: context).scheduled() }
    }

    // MARK: - Limits

    func fetchLimits() async throws -> TransferLimits {
        try await context.read { try TransferValidator.limits(of: context.household, $0) }
    }

    func setLimits(_ limits: TransferLimits) async throws {
        try context.requireOwner()
        let currency = context.household.currency
        let amounts = [limits.confirmation, limits.daily].compactMap(\.self)
        guard amounts.allSatisfy({ $0.currency == currency }) else { throw ServiceError.rule(.transferLimitCurrency(currency)) }
        guard amounts.allSatisfy({ !$0.isNegative }) else { throw ServiceError.rule(.transferLimitNegative) }
        for amount in amounts { try AmountRule.validated(amount) }
        try await write([.household]) { writer in
            try context.requireConfirmation(on: writer.write.connection)
            try writer.limits.save(limits, in: currency)
            try writer.write.record(.setTransferLimits, subject: context.household.name)
        }
    }

    // MARK: - Shared with the other files of the service

    func write<T: Sendable>(
        _ topics: Set<Topic> = [.transfers, .transactions, .accounts, .notifications],
        _ body: @escaping @Sendable (TransferWriter) throws -> T
    ) async throws -> T {
        try await context.write(topics, allowsGroupCommit: true) { write in
            try body(TransferWriter(write, household: context.household, today: try context.today()))
        }
    }

    /// The transfer created by an earlier request with this key.
    func existing(_ key: String?, _ writer: TransferWriter) throws -> Transfer? {
        guard let key else { return nil }
        guard (1...100).contains(key.utf8.count) else { throw ServiceError.rule(.formKeyMalformed) }
        return try writer.transfers.find(key: key)
    }

    /// - Throws: the first violation, as `ServiceError.rule`.
    ///
    /// - Parameter order: the order of the terms, excluded from the daily limit.
    func validate(_ terms: TransferTerms, _ writer: TransferWriter, except order: ID<Transfer>? = nil) throws {
        guard let violation = try writer.validator.violations(of: terms, by: context.member.id, except: order).first else { return }
        throw ServiceError.rule(RuleViolation(violation))
    }

    /// Whether the member would have to confirm an amount with a proof.
    func needsProof(_ amount: Money, _ writer: TransferWriter) throws -> Bool {
        try TransferProofPolicy(connection: writer.write.connection, context: context).kind(for: amount) != .none
    }
}
