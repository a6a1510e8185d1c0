import Models
import Services
import Storage

/// The household's standing orders.
struct LiveStandingOrderService: StandingOrderServiceProtocol {
    let context: ServiceContext

    private var transfers: LiveTransferService { LiveTransferService(context: context) }

    func addStandingOrder(_ draft: TransferDraft) async throws -> StandingOrder {
        try await transfers.write([.transfers]) { writing in
            if let key = draft.key, let known = try writing.orders.find(key: writing.write.readable(key)) { return known }
            guard let schedule = draft.schedule, schedule.anchor == draft.day else {
                throw ServiceError.usage("A standing order needs a schedule that begins on its day")
            }
            try refuse(draft, writing)
            guard try TransferProving(writing.write.connection, context: context).kind(for: draft.amount) == .none else {
                throw ServiceError.confirmationNeeded
            }
            let left = try occurrencesLeftOut(of: draft)
            guard schedule.occurrence(left) != nil else { throw ServiceError.rule("The standing order has no day from today on") }
            let order = try writing.insertStandingOrder(of: draft, key: draft.key, isActive: true, nextIndex: left)
            try record(.addStandingOrder, order, writing)
            return order
        }
    }

    func fetchStandingOrder(id: ID<StandingOrder>) async throws -> StandingOrderDetails {
        try await context.read { try TransferReader($0, context: context).details(id) }
    }

    func skipNext(id: ID<StandingOrder>, on day: Day) async throws -> StandingOrder {
        try await transfers.write([.transfers]) { writing in
            let order = try find(id, writing)
            guard order.nextDay == day else { throw ServiceError.conflict }
            try cancelWaiting(order, on: day, writing)
            var skipped = order
            skipped.nextIndex += 1
            if skipped.nextDay == nil { skipped.isActive = false }
            return try keep(skipped, .skipOccurrence, writing)
        }
    }

    func updateStandingOrder(id: ID<StandingOrder>, _ edit: StandingOrderEdit, revision: Int64) async throws -> StandingOrder {
        try await transfers.write([.transfers]) { writing in
            let order = try find(id, writing)
            guard order.revision == revision else { throw ServiceError.conflict }
            guard let next = order.nextDay else { throw ServiceError.rule("The standing order has ended") }
            var changed = order
            if let amount = edit.amount { changed.amount = amount }
            if let note = edit.note { changed.note = TransferNote.cleaned(note) }
            if let schedule = edit.schedule { try changed.reschedule(schedule) }
            guard let day = changed.nextDay else { throw ServiceError.rule("The standing order has no further day") }
            let refusals = try writing.checking.refusals(
                of: TransferTerms(changed, on: day), by: context.member.id, allowsPast: day == next, countsDaily: false)
            // The available balance is checked on the day of execution.
            if let refusal = refusals.first(where: { if case .exceedsAvailable = $0 { false } else { true } }) {
                throw ServiceError.rule(refusal.description)
            }
            let isMore = changed.amount.minorUnits > order.amount.minorUnits || changed.schedule != order.schedule
            if isMore, try transfers.needsProof(changed.amount, writing) {
                throw ServiceError.rule(
                    "This is above your household's limit. End the standing order and order it again, so that it is confirmed")
            }
            try moveWaiting(of: order, on: next, to: changed, on: day, writing)
            return try keep(changed, .editStandingOrder, writing)
        }
    }

    func endStandingOrder(id: ID<StandingOrder>) async throws -> StandingOrder {
        try await transfers.write([.transfers]) { writing in
            let order = try find(id, writing)
            // Repeated requests end it once.
            guard order.isActive else { return order }
            if let day = order.nextDay { try cancelWaiting(order, on: day, writing) }
            var ended = order
            ended.isActive = false
            return try keep(ended, .endStandingOrder, writing)
        }
    }

    // MARK: - Private

    /// - Throws: `ServiceError.notFound`.
    private func find(_ id: ID<StandingOrder>, _ writing: TransferWriting) throws -> StandingOrder {
        guard let order = try writing.orders.find(id) else { throw ServiceError.notFound }
        return order
    }

    private func refuse(_ draft: TransferDraft, _ writing: TransferWriting) throws {
        let refusals = try writing.checking.refusals(
            of: TransferTerms(draft), by: context.member.id, allowsPast: true, countsDaily: false)
        // The available balance is checked on the days of execution.
        if let refusal = refusals.first(where: { if case .exceedsAvailable = $0 { false } else { true } }) {
            throw ServiceError.rule(refusal.description)
        }
    }

    /// Number of occurrences before today that are skipped.
    ///
    /// - Throws: `ServiceError.rule` if there are some and the draft does not give a valid number to execute.
    private func occurrencesLeftOut(of draft: TransferDraft) throws -> Int {
        let past = draft.occurrences(before: try context.today())
        guard past > 0 || draft.pastOccurrences ?? 0 != 0 else { return 0 }
        let most = min(past, TransferDraft.mostPastOccurrences)
        guard let wanted = draft.pastOccurrences else {
            throw ServiceError.rule(
                "The first day lies in the past, with \(past) occurrence\(past == 1 ? "" : "s") before today: say how many of them to book, "
                    + "0 to \(most)")
        }
        guard (0...most).contains(wanted) else {
            throw ServiceError.rule("Of the \(past) occurrences before today 0 to \(most) can be booked, not \(wanted)")
        }
        return past - wanted
    }

    /// The first occurrence was confirmed on its own and may still be scheduled.
    private func cancelWaiting(_ order: StandingOrder, on day: Day, _ writing: TransferWriting) throws {
        guard let waiting = try writing.transfers.occurrence(of: order.id, on: day), waiting.isScheduled else { return }
        _ = try writing.cancel(waiting)
    }

    private func moveWaiting(
        of order: StandingOrder, on day: Day, to changed: StandingOrder, on newDay: Day, _ writing: TransferWriting
    ) throws {
        guard var waiting = try writing.transfers.occurrence(of: order.id, on: day), waiting.isScheduled else { return }
        waiting.amount = changed.amount
        waiting.note = changed.note
        waiting.day = newDay
        _ = try writing.keep(waiting)
        if newDay != day { try writing.transfers.setOccurrence(waiting.id, to: newDay) }
    }

    private func keep(_ order: StandingOrder, _ action: AuditRecord.Action, _ writing: TransferWriting) throws -> StandingOrder {
        guard try writing.orders.update(order) else { throw ServiceError.conflict }
        try record(action, order, writing)
        var kept = order
        kept.revision += 1
        return kept
    }

    private func record(_ action: AuditRecord.Action, _ order: StandingOrder, _ writing: TransferWriting) throws {
        try writing.write.record(action, subject: try writing.name(of: order.destination))
    }
}
