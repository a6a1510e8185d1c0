import Models
import Services

/// Orders that return.
extension MockState {

    func standingOrder(_ id: ID<StandingOrder>) throws -> StandingOrder {
        guard let order = transfers.standing.first(where: { $0.id == id }) else { throw ServiceError.notFound }
        return order
    }

    /// Changes a standing order, which gets another revision by it.
    @discardableResult
    mutating func change(_ id: ID<StandingOrder>, _ body: (inout StandingOrder) -> Void) throws -> StandingOrder {
        guard let index = transfers.standing.firstIndex(where: { $0.id == id }) else { throw ServiceError.notFound }
        body(&transfers.standing[index])
        transfers.standing[index].revision += 1
        return transfers.standing[index]
    }

    /// What it makes is due from its first day on, however long ago that was.
    mutating func addStandingOrder(_ draft: TransferDraft) throws -> StandingOrder {
        if let key = draft.key, let made = transfers.keyedStanding[key] { return try standingOrder(made) }
        guard let schedule = draft.schedule else { throw ServiceError.usage("A standing order needs a schedule") }
        var checked = draft
        checked.day = max(draft.day, today.adding(days: 1))
        if let refusal = try refusals(of: checked).first { throw ServiceError.rule(refusal.description) }
        guard try proof(for: draft.amount) == .none else { throw ServiceError.confirmationNeeded }
        now += 1_000
        let order = StandingOrder(
            id: makeID(), source: draft.source, destination: draft.destination, amount: draft.amount,
            note: TransferNote.cleaned(draft.note),
            category: draft.category, schedule: schedule, member: context.member.id, createdAt: now)
        transfers.standing.append(order)
        if let key = draft.key { transfers.keyedStanding[key] = order.id }
        record(.addStandingOrder, try details(of: order).recipient)
        return order
    }

    mutating func skipNext(_ id: ID<StandingOrder>, on day: Day) throws -> StandingOrder {
        let order = try standingOrder(id)
        guard order.nextDay == day else { throw ServiceError.conflict }
        record(.skipOccurrence, try details(of: order).recipient)
        return try change(id) { $0.nextIndex += 1 }
    }

    mutating func update(_ id: ID<StandingOrder>, _ edit: StandingOrderEdit, revision: Int64) throws -> StandingOrder {
        let order = try standingOrder(id)
        guard order.revision == revision else { throw ServiceError.conflict }
        guard order.isActive else { throw ServiceError.rule("The standing order has ended") }
        var changed = order
        if let amount = edit.amount { changed.amount = amount }
        if let note = edit.note { changed.note = TransferNote.cleaned(note) }
        if let schedule = edit.schedule { try changed.reschedule(schedule) }
        let draft = TransferDraft(
            source: changed.source, destination: changed.destination, amount: changed.amount,
            day: changed.nextDay ?? today, note: changed.note, category: changed.category, schedule: changed.schedule)
        let refusals = try refusals(of: draft).filter {
            switch $0 {
            case .exceedsDailyLimit, .exceedsAvailable: false
            default: true
            }
        }
        if let refusal = refusals.first { throw ServiceError.rule(refusal.description) }
        let isMore = changed.amount.minorUnits > order.amount.minorUnits || changed.schedule != order.schedule
        if isMore, try proof(for: changed.amount) != .none {
            throw ServiceError.rule(
                "This is above your household's limit. End the standing order and order it again, so that it is confirmed")
        }
        record(.editStandingOrder, try details(of: changed).recipient)
        return try change(id) { $0 = changed }
    }

    mutating func endStandingOrder(_ id: ID<StandingOrder>) throws -> StandingOrder {
        let order = try standingOrder(id)
        guard order.isActive else { return order }
        record(.endStandingOrder, try details(of: order).recipient)
        return try change(id) { $0.isActive = false }
    }
}
