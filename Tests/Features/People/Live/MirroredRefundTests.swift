import Models
import PeopleModel
import Services
import TestSupport
import TestTools
import Testing

/// Purchases and their refunds leave no cent with anybody.
@Suite struct MirroredRefundTests {

    /// Any split, payers, currency and order; some are edited, and edited back.
    @Test(arguments: [UInt64.random(in: 0 ... .max), 1, 2, 3]) func purchasesAndTheirRefundsEndAtZero(seed: UInt64) async throws {
        var random = SeededGenerator(seed: seed)
        for round in 1...12 {
            let shared = try await SharedHousehold()
            let members = shared.trip.members.map(\.id)
            var drafts: [ExpenseDraft] = []
            for kind in 1...Int.random(in: 1...3, using: &random) {
                let amount = Int64.random(in: 1...Int64.random(in: 2...50_000, using: &random), using: &random)
                let purchase = try await draft("Thing \(kind)", amount, among: members, shared, using: &random)
                for _ in 1...Int.random(in: 1...4, using: &random) { drafts += [purchase, refund(of: purchase, using: &random)] }
            }
            drafts.shuffle(using: &random)
            for draft in drafts {
                let expense = try await shared.people.addExpense(draft, to: shared.trip.id)
                guard Int.random(in: 0..<4, using: &random) == 0 else { continue }
                // A title or day that changes moves no cent; an amount that was wrong for a moment neither.
                var other = draft
                other.notes = "Seen"
                let seen = try await shared.people.updateExpense(id: expense.id, other, scope: .thisOne, revision: expense.revision)
                #expect(seen.shares == expense.shares, "seed \(seed), round \(round)")
            }
            #expect(try await shared.nets() == [0, 0, 0], "seed \(seed), round \(round)")
            #expect(try await shared.details().directDebts.isEmpty, "seed \(seed), round \(round)")
            try await shared.home.expectClean("seed \(seed), round \(round)")
        }
    }

    /// From a forum: three friends split a deposit of 100 equally, and it came back in full.
    @Test func aDepositThatComesBackIsForgotten() async throws {
        let shared = try await SharedHousehold()
        for title in ["Deposit of the cabin", "Fuel", "Ski pass"] { try await shared.add(title, 100_00) }
        for title in ["Refund ski pass", "Kaution zurück", "Erstattung: Fuel"] { try await shared.add(title, -100_00) }
        #expect(try await shared.nets() == [0, 0, 0])
    }

    /// The refund takes the rotation of the purchase of its title, so the other purchase keeps its own.
    @Test func aRefundMirrorsThePurchaseOfItsTitle() async throws {
        let shared = try await SharedHousehold()
        let purchases = try await [shared.add("Museum", 100_00), shared.add("Boat", 100_00), shared.add("Dinner", 100_00)]
        let refund = try await shared.add("Refund for the boat", -100_00)
        #expect(refund.rotation == purchases[1].leftoverRotation)
        #expect(refund.shares.map(\.amount) == purchases[1].shares.map { -$0.amount })
    }

    @Test func aRefundWithATypingErrorMirrorsOnceItIsCorrected() async throws {
        let shared = try await SharedHousehold()
        for id in 1...3 { try await shared.add("Taxi \(id)", 100_00) }
        var refunds: [Expense] = []
        for id in 1...3 { refunds.append(try await shared.add("Refund taxi \(id)", -10_00)) }
        for refund in refunds {
            let right = try await shared.draft(refund.title, -100_00)
            _ = try await shared.people.updateExpense(id: refund.id, right, scope: .thisOne, revision: refund.revision)
        }
        #expect(try await shared.nets() == [0, 0, 0])
        try await shared.undoLatest()
        try await shared.home.expectClean()
    }

    /// One left-over cent each: it still goes around.
    @Test func purchasesOfTheSameAmountKeepGoingAround() async throws {
        let shared = try await SharedHousehold()
        var shares: Set<[Int64]> = []
        for _ in 1...6 { shares.insert(try await shared.add("Coffee", 100_00).shares.map(\.amount)) }
        #expect(shares.count > 1)
    }

    // MARK: - Private

    private func draft(
        _ title: String, _ amount: Int64, among members: [ID<GroupMember>], _ shared: SharedHousehold, using random: inout SeededGenerator
    ) async throws -> ExpenseDraft {
        func parts(of total: Int64) -> [Int64] { total.randomParts(members.count, using: &random) }
        let split: ExpenseSplit =
            switch Int.random(in: 0..<5, using: &random) {
            case 0: ExpenseSplit(.equally, among: members)
            case 1: ExpenseSplit(.exact, zip(members, parts(of: amount)).map { .init($0, $1) })
            case 2: ExpenseSplit(.percent, zip(members, parts(of: 100_00)).map { .init($0, $1) })
            case 3: ExpenseSplit(.shares, members.map { .init($0, Int64.random(in: 1...5, using: &random) * 50) })
            default: ExpenseSplit(.adjust, members.enumerated().map { .init($1, $0 == 0 ? amount / 7 : 0) })
            }
        var draft = try await shared.draft(title, amount, split: split)
        if Bool.random(using: &random) {
            draft.payers = zip(members, parts(of: amount)).map { ExpensePayer($0, $1) }.filter { $0.amount != 0 }
        }
        return draft
    }

    private func refund(of purchase: ExpenseDraft, using random: inout SeededGenerator) -> ExpenseDraft {
        var refund = purchase
        refund.title = ["Refund \(purchase.title)", "Rückerstattung", "Money back"].randomElement(using: &random) ?? ""
        refund.amount = Money(minorUnits: -purchase.amount.minorUnits, currency: purchase.amount.currency)
        refund.payers = purchase.payers.map { ExpensePayer($0.member, -$0.amount) }
        return refund
    }
}
