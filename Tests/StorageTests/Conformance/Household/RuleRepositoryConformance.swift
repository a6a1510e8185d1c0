import Models
import Storage
import StorageTestSupport
import Testing

struct RuleRepositoryConformance {
    private static let full = CategoryRule(
        id: ID(rawValue: .max),
        .init(
            payee: .matches(.awkward), minimum: .min, maximum: .max, account: .checking, category: .groceries,
            tags: ["b", "ä c", "a"], payeeName: .awkward))
    private static let rules = [
        full, CategoryRule(id: 2, .init()), CategoryRule(id: 1, .init(payee: .contains("x"), category: .salary)),
        CategoryRule(id: 3, .init(payee: .equals(""), account: .cash, payeeName: "")),
        CategoryRule(id: 4, .init(payee: .containsAll(["b", "ä c"]), category: .salary)),
        CategoryRule(id: 5, .init(payee: .containsAny(["x", "b", "ä c"]), tags: ["a"])),
    ]

    private static func households(on engine: ConformingEngine) async throws -> TestHouseholds {
        let households = try await TestHouseholds(on: engine)
        for household in [ID<Household>.own, .neighbor] {
            try await households.write(RuleRepository.init, of: household) { repository in for rule in rules { try repository.save(rule) } }
        }
        return households
    }

    private static func all(_ households: TestHouseholds, of household: ID<Household> = .own) async throws -> [CategoryRule] {
        try await households.read(RuleRepository.init, of: household) { try $0.all() }
    }

    @Test(arguments: ConformingEngine.allCases) func rulesKeepTheirOrder(engine: ConformingEngine) async throws {
        let households = try await Self.households(on: engine)
        #expect(try await Self.all(households) == Self.rules)
        // An edited one keeps its place, a new one is last.
        var edited = Self.rules[1]
        edited.payee = .contains(.awkward)
        let update = edited
        try await households.write(RuleRepository.init) { rules in
            try rules.save(update)
            try rules.save(CategoryRule(id: 9, .init()))
        }
        #expect(try await Self.all(households) == [Self.rules[0], edited] + Self.rules[2...] + [CategoryRule(id: 9, .init())])
        try await households.write(RuleRepository.init) { try $0.order([3, 9, 1, 2, 5, 4, Self.full.id]) }
        #expect(try await Self.all(households).map(\.id) == [3, 9, 1, 2, 5, 4, Self.full.id])
        #expect(try await Self.all(households, of: .neighbor) == Self.rules)
    }

    @Test(arguments: ConformingEngine.allCases) func rulesAreDeletedAndMoved(engine: ConformingEngine) async throws {
        let households = try await Self.households(on: engine)
        #expect(try await households.write(RuleRepository.init) { try [$0.delete(1), $0.delete(1)] } == [true, false])
        try await households.write(RuleRepository.init) { rules in
            try rules.replaceCategory(.groceries, by: .salary)
            try rules.move(from: .checking, to: .savings)
            try rules.deleteAll(of: .cash)
        }
        var moved = Self.full
        (moved.category, moved.account) = (.salary, .savings)
        #expect(try await Self.all(households) == [moved, Self.rules[1], Self.rules[4], Self.rules[5]])
        #expect(try await Self.all(households, of: .neighbor) == Self.rules)
    }

    @Test(arguments: ConformingEngine.allCases) func aDeletedRuleComesBackFromAnImage(engine: ConformingEngine) async throws {
        let households = try await Self.households(on: engine)
        try await households.write { connection in
            let rules = RuleRepository(connection, household: .own)
            let image = UndoImageWriter(connection, household: .own, id: 1)
            try rules.copy(Self.full.id, to: image)
            let record = AuditRecord(id: 1, at: 0, member: nil, action: .deleteRule, subject: "", isUndone: false)
            try AuditRepository(connection, household: .own).insert(record, reference: "", image: image)
            try rules.delete(Self.full.id)
        }
        #expect(try await Self.all(households) == Array(Self.rules.dropFirst()))
        try await households.write { connection in
            let image = UndoImageReader(connection, household: .own, change: 1, version: 16)
            try RowSnapshotRepository(connection, household: .own).insertRows(of: image, into: [RuleRepository.table])
        }
        #expect(try await Self.all(households) == Self.rules)
    }
}
