import Ledger
import Models
import PeopleModel
import Services
import Storage

/// Validates settlements.
struct SettlementValidator {
    let writer: PeopleWriter
    let group: PeopleGroup

    /// - Throws: `ServiceError.rule` with the first violation; `.notFound` for an unknown account.
    func settlement(_ draft: SettlementDraft) throws -> Settlement {
        guard draft.from != draft.to else { throw ServiceError.rule(.settlementSameMember) }
        guard let from = group.member(draft.from), let to = group.member(draft.to) else {
            throw ServiceError.rule(.settlementMemberUnknown)
        }
        guard draft.amount.minorUnits > 0 else { throw ServiceError.rule(.settlementAmountInvalid) }
        try AmountRule.validated(draft.amount)
        guard draft.account == nil || from.isOurs != to.isOurs else { throw ServiceError.rule(.settlementAccountNotWanted) }
        let account = try draft.account.map(writer.write.account)
        guard account?.isArchived != true else { throw ServiceError.notFound }
        let paid = try paid(draft, account: account)
        if !draft.allowsOverpayment { try requireOwed(draft) }
        return Settlement(
            id: writer.write.makeID(), group: group.id, from: draft.from, to: draft.to, amount: draft.amount, paid: paid,
            day: try TextRule.day(draft.day), notes: try TextRule.note(draft.notes), guest: group.name(ofGuest: draft.guest))
    }

    /// The paid amount, if it was in another currency.
    private func paid(_ draft: SettlementDraft, account: LedgerAccountRecord?) throws -> Money? {
        if let currency = account?.currency, currency != draft.amount.currency {
            guard let paid = draft.paid, paid.currency == currency, paid.minorUnits > 0, AmountLimit.allows(paid) else {
                throw ServiceError.rule(.settlementPaid(currency))
            }
            return paid
        }
        guard let paid = draft.paid, paid.currency != draft.amount.currency else { return nil }
        guard account == nil, paid.minorUnits > 0, AmountLimit.allows(paid) else {
            throw ServiceError.rule(.settlementPaid(draft.amount.currency))
        }
        return paid
    }

    private func requireOwed(_ draft: SettlementDraft) throws {
        let debt = try writer.balances(of: group).simplifiedDebts.first {
            $0.from == draft.from && $0.to == draft.to && $0.amount.currency == draft.amount.currency
        }
        guard let owed = debt?.amount else { throw ServiceError.rule(.settlementNothingOwed) }
        guard draft.amount.minorUnits <= owed.minorUnits else { throw ServiceError.rule(.settlementTooMuch(owed)) }
    }
}

extension PeopleGroup {
    /// The name of the guest who adds a row; empty: a member of the household.
    func name(ofGuest guest: ID<GroupMember>?) -> String { guest.flatMap(member)?.name ?? "" }
}
