import CardsModel
import Models
import Storage
import StorageTestSupport
import Testing

@testable import CardsLive

struct BenefitUseRepositoryConformance {
    private static let full: BenefitUse = {
        var use = BenefitUse.sample(
            ID(rawValue: .max), on: "9999-12-31", amount: .max, state: .posted, charge: 5, credit: ID(rawValue: .max))
        (use.posted, use.isManual, use.revision) = (.dollar(1), true, 9)
        return use
    }()

    private static func households(on engine: ConformingEngine, _ uses: [BenefitUse]) async throws -> TestHouseholds {
        let households = try await TestHouseholds(on: engine)
        try await households.insert([.sample(1), .sample(2)], [.sample(1), .sample(2), .sample(3, of: 2), .sample(4, isRemoved: true)])
        try await households.write(BenefitUseRepository.init) { repository in for use in uses { try repository.insert(use) } }
        try await households.write(BenefitUseRepository.init, of: .neighbor) { repository in
            for use in uses {
                var use = use
                use.id = ID(rawValue: use.id.rawValue == .max ? 999 : use.id.rawValue + 1_000)
                try repository.insert(use)
            }
        }
        return households
    }

    @Test(arguments: ConformingEngine.allCases) func usesAreFoundNewestFirst(engine: ConformingEngine) async throws {
        let uses = [
            .sample(1), Self.full, .sample(3), .sample(2, on: "2026-03-11", state: .undone), .sample(4, of: 2, on: "2026-03-09"),
        ]
        let households = try await Self.households(on: engine, uses)
        let (found, byID, byBenefit, since, many) = try await households.read(BenefitUseRepository.init) { repository in
            try (
                [repository.find(Self.full.id), repository.find(9), repository.find(1_001)],
                repository.all((1...100).map { ID<BenefitUse>(rawValue: $0) }),
                [repository.all(of: 1), repository.all(of: 3)].map { $0.map(\.id) },
                repository.all(since: "2026-03-10").mapValues { $0.map(\.id) },
                repository.all(of: (1...100).map { ID<Benefit>(rawValue: $0) }).mapValues { $0.map(\.id) }
            )
        }
        #expect(found == [Self.full, nil, nil])
        #expect(byID.keys.sorted() == [1, 2, 3, 4])
        #expect(byBenefit == [[Self.full.id, 2, 3, 1], []])
        #expect(since == [1: [Self.full.id, 2, 3, 1]])
        #expect(many == [1: [Self.full.id, 2, 3, 1], 2: [4]])
    }

    @Test(arguments: ConformingEngine.allCases) func usesAreFoundByTheirTransactions(engine: ConformingEngine) async throws {
        let uses: [BenefitUse] = [
            .sample(1, credit: 50), .sample(2, charge: 50), .sample(3, charge: 51, credit: 52), .sample(4, charge: 53, credit: 53),
            .sample(5),
        ]
        let households = try await Self.households(on: engine, uses)
        let one = try await households.read(BenefitUseRepository.init) { repository in
            try [50, 51, 52, 53, 54].map { try repository.found(by: ID<Transaction>(rawValue: $0)).map(\.id) }
        }
        #expect(one == [[2, 1], [3], [3], [4], []])
        let many = try await households.read(BenefitUseRepository.init) { repository in
            try repository.found(by: (0..<100).map { ID<Transaction>(rawValue: $0) }).mapValues { $0.map(\.id) }
        }
        #expect(many == [50: [2, 1], 51: [3], 52: [3], 53: [4]])
        #expect(try await households.read(BenefitUseRepository.init) { try $0.hasTransactions() })
    }

    @Test(arguments: ConformingEngine.allCases) func whetherATransactionHasUsedABenefit(engine: ConformingEngine) async throws {
        let households = try await Self.households(on: engine, [.sample(1)])
        try await households.write(BenefitUseRepository.init, of: .neighbor) { try $0.addQuestion(7, [1]) }
        #expect(try await households.read(BenefitUseRepository.init) { try $0.hasTransactions() } == false)
        #expect(try await households.read(BenefitUseRepository.init, of: .neighbor) { try $0.hasTransactions() })
    }

    @Test(arguments: ConformingEngine.allCases) func aUseIsUpdatedAndDeleted(engine: ConformingEngine) async throws {
        let households = try await Self.households(on: engine, [Self.full, .sample(1)])
        var edited = BenefitUse.sample(Self.full.id, on: "2026-01-01", amount: 1)
        (edited.isManual, edited.revision) = (true, 9)
        let update = edited
        try await households.write(BenefitUseRepository.init) { repository in
            try repository.update(update)
            try repository.delete(1)
        }
        edited.revision = 10
        #expect(try await households.read(BenefitUseRepository.init) { try $0.all(of: 1) } == [edited])
        #expect(try await households.read(BenefitUseRepository.init, of: .neighbor) { try $0.all(of: 1).count } == 2)
    }

    @Test(arguments: ConformingEngine.allCases) func questionsAreThoseOfCardsInTheWallet(engine: ConformingEngine) async throws {
        let households = try await Self.households(on: engine, [])
        for household in [ID<Household>.own, .neighbor] {
            try await households.write(BenefitUseRepository.init, of: household) { repository in
                let shift: Int64 = household == .own ? 0 : 1_000
                try repository.addQuestion(ID(rawValue: 10 + shift), [2, 1])
                try repository.addQuestion(ID(rawValue: 10 + shift), [1])
                try repository.addQuestion(ID(rawValue: 11 + shift), [3])
                try repository.addQuestion(ID(rawValue: 12 + shift), [4])
                try repository.addQuestion(ID(rawValue: 13 + shift), [1])
                try repository.answerNone(ID(rawValue: 13 + shift))
            }
        }
        let lists = try await households.read(BenefitUseRepository.init) { repository in
            try [
                repository.questions(limit: 9), repository.questions(limit: 1), repository.questions(of: 1, limit: 9),
                repository.questions(of: 2, limit: 9), repository.questions(of: 3, limit: 9),
            ].map { list in list.map { [$0.transaction.rawValue] + $0.benefits.map(\.rawValue) } }
        }
        #expect(lists == [[[11, 3], [10, 1, 2]], [[11, 3]], [[10, 1, 2]], [[11, 3]], []])
        let question = try await households.read(BenefitUseRepository.init) {
            try [$0.question(of: 10), $0.question(of: 13), $0.question(of: 1_010)]
        }
        #expect(question == [[1, 2], [], []])
        #expect(
            try await households.read(BenefitUseRepository.init) { try [$0.isAnswered(10), $0.isAnswered(13), $0.isAnswered(1_013)] } == [
                false, true, false,
            ])
        // An answered question is neither asked again nor withdrawn.
        try await households.write(BenefitUseRepository.init) { repository in
            try repository.addQuestion(13, [1])
            for transaction in [10, 13, 1_011] as [ID<Transaction>] { try repository.withdraw(transaction) }
        }
        let all = try await households.read(BenefitUseRepository.init) { repository in
            var all: [[Int64]] = []
            try repository.allQuestions { all.append([$0.rawValue, $1.rawValue, $2 ? 1 : 0]) }
            return all
        }
        #expect(all == [[11, 3, 0], [12, 4, 0], [13, 1, 1]])
        #expect(try await households.read(BenefitUseRepository.init, of: .neighbor) { try $0.question(of: 1_011) } == [3])
    }

    @Test(arguments: ConformingEngine.allCases) func usesThatTheSchemaForbidsAreRejected(engine: ConformingEngine) async throws {
        let households = try await Self.households(on: engine, [.sample(1)])
        for use in [BenefitUse.sample(1), .sample(2, of: 9), .sample(2, amount: 0)] {
            #expect(try await households.rejects(BenefitUseRepository.init) { try $0.insert(use) })
        }
        #expect(try await households.rejects(BenefitUseRepository.init) { try $0.addQuestion(1, [1, 9]) })
        #expect(try await households.read(BenefitUseRepository.init) { try $0.question(of: 1) } == [])
    }
}
