import Ledger
import Models
import PlanModel
import Recurrence
import Services
import Storage

/// Validates expected items against the household's data.
struct ExpectedValidator {
    let write: UnitOfWork
    let normalizer: PayeeNormalizer

    /// Validates a draft and applies it to an item, except its schedule.
    ///
    /// - Throws: `ServiceError.rule` with the first violation; `.notFound` for an unknown account or category.
    func apply(_ draft: ExpectedDraft, to item: inout ExpectedItem) throws {
        item.name = try TextRule.name(draft.name, of: .expected)
        guard !draft.amount.isZero, AmountLimit.allows(draft.amount) else { throw ServiceError.rule(.expectedAmountInvalid) }
        guard (0...draft.amount.magnitude.minorUnits).contains(draft.tolerance) else { throw ServiceError.rule(.expectedToleranceInvalid) }
        try validateSchedule(draft)
        item.account = try account(draft, keeping: item)
        item.category = try category(draft.category, keeping: item.category)
        (item.amount, item.tolerance) = (draft.amount, draft.tolerance)
        (item.ends, item.weekendRule) = (draft.ends, draft.weekendRule)
        // A stored payee key is not normalised again, so that an edited form does not change it.
        if draft.payee != item.payeeKey { item.payeeKey = normalizer.key(try TextRule.payee(draft.payee)) }
    }

    private func validateSchedule(_ draft: ExpectedDraft) throws {
        _ = try TextRule.day(draft.next)
        if let ends = draft.ends {
            guard try TextRule.day(ends) >= draft.next else { throw ServiceError.rule(.expectedEndsBeforeNext) }
        }
        do {
            _ = try draft.cycle.schedule(from: draft.next)
        } catch {
            throw ServiceError.rule(.expectedCycleInvalid)
        }
    }

    /// A stored reference remains valid, even if its row was archived.
    private func account(_ draft: ExpectedDraft, keeping item: ExpectedItem) throws -> ID<Account>? {
        guard let id = draft.account else { return nil }
        guard try !write.account(id).isArchived || id == item.account else { throw ServiceError.notFound }
        return id
    }

    private func category(_ id: ID<Models.Category>?, keeping old: ID<Models.Category>?) throws -> ID<Models.Category>? {
        guard let id, id != old else { return id }
        let record = try write.ledgerAccounts.find(LedgerAccountID(rawValue: id.rawValue))
        guard let record, record.role == .category, !record.isArchived else { throw ServiceError.notFound }
        return id
    }
}

extension NamedThing {
    static let expected = NamedThing(missing: .expectedNameMissing, tooLong: .expectedNameTooLong)
}
