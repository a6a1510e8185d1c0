import Models
import SavingsModel
import Storage
import StorageTestSupport
import Testing

@testable import SavingsLive

struct SavingsAccountRepositoryConformance {

    /// Both households: plans of checking and savings; goal 1 with open parts on both, goal 2 with a part on checking, goal 3 on cash.
    private static func households(
        on engine: ConformingEngine, plans: [ID<Account>] = [.checking, .savings]
    ) async throws -> TestHouseholds {
        let households = try await TestHouseholds(on: engine)
        for household in [ID<Household>.own, .neighbor] {
            try await households.write(of: household) { connection in
                let repository = SavingsPlanRepository(connection, household: household)
                for account in plans { _ = try repository.save(SavingsPlan(contribution: .euro(account.rawValue)), of: account) }
                let goals = SavingsGoalRepository(connection, household: household)
                let parts: [[GoalPart]] = [
                    [GoalPart(id: 1, account: .checking), GoalPart(id: 2, account: .savings)],
                    [GoalPart(id: 3, account: .checking, amount: .euro(5))], [GoalPart(id: 4, account: .cash)],
                ]
                for (index, parts) in parts.enumerated() {
                    try goals.insert(
                        SavingsGoal(id: ID(rawValue: Int64(index + 1)), name: "", target: .euro(9), parts: parts), notified: nil)
                }
            }
        }
        return households
    }

    /// Plans by account with their contributions, parts by id with their accounts, and the revisions of the goals.
    private struct Rows: Hashable {
        var plans: [Int64: Int64]
        var parts: [Int64: Int64]
        var revisions: [Int64]
    }

    private static func rows(_ households: TestHouseholds, of household: ID<Household> = .own) async throws -> Rows {
        let plans = try await households.read(SavingsPlanRepository.init, of: household) { try $0.all() }
        let goals = try await households.read(SavingsGoalRepository.init, of: household) { try $0.all() }
        return Rows(
            plans: Dictionary(uniqueKeysWithValues: plans.map { ($0.key.rawValue, $0.value.contribution.minorUnits) }),
            parts: Dictionary(uniqueKeysWithValues: goals.flatMap(\.parts).map { ($0.id.rawValue, $0.account.rawValue) }),
            revisions: goals.map(\.revision))
    }

    private static let start = Rows(plans: [101: 101, 102: 102], parts: [1: 101, 2: 102, 3: 101, 4: 103], revisions: [1, 1, 1])

    /// Removes an account's rows, and keeps them in the undo image of change 1.
    private static func remove(
        _ account: ID<Account>, into other: ID<Account>?, _ households: TestHouseholds
    ) async throws {
        try await households.write { connection in
            let image = UndoImageWriter(connection, household: .own, id: 1)
            let snapshots = RowSnapshotRepository(connection, household: .own)
            for account in [account, other].compactMap(\.self) {
                try snapshots.copyRows(of: account, in: SavingsAccountRepository.tables, to: image)
            }
            let record = AuditRecord(id: 1, at: 0, member: nil, action: .mergeAccounts, subject: "", isUndone: false)
            try AuditRepository(connection, household: .own).insert(record, reference: "", image: image)
            let repository = SavingsAccountRepository(connection, household: .own)
            if let other { try repository.move(from: account, to: other) } else { try repository.deleteAll(of: account) }
        }
    }

    private static func restore(_ account: ID<Account>, from other: ID<Account>?, _ households: TestHouseholds) async throws {
        try await households.write { connection in
            let image = UndoImageReader(connection, household: .own, change: 1, version: 16)
            try SavingsAccountRepository(connection, household: .own).restore(image, to: account, from: other)
        }
    }

    @Test(arguments: ConformingEngine.allCases) func rowsMoveToAnAccountWithAPlanAndBack(engine: ConformingEngine) async throws {
        let households = try await Self.households(on: engine)
        try await Self.remove(.checking, into: .savings, households)
        // The goal with an open part on both keeps one of them.
        #expect(try await Self.rows(households) == Rows(plans: [102: 102], parts: [2: 102, 3: 102, 4: 103], revisions: [2, 2, 1]))
        try await Self.restore(.checking, from: .savings, households)
        #expect(try await Self.rows(households) == Rows(plans: Self.start.plans, parts: Self.start.parts, revisions: [3, 3, 1]))
        #expect(try await Self.rows(households, of: .neighbor) == Self.start)
    }

    @Test(arguments: ConformingEngine.allCases) func thePlanMovesToAnAccountWithoutOneAndBack(engine: ConformingEngine) async throws {
        let households = try await Self.households(on: engine, plans: [.checking])
        try await Self.remove(.checking, into: .savings, households)
        #expect(try await Self.rows(households).plans == [102: 101])
        try await Self.restore(.checking, from: .savings, households)
        #expect(try await Self.rows(households).plans == [101: 101])
        #expect(try await Self.rows(households, of: .neighbor).plans == [101: 101])
    }

    @Test(arguments: ConformingEngine.allCases) func aPlanThatWasEditedSinceStays(engine: ConformingEngine) async throws {
        let households = try await Self.households(on: engine, plans: [.checking])
        try await Self.remove(.checking, into: .savings, households)
        let isSaved = try await households.write(SavingsPlanRepository.init) {
            try $0.save(SavingsPlan(contribution: .euro(7), revision: 1), of: .savings)
        }
        #expect(isSaved)
        try await Self.restore(.checking, from: .savings, households)
        #expect(try await Self.rows(households).plans == [101: 101, 102: 7])
    }

    @Test(arguments: ConformingEngine.allCases) func deletedRowsComeBack(engine: ConformingEngine) async throws {
        let households = try await Self.households(on: engine)
        try await Self.remove(.checking, into: nil, households)
        #expect(try await Self.rows(households) == Rows(plans: [102: 102], parts: [2: 102, 4: 103], revisions: [2, 2, 1]))
        #expect(try await Self.rows(households, of: .neighbor) == Self.start)
        try await Self.restore(.checking, from: nil, households)
        #expect(try await Self.rows(households) == Rows(plans: Self.start.plans, parts: Self.start.parts, revisions: [3, 3, 1]))
    }

    @Test(arguments: ConformingEngine.allCases) func aPartOfAGoalInAnotherCurrencyStaysAway(engine: ConformingEngine) async throws {
        let households = try await Self.households(on: engine)
        try await Self.remove(.checking, into: nil, households)
        let isUpdated = try await households.write(SavingsGoalRepository.init) { goals in
            try goals.update(SavingsGoal(id: 2, name: "", target: .dollar(9), parts: [], revision: 2))
        }
        #expect(isUpdated)
        try await Self.restore(.checking, from: nil, households)
        #expect(try await Self.rows(households).parts == [1: 101, 2: 102, 4: 103])
    }
}
