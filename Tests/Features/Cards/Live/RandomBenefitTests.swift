import CardsModel
import Models
import Services
import Storage
import TestSupport
import TestTools
import Testing

/// Random charges, credits, edits, deletions and undos: uses always correspond to the existing transactions.
@Suite struct RandomBenefitTests {

    @Test(arguments: [UInt64.random(in: 1...999_999), 11, 2_026]) func usesFollowTheLedger(seed: UInt64) async throws {
        let household = try await CardHousehold()
        let account = try await household.account()
        let card = try await household.add(account)
        let untouched = try await household.rows()
        var generator = SeededGenerator(seed: seed)
        var live: [ID<Transaction>] = []
        var deleted: [ID<AuditRecord>] = []
        let transactions = household.services.transactions()
        for _ in 0..<120 {
            switch Int.random(in: 0..<10, using: &generator) {
            case 0..<5:
                let isCredit = Int.random(in: 0..<3, using: &generator) == 0
                let payee = ["Uber", "Resy", "Walmart+", "Bookshop"].randomElement(using: &generator) ?? ""
                let day = try CardHousehold.day("2026-03-01").adding(days: Int.random(in: 0...80, using: &generator))
                let units = Int64.random(in: 1...40_00, using: &generator)
                let change = try await household.home.add(
                    isCredit ? units : -units, in: account, payee: isCredit ? "\(payee) credit" : payee, day: day)
                live.append(try change.transaction.id)
            case 5..<7:
                guard let id = live.randomElement(using: &generator) else { continue }
                var edit = TransactionEdit()
                let group = try await transactions.fetchTransaction(id: id)
                let sign: Int64 = try group.amount(at: LedgerAccountID(account.id), in: account.currency).isNegative ? -1 : 1
                edit.amount = Money(minorUnits: sign * Int64.random(in: 1...40_00, using: &generator), currency: account.currency)
                _ = try await transactions.updateTransaction(id: id, edit, revision: nil)
            case 7..<9:
                guard let index = live.indices.randomElement(using: &generator) else { continue }
                deleted.append(try await transactions.deleteTransactions(ids: [live.remove(at: index)], allowsClosedDays: false).id)
            default:
                guard let change = deleted.popLast() else { continue }
                let record = try await transactions.history(limit: 1_000).first { $0.id == change }
                guard record?.isUndone == false, (try? await transactions.undo(change)) != nil else { continue }
                live = Array(try await Set(household.home.allEntries(EntryQuery(account: account.id)).map(\.id)))
            }
            try await expectSound(household, card, "seed \(seed)")
        }
        while !live.isEmpty { _ = try await transactions.deleteTransactions(ids: [live.removeLast()], allowsClosedDays: false) }
        #expect(try await household.rows() == untouched, "seed \(seed)")
        try await household.home.expectClean("seed \(seed)")
    }

    /// Every use refers to existing transactions, each transaction is used once, and no cycle exceeds its value except by posted credits.
    private func expectSound(_ household: CardHousehold, _ card: Card, _ comment: Comment) async throws {
        var seen: Set<ID<Transaction>> = []
        for benefit in try await household.cards.fetchCard(id: card.id).card.benefits {
            for period in try await household.benefits.fetchBenefit(id: benefit.id).history {
                let uses = period.uses.map(\.use).filter { $0.counts && !$0.isManual }
                for details in period.uses where details.use.charge != nil { #expect(details.chargePayee != nil, comment) }
                for details in period.uses where details.use.credit != nil { #expect(details.creditPayee != nil, comment) }
                for link in uses.flatMap({ [$0.charge, $0.credit].compactMap(\.self) }) { #expect(seen.insert(link).inserted, comment) }
                let unposted = uses.filter { $0.posted == nil }.reduce(Int64(0)) { $0 + $1.amount.minorUnits }
                #expect(unposted <= period.value.minorUnits, comment)
                #expect(period.used.minorUnits == uses.reduce(Int64(0)) { $0 + $1.value.minorUnits }, comment)
            }
        }
    }
}
