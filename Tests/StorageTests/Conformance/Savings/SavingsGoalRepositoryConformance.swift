import Models
import SavingsModel
import Storage
import StorageTestSupport
import Testing

@testable import SavingsLive

struct SavingsGoalRepositoryConformance {
    private static let full = SavingsGoal(
        id: ID(rawValue: .max), name: .awkward, target: .euro(.max), by: "9999-12-31",
        parts: [
            GoalPart(id: 9, name: .awkward, account: .savings, amount: .euro(5)), GoalPart(id: 8, account: .checking),
            GoalPart(id: 7, account: .savings, amount: .euro(.max)),
        ], position: 1, isRemoved: true, revision: 3)
    private static let simple = SavingsGoal(id: 1, name: "", target: .dollar(1), parts: [], position: 2)

    private static func households(on engine: ConformingEngine) async throws -> TestHouseholds {
        let households = try await TestHouseholds(on: engine)
        for household in [ID<Household>.own, .neighbor] {
            try await households.write(SavingsGoalRepository.init, of: household) { goals in
                try goals.insert(simple, notified: .behind)
                try goals.insert(full, notified: nil)
            }
        }
        return households
    }

    @Test(arguments: ConformingEngine.allCases) func goalsAreInOrderWithTheirParts(engine: ConformingEngine) async throws {
        let households = try await Self.households(on: engine)
        try await households.write(SavingsGoalRepository.init, of: .neighbor) { goals in
            try goals.insert(SavingsGoal(id: 5, name: "n", target: .euro(1), parts: [GoalPart(id: 5, account: .cash)]), notified: nil)
        }
        let records = try await households.read(SavingsGoalRepository.init) { try $0.allRecords() }
        #expect(records.map(\.goal) == [Self.full, Self.simple])
        #expect(records.map(\.status) == [nil, .behind])
        let (all, one, none) = try await households.read(SavingsGoalRepository.init) { try ($0.all(), $0.find(1), $0.find(5)) }
        #expect(all == [Self.full, Self.simple])
        #expect(one == Self.simple && none == nil)
    }

    @Test(arguments: ConformingEngine.allCases) func anUpdateNeedsTheCurrentRevisionAndReplacesTheParts(
        engine: ConformingEngine
    ) async throws {
        let households = try await Self.households(on: engine)
        var edited = SavingsGoal(
            id: Self.full.id, name: "new", target: .dollar(2),
            parts: [GoalPart(id: 20, account: .dollars), GoalPart(id: 9, account: .dollars)],
            revision: 3)
        let update = edited
        let results = try await households.write(SavingsGoalRepository.init) { try [$0.update(update), $0.update(update)] }
        #expect(results == [true, false])
        edited.revision = 4
        #expect(try await households.read(SavingsGoalRepository.init) { try $0.all() } == [edited, Self.simple])
        #expect(try await households.read(SavingsGoalRepository.init, of: .neighbor) { try $0.all() } == [Self.full, Self.simple])
    }

    @Test(arguments: ConformingEngine.allCases) func positionAndStatusChangeWithoutANewRevision(engine: ConformingEngine) async throws {
        let households = try await Self.households(on: engine)
        for status in GoalStatus.allCases {
            try await households.write(SavingsGoalRepository.init) { try $0.setNotifiedStatus(status, of: Self.full.id) }
            #expect(try await households.read(SavingsGoalRepository.init) { try $0.allRecords().first?.status } == status)
        }
        try await households.write(SavingsGoalRepository.init) { try $0.setPosition(9, of: Self.full.id) }
        let goals = try await households.read(SavingsGoalRepository.init) { try $0.all() }
        #expect(goals.map(\.id) == [1, Self.full.id])
        #expect(goals.last?.revision == 3 && goals.last?.position == 9)
        let neighbors = try await households.read(SavingsGoalRepository.init, of: .neighbor) { try $0.allRecords() }
        #expect(neighbors.first?.goal == Self.full && neighbors.first?.status == nil)
    }

    @Test(arguments: ConformingEngine.allCases) func onlyActiveGoalsCountForAnAccount(engine: ConformingEngine) async throws {
        let households = try await Self.households(on: engine)
        try await households.write(SavingsGoalRepository.init) { goals in
            try goals.insert(SavingsGoal(id: 2, name: "", target: .euro(1), parts: [GoalPart(id: 30, account: .cash)]), notified: nil)
        }
        let has = try await households.read(SavingsGoalRepository.init) { try [$0.hasAny(from: .cash), $0.hasAny(from: .savings)] }
        #expect(has == [true, false])
        #expect(try await households.read(SavingsGoalRepository.init, of: .neighbor) { try $0.hasAny(from: .cash) } == false)
    }

    @Test(arguments: ConformingEngine.allCases) func goalsThatTheSchemaForbidsAreRejected(engine: ConformingEngine) async throws {
        let households = try await Self.households(on: engine)
        func goal(_ id: ID<SavingsGoal>, target: Int64 = 1, parts: [GoalPart] = []) -> SavingsGoal {
            SavingsGoal(id: id, name: "", target: .euro(target), parts: parts)
        }
        let wrong = [
            goal(1), goal(2, target: 0), goal(2, parts: [GoalPart(id: 9, account: .cash)]),
            goal(2, parts: [GoalPart(id: 40, account: 999)]),
            goal(2, parts: [GoalPart(id: 40, account: .cash, amount: .euro(0))]),
        ]
        for goal in wrong { #expect(try await households.rejects(SavingsGoalRepository.init) { try $0.insert(goal, notified: nil) }) }
        #expect(try await households.read(SavingsGoalRepository.init) { try $0.all() } == [Self.full, Self.simple])
    }
}
