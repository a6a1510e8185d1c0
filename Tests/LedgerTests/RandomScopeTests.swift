import LedgerTestSupport
import Models
import Storage
import TestTools
import Testing

@testable import Ledger

/// Compares totals by scope with a simple model, over random writes of transactions and changes of owners.
@Suite struct RandomScopeTests {
    @Test(arguments: [1, 2, 3, 4] as [UInt64]) func totalsByScopeAgreeWithAModelAfterEveryWrite(seed: UInt64) async throws {
        var run = try await RandomScopes(seed: seed)
        for number in 1...40 {
            try await run.write()
            try await run.verify("seed \(seed), write \(number)")
        }
    }
}

/// One run of random writes.
struct RandomScopes {
    private enum Operation: Sendable {
        case insert(TransactionGroup)
        case replace(TransactionGroup, with: TransactionGroup)
        case remove(TransactionGroup)
        case restore(TransactionGroup)
        case share(ID<Account>, ID<Member>?, AccountSharing)
    }

    private let ledger: DividedLedger
    private var model: ModelScopes
    private var random: SeededGenerator
    private var removed: [TransactionGroup] = []
    private var lastID: Int64 = 0

    private static let firstDay = Day(number: 20_000)

    init(seed: UInt64) async throws {
        ledger = try await DividedLedger(accounts: 4, categories: 3)
        model = ModelScopes(accounts: ledger.accounts)
        random = SeededGenerator(seed: seed)
    }

    mutating func write() async throws {
        var drawn: [Operation] = []
        for _ in 0..<random.int(1...20) { drawn.append(operation()) }
        let operations = drawn
        try await ledger.write { write in
            for operation in operations {
                switch operation {
                case .insert(let group): try write.journal.insert(group)
                case .replace(let old, let new): _ = try write.journal.replace(old, with: new)
                case .remove(let group): try write.journal.remove(group)
                case .restore(let group): try write.journal.restore(group)
                case .share(let account, let owner, let sharing): try write.setSharing(of: account, owner: owner, sharing: sharing)
                }
            }
        }
    }

    func verify(_ comment: Comment) async throws {
        let household = ledger.household
        let (months, days, parts, division) = try await ledger.database.read { connection in
            (
                try connection.all(
                    """
                    SELECT account, month, scope, money_in, money_out FROM month_total
                    WHERE household = $1 AND (money_in > 0 OR money_out > 0)
                    """, .id(household), as: Self.flow),
                try connection.all(
                    """
                    SELECT account, day, scope, money_in, money_out FROM day_total
                    WHERE household = $1 AND (money_in > 0 OR money_out > 0)
                    """, .id(household), as: Self.flow),
                try connection.all(
                    """
                    SELECT account, scope, booked, pending_out, entries FROM scope_balance
                    WHERE household = $1 AND (booked <> 0 OR pending_out <> 0 OR entries <> 0)
                    """, .id(household), as: Self.part),
                try HouseholdRepository(connection).division(of: household)
            )
        }
        #expect(Set(months) == model.months, comment)
        #expect(Set(days) == model.days, comment)
        #expect(Set(parts) == model.parts, comment)
        #expect(division == (model.owners.isEmpty ? .undivided : .divided), comment)
        #expect(try await ledger.check() == [], comment)
    }

    private static func flow(_ row: inout Row) throws -> ModelScopes.Flow {
        ModelScopes.Flow(
            ledgerAccount: row.integer(), period: row.integer(), scope: row.integer(), moneyIn: row.integer(), moneyOut: row.integer())
    }

    private static func part(_ row: inout Row) throws -> ModelScopes.Part {
        ModelScopes.Part(
            ledgerAccount: row.integer(), scope: row.integer(), booked: row.integer(), pendingOut: row.integer(), entries: row.integer())
    }

    // MARK: - Choosing

    private mutating func operation() -> Operation {
        let kind = random.int(0...10)
        if kind == 10 { return share() }
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
        lastID += 10
        let new = group(ID(rawValue: lastID))
        model.keep(new)
        return .insert(new)
    }

    /// An account gets another owner, or none.
    private mutating func share() -> Operation {
        let account = random.pick(ledger.accounts).id
        let owner = random.chance(35) ? nil : random.pick(DividedLedger.members)
        model.owners[account] = owner
        return .share(account, owner, owner == nil ? .full : random.pick(AccountSharing.allCases))
    }

    /// A transfer, or one to three parts, each between an account and a category, so that a split may be of accounts of several members.
    private mutating func group(_ id: ID<Transaction>) -> TransactionGroup {
        let accounts = ledger.accounts.map { LedgerAccountID($0.id) }
        let isTransfer = random.chance(30)
        let day = Self.firstDay.adding(days: random.int(0...60))
        let arrival = isTransfer ? day.adding(days: random.int(0...3)) : day
        var parts: [Transaction] = []
        for number in 0..<(isTransfer ? 1 : random.int(1...3)) {
            let account = random.pick(accounts)
            let other = isTransfer ? random.pick(accounts.filter { $0 != account }) : LedgerAccountID(random.pick(ledger.categories))
            let isIncoming = random.chance(40)
            parts.append(
                Transaction(
                    id: ID(rawValue: id.rawValue + Int64(number)),
                    amount: Money(minorUnits: Int64(random.int(1...20_000)), currency: .euro), source: isIncoming ? other : account,
                    sourceDay: day, destination: isIncoming ? account : other, destinationDay: arrival))
        }
        let status = random.chance(20) ? random.pick(TransactionStatus.allCases) : .completed
        return TransactionGroup(id: id, parts: parts, status: status, payee: "Payee \(random.int(0...5))")
    }
}
