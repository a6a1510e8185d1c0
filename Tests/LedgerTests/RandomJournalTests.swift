import LedgerTestSupport
import Models
import Storage
import TestTools
import Testing

@testable import Ledger

/// Compares random writes of the journal with a reference model, without services and modules.
@Suite struct RandomJournalTests {
    @Test(arguments: [1, 2, 3] as [UInt64]) func balancesAndEntriesAgreeWithAModelAfterEveryWrite(seed: UInt64) async throws {
        var run = try await RandomJournal(seed: seed)
        for number in 1...40 {
            try await run.write()
            try await run.verify("seed \(seed), write \(number)")
        }
    }
}

/// One run of random writes.
struct RandomJournal {
    private enum Operation: Sendable {
        case insert(TransactionGroup)
        case replace(TransactionGroup, with: TransactionGroup)
        case remove(TransactionGroup)
        case restore(TransactionGroup)
    }

    /// What the database has of an account.
    private struct StoredAccount: Sendable {
        var balance: AccountBalance
        /// At the end of a day.
        var former: Money
        var entries: [ID<Transaction>]
    }

    private let ledger: TestLedger
    private var model = ModelLedger()
    private var random: SeededGenerator
    private var removed: [TransactionGroup] = []
    private var lastID: Int64 = 0

    private static let firstDay = Day(number: 20_000)
    private static let days = 90

    init(seed: UInt64) async throws {
        ledger = try await TestLedger(accounts: 3, categories: 4)
        random = SeededGenerator(seed: seed)
        model.accounts = ledger.accounts
    }

    /// One write of several operations, which may follow each other on one group.
    mutating func write() async throws {
        var drawn: [Operation] = []
        for _ in 0..<random.int(1...25) { drawn.append(operation()) }
        let operations = drawn
        try await ledger.write { journal, _ in
            for operation in operations {
                switch operation {
                case .insert(let group): try journal.insert(group)
                case .replace(let old, let new): try journal.replace(old, with: new)
                case .remove(let group): try journal.remove(group)
                case .restore(let group): try journal.restore(group)
                }
            }
        }
    }

    func verify(_ comment: Comment) async throws {
        let (household, accounts, ids) = (ledger.household, ledger.accounts, Array(model.groups.keys))
        let day = Self.firstDay.adding(days: Self.days / 2)
        let (differences, groups, stored) = try await ledger.database.read { connection in
            let (balances, entries) = (
                BalanceRepository(connection, household: household), EntryRepository(connection, household: household)
            )
            let stored = try accounts.map { account in
                let id = LedgerAccountID(account.id)
                return StoredAccount(
                    balance: try balances.balance(of: id, in: .euro), former: try balances.balance(of: id, in: .euro, at: day),
                    entries: try entries.page(EntryQuery(account: account.id, limit: 500)).entries.map(\.id))
            }
            return (
                try LedgerCheckRepository(connection, household: household).check { _, _ in [] }.differences,
                try TransactionRepository(connection, household: household).groups(ids), stored
            )
        }
        #expect(differences == [], comment)
        #expect(groups == model.groups, comment)
        for (account, stored) in zip(accounts, stored) {
            #expect(stored.balance.booked.minorUnits == model.balance(of: account), comment)
            #expect(stored.former.minorUnits == model.balance(of: account, at: day), comment)
            #expect(stored.balance.entries == stored.entries.count, comment)
            #expect(Set(stored.entries) == model.entries(of: account), comment)
        }
    }

    // MARK: - Choosing

    private mutating func operation() -> Operation {
        let kind = random.int(0...9)
        if kind >= 8, !removed.isEmpty {
            let group = removed.remove(at: random.int(0...removed.count - 1))
            model.keep(group)
            return .restore(group)
        }
        let groups = model.groups.values.sorted { $0.id.rawValue < $1.id.rawValue }
        if kind >= 4, !groups.isEmpty {
            let old = random.pick(groups)
            if kind >= 7 {
                model.groups[old.id] = nil
                removed.append(old)
                return .remove(old)
            }
            var new = group(old.id)
            new.revision = old.revision + 1
            model.keep(new)
            return .replace(old, with: new)
        }
        // The parts of a group have the ids that follow.
        lastID += 10
        let new = group(ID(rawValue: lastID))
        model.keep(new)
        return .insert(new)
    }

    /// A transfer, or a transaction of an account with one to three categories.
    private mutating func group(_ id: ID<Transaction>) -> TransactionGroup {
        let accounts = ledger.accounts.map { LedgerAccountID($0.id) }
        let account = random.pick(accounts)
        let isTransfer = random.chance(30)
        let others = isTransfer ? accounts.filter { $0 != account } : ledger.categories.map { LedgerAccountID($0) }
        let day = Self.firstDay.adding(days: random.int(0...Self.days))
        let arrival = isTransfer ? day.adding(days: random.int(0...3)) : day
        let isIncoming = random.chance(40)
        var parts: [Transaction] = []
        for number in 0..<(isTransfer ? 1 : random.int(1...3)) {
            let other = random.pick(others)
            parts.append(
                Transaction(
                    id: ID(rawValue: id.rawValue + Int64(number)), amount: .euros(Int64(random.int(1...20_000))),
                    source: isIncoming ? other : account, sourceDay: day, destination: isIncoming ? account : other,
                    destinationDay: arrival, note: random.chance(30) ? "Bäckerei \(number)" : ""))
        }
        let status = random.chance(20) ? random.pick(TransactionStatus.allCases) : .completed
        return TransactionGroup(
            id: id, parts: parts, status: status, payee: "Payee \(random.int(0...5))", tags: random.chance(20) ? ["tag"] : [])
    }
}
