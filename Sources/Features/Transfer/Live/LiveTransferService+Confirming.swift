import Ledger
import Models
import ServiceKit
import Services
import Storage
import TransferModel

extension LiveTransferService {
    func review(id: ID<Transfer>) async throws -> TransferReview {
        let isOpening = try await context.read { connection in
            guard let transfer = try TransferRepository(connection, household: context.household.id).find(id) else {
                throw ServiceError.notFound
            }
            return try transfer.status == .initiated && context.member.role.canWrite && proofKind(connection, transfer) != .none
        }
        guard isOpening, let session = context.session else { return try await context.read { try review(id, $0) } }
        return try await write([]) { writer in
            let end = try writer.limits.confirmationEnd(of: id, in: session) ?? 0
            // Reviewing again does not extend the timeout; after it has expired, it starts again.
            if !isOpen(until: end) {
                try writer.limits.openConfirmation(of: id, in: session, until: context.clock.now() + TransferReview.confirmationLifetime)
            }
            return try review(id, writer.write.visible)
        }
    }

    func confirm(id: ID<Transfer>, proof: TransferProof, digest: String) async throws -> Transfer {
        try context.requireWriter()
        // Before the unit of work, because hashing is slow, and what a passkey confirms is the transfer as it is confirmed below.
        let isRight: Bool
        switch proof {
        case .none, .code: isRight = false
        case .passphrase(let passphrase): isRight = try await context.record(of: passphrase) != nil
        case .passkey(let answer):
            isRight = try await context.usePasskey(answer, for: TransferReview.passkeyContent(of: id, digest: digest))
        }
        let outcome = try await write { writer in
            try confirm(try writer.find(id), proof: proof, isRightAnswer: isRight, digest: digest, writer)
        }
        switch outcome {
        case .confirmed(let transfer): return transfer
        case .refused(let violation): throw ServiceError.rule(violation)
        }
    }

    // MARK: - Private

    /// An outcome that is committed: a wrong proof is counted even though it is rejected.
    private enum Outcome: Sendable {
        case confirmed(Transfer)
        case refused(RuleViolation)
    }

    private func confirm(
        _ transfer: Transfer, proof: TransferProof, isRightAnswer: Bool, digest: String, _ writer: TransferWriter
    ) throws -> Outcome {
        // Repeated requests confirm it once.
        if transfer.confirmedAt != nil, transfer.status != .cancelled { return .confirmed(transfer) }
        guard transfer.status == .initiated else { _ = try writer.step(transfer.status, to: .confirmed); return .confirmed(transfer) }
        let order = try transfer.standingOrder.flatMap { try writer.orders.find($0) }
        guard transfer.digest(schedule: order?.schedule) == digest else { throw ServiceError.conflict }
        var terms = TransferTerms(transfer)
        terms.schedule = order?.schedule
        try validate(terms, writer)
        let kind = try proofKind(writer.write.connection, transfer)
        if let violation = try verify(transfer, kind, proof, isRightAnswer, writer) { return .refused(violation) }
        let confirmed = try writer.save(try writer.confirmed(transfer, needsProof: kind != .none))
        try writer.transfers.setConfirmed(confirmed.id, on: try context.today(), by: context.member.id)
        try writer.limits.closeConfirmations(of: confirmed.id)
        if var order {
            order.isActive = true
            // A scheduled first occurrence is executed with the others.
            if confirmed.transaction != nil { order.nextIndex += 1 }
            if order.nextDay == nil { order.isActive = false }
            guard try writer.orders.update(order) else { throw ServiceError.conflict }
            try writer.record(.addStandingOrder, confirmed)
        } else {
            try writer.record(.orderTransfer, confirmed)
        }
        try writer.notifyConfirmed(confirmed)
        return .confirmed(confirmed)
    }

    /// Whether a confirmation that ends at an instant is open. One that ends later than any that starts now was started by a wrong clock.
    private func isOpen(until end: Int64) -> Bool {
        context.clock.isRecent(
            end.subtractingClamped(TransferReview.confirmationLifetime), within: TransferReview.confirmationLifetime)
    }

    /// Verifies a proof and counts a wrong one.
    ///
    /// - Returns: the violated rule; nil if the proof is right.
    private func verify(
        _ transfer: Transfer, _ kind: TransferProofKind, _ proof: TransferProof, _ isRightAnswer: Bool, _ writer: TransferWriter
    ) throws -> RuleViolation? {
        guard kind != .none else { return nil }
        guard let session = context.session, let member = context.member.id else { throw ServiceError.unauthorized }
        guard let end = try writer.limits.confirmationEnd(of: transfer.id, in: session), isOpen(until: end) else {
            return .transferConfirmationExpired
        }
        let isRight =
            switch (kind, proof) {
            case (.code, .code(let code)): try context.useCode(code, of: member, from: session, in: writer.write)
            case (.passphrase, .passphrase), (_, .passkey): isRightAnswer
            default: false
            }
        guard !isRight else { return nil }
        let wrong = try writer.limits.incrementWrongProofs(of: transfer.id)
        let failure = violation(of: proof, kind)
        guard wrong < TransferReview.maxAttempts else {
            _ = try writer.cancel(try writer.find(transfer.id))
            return .transferCancelledByFailures(failure)
        }
        return failure
    }

    private func violation(of proof: TransferProof, _ kind: TransferProofKind) -> RuleViolation {
        if case .passkey = proof { .passkeyRefused } else if kind == .code { .oneTimeCodeWrong } else { .passphraseWrong }
    }

    private func review(_ id: ID<Transfer>, _ connection: Connection) throws -> TransferReview {
        let details = try TransferReader(connection, context: context).details(id)
        let limits = TransferLimitRepository(connection, household: context.household.id)
        var terms = TransferTerms(details.transfer)
        terms.schedule = details.standingOrder?.schedule
        let isOpen = details.transfer.status == .initiated
        let validator = TransferValidator(connection, household: context.household, today: try context.today())
        return TransferReview(
            details: details, proof: isOpen ? try proofKind(connection, details.transfer) : .none,
            expiresAt: isOpen ? try context.session.flatMap { try limits.confirmationEnd(of: id, in: $0) } : nil,
            attemptsLeft: max(TransferReview.maxAttempts - (try limits.wrongProofs(of: id)), 0),
            digest: details.transfer.digest(schedule: terms.schedule),
            violations: isOpen ? try validator.violations(of: terms, by: context.member.id) : [])
    }

    private func proofKind(_ connection: Connection, _ transfer: Transfer) throws -> TransferProofKind {
        try TransferProofPolicy(connection: connection, context: context).kind(for: transfer.amount)
    }
}
