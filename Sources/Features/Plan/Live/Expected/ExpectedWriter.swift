import Ledger
import Models
import PlanModel
import Recurrence
import RecurrenceLive
import RecurrenceModel
import Services
import Storage

/// Changes expected items within a unit of work.
struct ExpectedWriter {
    let write: UnitOfWork
    let today: Day
    let normalizer = PayeeNormalizer()
    let items: ExpectedItemRepository
    let occurrences: ExpectedOccurrenceRepository

    init(_ write: UnitOfWork, today: Day) {
        self.write = write
        self.today = today
        items = ExpectedItemRepository(write.connection, household: write.household)
        occurrences = ExpectedOccurrenceRepository(write.connection, household: write.household)
    }

    /// An item that the member sees.
    ///
    /// - Throws: `ServiceError.notFound`, also for a removed one.
    func find(_ id: ID<ExpectedItem>) throws -> ExpectedItem {
        let item = try write.named(in: ExpectedItemRepository.init).find(id).existing()
        try write.touch([item.account])
        return item
    }

    /// - Returns: with its new revision.
    /// - Throws: `ServiceError.conflict`.
    func save(_ item: ExpectedItem) throws -> ExpectedItem { try item.revised(items.update(item)) }

    // MARK: - Items

    /// A new item from a draft, stored.
    func insert(_ draft: ExpectedDraft) throws -> ExpectedItem {
        var item = ExpectedItem(id: write.makeID(), name: "", amount: draft.amount, cycle: draft.cycle, anchor: draft.next)
        try ExpectedValidator(write: write, normalizer: normalizer).apply(draft, to: &item)
        try items.insert(item)
        try completeByPast(item)
        try recordPast(before: item)
        return item
    }

    /// Applies a draft. The anchor is kept if its schedule still contains the next day, so that an item of the 31st keeps its day.
    func update(_ old: ExpectedItem, _ draft: ExpectedDraft) throws -> ExpectedItem {
        var changed = old
        try ExpectedValidator(write: write, normalizer: normalizer).apply(draft, to: &changed)
        let timeline = ExpectedTimeline(old, occurrences: try seenOccurrences(of: old), today: today)
        if draft.cycle != old.cycle || draft.next != timeline.next?.scheduled ?? old.anchor {
            (changed.cycle, changed.anchor) = (draft.cycle, draft.next)
        }
        guard changed != old else { return old }
        let saved = try save(changed)
        try completeByPast(saved)
        return saved
    }

    /// Completes open occurrences with existing transactions of the payee.
    private func completeByPast(_ item: ExpectedItem) throws {
        let first = max(item.anchor, today.adding(days: -ExpectedTimeline.lookBack)).adding(days: -item.earliest - 2)
        guard !item.payeeKey.isEmpty, first <= today else { return }
        let groups = try write.groups(ofPayee: item.payeeKey, since: first, normalizer: normalizer)
        let reader = MovementReader(write.connection, household: write.household, normalizer: normalizer)
        let matcher = ExpectedMatcher([item])
        try write.transactions.forEachGroup(groups) { group in
            guard try occurrences.find(group.id) == nil else { return }
            for movement in try reader.movements(of: group) {
                let match = try matcher.match(movement) { item in
                    ExpectedTimeline(item, occurrences: try occurrences.all(of: item.id), today: movement.day)
                }
                if let match, try occurrences.insert(match) { return }
            }
        }
    }

    /// Records transactions before the item's first day as completed occurrences: the charges of a recurring series of its payee, at most as many as
    /// the screen lists.
    private func recordPast(before item: ExpectedItem) throws {
        guard !item.payeeKey.isEmpty else { return }
        let reader = try RecurringSeriesReader(write, today: today, normalizer: normalizer)
        let series = try reader.series(of: item.payeeKey).first { found in
            (found.kind == .income) == item.isIncome && found.cycle == item.cycle && found.amount.currency == item.amount.currency
                && (item.account == nil || found.account == item.account)
        }
        for charge in (series?.charges ?? []).suffix(ExpectedReader.listed) where charge.day < item.anchor && charge.amount.minorUnits > 0 {
            let amount = item.isIncome ? charge.amount : -charge.amount
            try occurrences.insert(
                ExpectedOccurrence(
                    item: item.id, day: charge.day, state: .completed(amount, on: charge.day, charge.transaction), isByHand: false))
        }
    }

    // MARK: - Occurrences

    /// The occurrences of an item, without those that were completed by transactions that the member does not see.
    private func seenOccurrences(of item: ExpectedItem) throws -> [ExpectedOccurrence] {
        try write.named(in: ExpectedOccurrenceRepository.init).all(of: item.id)
    }

    /// - Throws: `ServiceError.conflict` if the day is not settled.
    func reopen(_ item: ExpectedItem, on day: Day) throws {
        let isSeen = try write.reach.isEverything || seenOccurrences(of: item).contains { $0.day == day }
        guard try isSeen && occurrences.delete(item.id, on: day) else { throw ServiceError.conflict }
    }

    /// - Throws: `ServiceError.notFound` for a day that is not scheduled, or an unknown transaction; `.conflict` if it is settled; `.rule` for a
    ///   transaction that cannot complete it.
    func settle(_ item: ExpectedItem, on day: Day, _ settlement: ExpectedSettlement) throws {
        guard item.scheduledDays(from: day, through: day) == [day] else { throw ServiceError.notFound }
        let state: ExpectedOccurrence.State =
            switch settlement {
            case .came: .completed(item.amount, on: min(item.dueDay(of: day), today), nil)
            case .skipped: .skipped
            case .transaction(let id): try completed(item, by: id)
            }
        let occurrence = ExpectedOccurrence(item: item.id, day: day, state: state, isByHand: true)
        guard try occurrences.insert(occurrence) else { throw ServiceError.conflict }
    }

    private func completed(_ item: ExpectedItem, by id: ID<Transaction>) throws -> ExpectedOccurrence.State {
        let group = try write.group(id)
        let reader = MovementReader(write.connection, household: write.household, normalizer: normalizer)
        let movements = try reader.movements(of: group).filter { item.account == nil || $0.account == item.account }
        guard let movement = movements.first(where: { $0.amount.isNegative == item.amount.isNegative }),
            let amount = movement.amount(in: item.amount.currency)
        else { throw ServiceError.rule(.expectedTransactionOther) }
        return .completed(amount, on: movement.day, id)
    }
}
