import Models
import PeopleModel
import Services
import TestSupport
import TestTools
import Testing

/// Thousands of random changes of a group: its balances are those of a small model, and the ledger agrees.
@Suite struct SharedRandomTests {

    @Test(arguments: [UInt64.random(in: 0 ... .max), 1, 2, 3]) func groupAndLedgerAgreeAfterEveryStep(seed: UInt64) async throws {
        var run = try await SharedRun(seed: seed)
        for step in 1...2_500 {
            try await run.step()
            try await run.verify("seed \(seed), step \(step)")
            if step.isMultiple(of: 250) { try await run.shared.home.expectClean("seed \(seed), step \(step)") }
        }
        #expect(run.undone > 100, "seed \(seed)")
    }
}

private struct SharedRun {
    let shared: SharedHousehold
    private var random: SeededGenerator
    private var expenses: [ID<Expense>: Expense] = [:]
    private var settlements: [ID<Settlement>: Settlement] = [:]
    /// How many changes were undone.
    private(set) var undone = 0
    /// What can be undone: the change, and the model before it.
    private var changes: [(id: ID<AuditRecord>, expenses: [ID<Expense>: Expense], settlements: [ID<Settlement>: Settlement])] = []

    init(seed: UInt64) async throws {
        shared = try await SharedHousehold()
        random = SeededGenerator(seed: seed)
    }

    private var members: [ID<GroupMember>] { shared.trip.members.map(\.id) }

    mutating func step() async throws {
        let before = (expenses, settlements)
        let kind = Int.random(in: 0..<100, using: &random)
        switch kind {
        case 0..<35: try await add()
        case 35..<55: try await edit()
        case 55..<65: try await delete()
        case 65..<80: try await settle()
        case 80..<85: try await deleteSettlement()
        default:
            try await undo()
            return
        }
        guard before.0 != expenses || before.1 != settlements else { return }
        let latest = try #require(try await shared.home.transactions.history(limit: 1).first)
        changes.append((latest.id, before.0, before.1))
    }

    private mutating func draft() throws -> ExpenseDraft {
        let units = Int64.random(in: 1...50_000, using: &random) * (Int.random(in: 0..<6, using: &random) == 0 ? -1 : 1)
        let sign: Int64 = units < 0 ? -1 : 1
        let payers = members.shuffled(using: &random).prefix(Int.random(in: 1...3, using: &random))
        let paid = parts(of: units.magnitude, payers.count)
        let among = Array(members.shuffled(using: &random).prefix(Int.random(in: 1...3, using: &random)))
        let split: ExpenseSplit =
            switch Int.random(in: 0..<3, using: &random) {
            case 0: ExpenseSplit(.equally, among: among)
            case 1: ExpenseSplit(.shares, among.map { .init($0, Int64.random(in: 1...300, using: &random)) })
            default: ExpenseSplit(.exact, zip(among, parts(of: units.magnitude, among.count)).map { .init($0, $1) })
            }
        let list = zip(payers, paid).map { ExpensePayer($0, sign * $1) }
        let isOurs = list.contains { $0.member == shared.me && $0.amount != 0 }
        return ExpenseDraft(
            title: "Expense", amount: shared.home.money(units),
            day: TestHousehold.today.adding(days: -Int.random(in: 0...50, using: &random)),
            payers: list, split: split, account: isOurs && Bool.random(using: &random) ? shared.checking.id : nil)
    }

    private mutating func parts(of total: UInt64, _ count: Int) -> [Int64] {
        let cuts = [0] + (1..<max(count, 1)).map { _ in Int64.random(in: 0...Int64(total), using: &random) }.sorted() + [Int64(total)]
        return zip(cuts.dropFirst(), cuts).map { $0 - $1 }
    }

    private mutating func add() async throws {
        let expense = try await shared.people.addExpense(try draft(), to: shared.trip.id)
        expenses[expense.id] = expense
    }

    private mutating func edit() async throws {
        guard let old = expenses.values.sorted(by: { $0.id < $1.id }).randomElement(using: &random) else { return }
        expenses[old.id] = try await shared.people.updateExpense(
            id: old.id, try draft(), scope: .thisOne, revision: try await shared.people.fetchExpense(id: old.id).expense.revision)
    }

    private mutating func delete() async throws {
        guard let old = expenses.keys.sorted().randomElement(using: &random) else { return }
        _ = try await shared.people.deleteExpense(id: old, scope: .allComing)
        expenses[old] = nil
    }

    private mutating func settle() async throws {
        let pair = Array(members.shuffled(using: &random).prefix(2))
        let isOurs = pair.contains(shared.me)
        let settlement = try await shared.people.settle(
            SettlementDraft(
                from: pair[0], to: pair[1], amount: shared.home.money(Int64.random(in: 1...9_000, using: &random)),
                day: TestHousehold.today,
                account: isOurs && Bool.random(using: &random) ? shared.checking.id : nil, allowsOverpayment: true), in: shared.trip.id)
        settlements[settlement.id] = settlement
    }

    private mutating func deleteSettlement() async throws {
        guard let old = settlements.keys.sorted().randomElement(using: &random) else { return }
        _ = try await shared.people.deleteSettlement(id: old)
        settlements[old] = nil
    }

    /// Undoes the latest change, which nothing newer conflicts with.
    private mutating func undo() async throws {
        guard let change = changes.popLast() else { return }
        do {
            try await shared.home.transactions.undo(change.id, allowsClosedDays: false)
            (expenses, settlements) = (change.expenses, change.settlements)
            undone += 1
        } catch ServiceError.conflict {
            // What was edited twice had its newer change undone before, which is a change as well.
            changes.removeAll()
        }
    }

    func verify(_ comment: Comment) async throws {
        var nets: [ID<GroupMember>: Int64] = [:]
        for expense in expenses.values {
            for payer in expense.payers { nets[payer.member, default: 0] += payer.amount }
            for share in expense.shares { nets[share.member, default: 0] -= share.amount }
        }
        for settlement in settlements.values {
            nets[settlement.from, default: 0] += settlement.amount.minorUnits
            nets[settlement.to, default: 0] -= settlement.amount.minorUnits
        }
        let expected = members.map { nets[$0] ?? 0 }
        #expect(try await shared.nets() == expected, comment)
        #expect(expected.reduce(0, +) == 0, comment)
        #expect(try await shared.receivable() == expected[0], comment)
    }
}
