import Ledger
import Models
import PeopleModel
import ServiceKit
import Services
import Storage

extension LivePeopleService {
    func fetchSettlementOffers(group: ID<PeopleGroup>?) async throws -> [SettlementOffer] {
        let today = try context.today()
        return try await context.read {
            try SettlementOfferReader($0, household: context.household.id, today: today).offers(of: group)
        }
    }

    func settle(
        with transaction: ID<Transaction>, from: ID<GroupMember>, to: ID<GroupMember>, in id: ID<PeopleGroup>
    ) async throws -> Settlement {
        try await write { writer in
            let stored = try writer.write.group(transaction)
            let group = try writer.withLedgerAccount(try writer.group(id))
            guard !group.isArchived else { throw ServiceError.rule(.groupArchived) }
            let payment = try SharedTransactionReader(writer.write).spending(stored)
            guard let payer = group.member(from), let payee = group.member(to) else { throw ServiceError.rule(.settlementMemberUnknown) }
            // A debit was paid by the household, a credit by the other member.
            guard payer.isOurs != payee.isOurs, payer.isOurs != payment.amount.isNegative else {
                throw ServiceError.rule(.settlementNotThisWay)
            }
            let draft = SettlementDraft(from: from, to: to, amount: payment.amount.magnitude, day: payment.day)
            var settlement = try SettlementValidator(writer: writer, group: group).settlement(draft)
            (settlement.transaction, settlement.wasTransaction) = (transaction, true)
            let target = try writer.posting.transaction(stored, settling: group)
            try writer.changingTransactions {
                let result = try writer.write.change(stored, to: target)
                try writer.note(result.change, state: result.group)
            }
            try writer.store(.settlement(settlement), insteadOf: nil)
            try writer.settlements.setFormerAccount(LedgerAccountID(payment.category), of: settlement.id)
            try writer.record(.addSettlement, subject: settlement.historySubject(in: group), of: .settlement(settlement))
            try SharingNotifier(writer: writer).notify(settlement, in: group)
            return settlement
        }
    }

    func dismissSettlementOffer(_ transaction: ID<Transaction>) async throws -> ID<AuditRecord> {
        try await write { writer in
            let stored = try writer.write.group(transaction)
            try writer.write.touch(stored)
            try SettlementOfferRepository(writer.write.connection, household: writer.write.household).dismiss(transaction)
            return try writer.write.record(.dismissSettlement, subject: stored.payee, reference: String(transaction.rawValue))
        }
    }

    func settle(_ draft: SettlementDraft, in id: ID<PeopleGroup>) async throws -> Settlement {
        try await write { writer in
            try writer.write.addOnce(.settlement, key: draft.key, find: writer.settlement) {
                let group = try writer.group(id)
                var settlement = try SettlementValidator(writer: writer, group: group).settlement(draft)
                let source = SharedPosting.Source(account: draft.account, charged: settlement.paid)
                settlement = try writer.add(settlement, to: group, from: source)
                let change = try writer.record(.addSettlement, subject: settlement.historySubject(in: group), of: .settlement(settlement))
                try SharingNotifier(writer: writer).notify(settlement, in: group)
                return (settlement, change)
            }
        }
    }

    func deleteSettlement(id: ID<Settlement>) async throws -> ID<AuditRecord> {
        try await write { writer in
            let settlement = try writer.settlement(id)
            try writer.requireSides(of: settlement.transaction)
            let group = try writer.group(settlement.group)
            let removed = try writer.remove(settlement)
            return try writer.record(.deleteSettlement, subject: settlement.historySubject(in: group), of: removed)
        }
    }
}

extension Settlement {
    /// The name of the settlement in the history, with the guest who added it.
    fileprivate func historySubject(in group: PeopleGroup) -> String {
        // The household has no name: it paid `→ Anna` and received `Anna →`.
        let names = [from, to].map { group.member($0)?.name ?? "" }
        let subject = "\(names[0]) → \(names[1])".trimmed
        return guest.isEmpty ? subject : "\(subject) (\(guest))"
    }
}
