import CardsModel
import Models
import Storage
import StorageTestSupport
import Testing

@testable import CardsLive

struct BenefitRepositoryConformance {
    private static let full = Benefit(
        id: ID(rawValue: .max), card: 1, template: "t",
        terms: BenefitTerms(
            name: .awkward, details: .awkward, merchant: "Ä", category: .dining, value: .dollar(.max), frequency: .months(120),
            alignment: .anniversary, usesPerCycle: 3,
            bonuses: [BenefitBonus(month: 12, amount: .dollar(2_000)), BenefitBonus(month: 1, amount: .dollar(1))],
            chargePatterns: ["a*", .awkward], creditPatterns: ["c"], lastDay: "2030-12-31"), ownFacts: Set(BenefitFact.allCases),
        mode: .ignore, since: "2020-02-29", position: 4, isRemoved: true, revision: 3)

    @Test(arguments: ConformingEngine.allCases) func aBenefitIsFoundAsItWasInserted(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        try await households.insert([.sample(1)])
        try await households.write(BenefitRepository.init) { benefits in
            for benefit in [Self.full, .sample(1)] { try benefits.insert(benefit, closedThrough: "2026-01-31") }
        }
        let found = try await households.read(BenefitRepository.init) { try [$0.find(Self.full.id), $0.find(1), $0.find(2)] }
        #expect(found == [Self.full, .sample(1), nil])
        #expect(try await households.read(BenefitRepository.init, of: .neighbor) { try $0.find(1) } == nil)
    }

    @Test(arguments: ConformingEngine.allCases) func everyFrequencyComesBack(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        var benefits: [Benefit] = []
        for (index, frequency) in [BenefitFrequency.perOccasion, .monthly, .quarterly, .semiAnnual, .annual, .months(2)].enumerated() {
            var benefit = Benefit.sample(ID(rawValue: Int64(index + 1)))
            benefit.terms.frequency = frequency
            benefits.append(benefit)
        }
        try await households.insert([.sample(1)], benefits)
        #expect(try await households.read(BenefitRepository.init) { try $0.all() } == benefits)
    }

    @Test(arguments: ConformingEngine.allCases) func benefitsAreOrderedByCardAndPosition(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        try await households.insert(
            [.sample(1), .sample(2)],
            [
                .sample(1, of: 2), .sample(2, of: 1, position: 2), .sample(5, of: 1, position: 1),
                .sample(4, of: 1, position: 1, isRemoved: true),
            ])
        try await households.write(BenefitRepository.init, of: .neighbor) { try $0.insert(.sample(9), closedThrough: "2026-01-31") }
        let (all, one, none) = try await households.read(BenefitRepository.init) { benefits in
            try (benefits.all().map(\.id), benefits.all(of: 1).map(\.id), benefits.all(of: 3).map(\.id))
        }
        #expect(all == [4, 5, 2, 1])
        #expect(one == [4, 5, 2])
        #expect(none == [])
    }

    @Test(arguments: ConformingEngine.allCases) func anUpdateNeedsTheCurrentRevision(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        try await households.insert([.sample(1)], [Self.full])
        var edited = Benefit.sample(Self.full.id)
        (edited.template, edited.revision) = ("t", 3)
        let update = edited
        let results = try await households.write(BenefitRepository.init) { try [$0.update(update), $0.update(update)] }
        #expect(results == [true, false])
        edited.revision = 4
        #expect(try await households.read(BenefitRepository.init) { try $0.find(Self.full.id) } == edited)
        #expect(try await households.read(BenefitRepository.init, of: .neighbor) { try $0.find(Self.full.id) } == Self.full)
    }

    private static func record(_ first: Day, _ last: Day?, used: Int64 = 0) -> BenefitCycleRecord {
        BenefitCycleRecord(cycle: BenefitCycle(first: first, last: last), value: .dollar(10_00), used: .dollar(used))
    }

    @Test(arguments: ConformingEngine.allCases) func endedCyclesAreRecordedOnce(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        try await households.insert([.sample(1)], [.sample(1), .sample(2)])
        let (february, march) = (Self.record("2026-02-01", "2026-02-28", used: 5), Self.record("2026-03-01", "2026-03-31"))
        try await households.write(BenefitRepository.init) { benefits in
            try benefits.close([february, march, Self.record("2026-04-01", nil)], of: 1, through: "2026-03-31")
            try benefits.close([Self.record("2026-02-01", "2026-02-28", used: 9)], of: 1, through: "2026-02-28")
            try benefits.close([february], of: 2, through: "2026-02-28")
        }
        let (closed, cycles, since) = try await households.read(BenefitRepository.init) { benefits in
            try (
                benefits.closedThrough(), [benefits.cycles(of: 1), benefits.cycles(of: 2), benefits.cycles(of: 3)],
                [
                    benefits.cycles(endingSince: "2026-02-28"), benefits.cycles(endingSince: "2026-03-01"),
                    benefits.cycles(endingSince: "2026-04-01"),
                ]
            )
        }
        #expect(closed == [1: "2026-03-31", 2: "2026-02-28"])
        #expect(cycles == [[march, february], [february], []])
        #expect(since == [[1: [march, february], 2: [february]], [1: [march]], [:]])
        #expect(try await households.read(BenefitRepository.init, of: .neighbor) { try $0.cycles(endingSince: "2000-01-01") } == [:])
        #expect(try await households.read(BenefitRepository.init, of: .neighbor) { try $0.closedThrough()[1] } == "2026-01-31")
    }

    @Test(arguments: ConformingEngine.allCases) func aRecountSumsTheUsesOfTheCycle(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        try await households.insert([.sample(1)], [.sample(1), .sample(2)])
        for household in [ID<Household>.own, .neighbor] {
            try await households.write(of: household) { connection in
                let benefits = BenefitRepository(connection, household: household)
                for benefit in [1, 2] as [ID<Benefit>] {
                    try benefits.close(
                        [Self.record("2026-02-01", "2026-02-28"), Self.record("2026-03-01", "2026-03-31")], of: benefit,
                        through: "2026-03-31")
                }
                let uses = BenefitUseRepository(connection, household: household)
                var posted = BenefitUse.sample(2, on: "2026-03-31", amount: 20)
                (posted.posted, posted.state) = (.dollar(7), .posted)
                let all = [
                    .sample(1, on: "2026-03-01", amount: 100), posted, .sample(3, on: "2026-03-15", amount: 1_000, state: .undone),
                    .sample(4, on: "2026-02-28", amount: 1_000), .sample(5, of: 2, amount: 1_000),
                ]
                for use in household == .own ? all : [.sample(1, amount: 9)] { try uses.insert(use) }
            }
        }
        try await households.write(BenefitRepository.init) { try $0.recount(1, around: "2026-03-31") }
        let used = try await households.read(BenefitRepository.init) { try [$0.cycles(of: 1), $0.cycles(of: 2)].map { $0.map(\.used) } }
        #expect(used == [[.dollar(107), .dollar(0)], [.dollar(0), .dollar(0)]])
        #expect(
            try await households.read(BenefitRepository.init, of: .neighbor) { try $0.cycles(of: 1).map(\.used) } == [
                .dollar(0), .dollar(0),
            ])
    }

    @Test(arguments: ConformingEngine.allCases) func benefitsThatTheSchemaForbidsAreRejected(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        try await households.insert([.sample(1)], [.sample(1)])
        var nothing = Benefit.sample(2)
        nothing.terms.value = .dollar(0)
        for benefit in [.sample(1), .sample(2, of: 9), nothing] {
            #expect(try await households.rejects(BenefitRepository.init) { try $0.insert(benefit, closedThrough: "2026-01-31") })
        }
        #expect(
            try await households.rejects(BenefitRepository.init) {
                try $0.close([Self.record("2026-01-01", "2026-01-31")], of: 9, through: "2026-01-31")
            })
    }
}
