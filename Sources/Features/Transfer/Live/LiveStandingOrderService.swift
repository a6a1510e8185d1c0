import Ledger
import Models
import ServiceKit
import Services
import TransferModel

/// The household's standing orders.
struct LiveStandingOrderService: StandingOrderServiceProtocol {
    let context: ServiceContext

    private var transfers: LiveTransferService { LiveTransferService(context: context) }

    func addStandingOrder(_ draft: TransferDraft) async throws -> StandingOrder {
        try await transfers.write([.transfers]) { writer in
            if let key = draft.key, let known = try writer.orders.find(key: writer.write.validatedKey(key)) { return known }
            guard let schedule = draft.schedule, schedule.anchor == draft.day else {
                throw ServiceError.rule(.standingOrderScheduleDay)
            }
            try validate(draft, writer)
            guard try TransferProofPolicy(connection: writer.write.connection, context: context).kind(for: draft.amount) == .none else {
                throw ServiceError.confirmationNeeded
            }
            let left = try occurrencesLeftOut(of: draft)
            guard schedule.occurrence(left) != nil else { throw ServiceError.rule(.standingOrderOver) }
            let order = try writer.insertStandingOrder(of: draft, key: draft.key, isActive: true, nextIndex: left)
            try record(.addStandingOrder, order, writer)
            return order
        }
    }

    func fetchStandingOrder(id: ID<StandingOrder>) async throws -> StandingOrderDetails {
        try await context.read { try TransferReader($0, context: context).details(id) }
    }

    func skipNext(id: ID<StandingOrder>, on day: Day) async throws -> StandingOrder {
        try await transfers.write([.transfers]) { writer in
            let order = try writer.find(id)
            guard order.nextDay == day else { throw ServiceError.conflict }
            try cancelScheduled(order, on: day, writer)
            var skipped = order
            skipped.nextIndex += 1
            if skipped.nextDay == nil { skipped.isActive = false }
            return try save(skipped, .skipOccurrence, writer)
        }
    }

    func updateStandingOrder(id: ID<StandingOrder>, _ edit: StandingOrderEdit, revision: Int64) async throws -> StandingOrder {
        try await transfers.write([.transfers]) { writer in
            let order = try writer.find(id)
            guard order.revision == revision else { throw ServiceError.conflict }
            guard let next = order.nextDay else { throw ServiceError.rule(.standingOrderEnded) }
            var changed = order
            if let amount = edit.amount { changed.amount = amount }
            if let note = edit.note { changed.note = TransferNote.cleaned(note) }
            if let schedule = edit.schedule { try changed.reschedule(schedule) }
            guard let day = changed.nextDay else { throw ServiceError.rule(.standingOrderWithoutNextDay) }
            let violations = try writer.validator.violations(
                of: TransferTerms(changed, on: day), by: context.member.id, allowsPast: day == next, countsDaily: false)
            // The available balance is validated on the day of execution.
            if let violation = violations.first(where: { if case .exceedsAvailable = $0 { false } else { true } }) {
                throw ServiceError.rule(RuleViolation(violation))
            }
            let isMore = changed.amount.minorUnits > order.amount.minorUnits || changed.schedule != order.schedule
            if isMore, try transfers.needsProof(changed.amount, writer) {
                throw ServiceError.rule(.standingOrderEditNeedsProof)
            }
            try moveScheduled(of: order, on: next, to: changed, on: day, writer)
            return try save(changed, .editStandingOrder, writer)
        }
    }

    func endStandingOrder(id: ID<StandingOrder>) async throws -> StandingOrder {
        try await transfers.write([.transfers]) { writer in
            let order = try writer.find(id)
            // Repeated requests end it once.
            guard order.isActive else { return order }
            if let day = order.nextDay { try cancelScheduled(order, on: day, writer) }
            var ended = order
            ended.isActive = false
            return try save(ended, .endStandingOrder, writer)
        }
    }

    // MARK: - Private

    private func validate(_ draft: TransferDraft, _ writer: TransferWriter) throws {
        let violations = try writer.validator.violations(
            of: TransferTerms(draft), by: context.member.id, allowsPast: true, countsDaily: false)
        // The available balance is validated on the days of execution.
        if let violation = violations.first(where: { if case .exceedsAvailable = $0 { false } else { true } }) {
            throw ServiceError.rule(RuleViolation(violation))
        }
    }

    /// Number of occurrences before today that are skipped.
    ///
    /// - Throws: `ServiceError.rule` if there are some and the draft does not give a valid number to execute.
    private func occurrencesLeftOut(of draft: TransferDraft) throws -> Int {
        let past = draft.occurrences(before: try context.today())
        guard past > 0 || draft.pastOccurrences ?? 0 != 0 else { return 0 }
        let maximum = min(past, TransferDraft.maxPastOccurrences)
        guard let wanted = draft.pastOccurrences else { throw ServiceError.rule(.standingOrderPastOpen(past, most: maximum)) }
        guard (0...maximum).contains(wanted) else {
            throw ServiceError.rule(.standingOrderPastOutOfRange(wanted, of: past, most: maximum))
        }
        return past - wanted
    }

    /// The first occurrence was confirmed on its own and may still be scheduled.
    private func cancelScheduled(_ order: StandingOrder, on day: Day, _ writer: TransferWriter) throws {
        guard let scheduled = try writer.transfers.occurrence(of: order.id, on: day), scheduled.isScheduled else { return }
        _ = try writer.cancel(scheduled)
    }

    private func moveScheduled(
        of order: StandingOrder, on day: Day, to changed: StandingOrder, on newDay: Day, _ writer: TransferWriter
    ) throws {
        guard var scheduled = try writer.transfers.occurrence(of: order.id, on: day), scheduled.isScheduled else { return }
        scheduled.amount = changed.amount
        scheduled.note = changed.note
        scheduled.day = newDay
        _ = try writer.save(scheduled)
        if newDay != day { try writer.transfers.setOccurrence(scheduled.id, to: newDay) }
    }

    private func save(_ order: StandingOrder, _ action: AuditRecord.Action, _ writer: TransferWriter) throws -> StandingOrder {
        let saved = try order.revised(writer.orders.update(order))
        try record(action, order, writer)
        return saved
    }

    private func record(_ action: AuditRecord.Action, _ order: StandingOrder, _ writer: TransferWriter) throws {
        try writer.write.touch([order.source, order.destination.account])
        try writer.write.record(action, subject: try writer.name(of: order.destination), target: order.id.description)
    }
}
