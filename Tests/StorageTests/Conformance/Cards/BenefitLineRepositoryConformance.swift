import Models
import Storage
import StorageTestSupport
import Testing

@testable import CardsLive

struct BenefitLineRepositoryConformance {
    private typealias Line = BenefitLineRepository.Line

    @Test(arguments: ConformingEngine.allCases) func theFactsOfALineAreReplacedAndDeleted(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        try await households.write(BenefitLineRepository.init, of: .neighbor) { try $0.save(Line(purchaseDay: nil, payee: "n"), of: 1) }
        #expect(try await households.read(BenefitLineRepository.init) { try $0.find(1) } == nil)
        for line in [
            Line(purchaseDay: "2026-03-10", payee: .awkward), Line(purchaseDay: nil, payee: nil), Line(purchaseDay: nil, payee: ""),
        ] {
            try await households.write(BenefitLineRepository.init) { try $0.save(line, of: 1) }
            #expect(try await households.read(BenefitLineRepository.init) { try $0.find(1) } == line)
        }
        try await households.write(BenefitLineRepository.init) { lines in
            try lines.save(Line(purchaseDay: nil, payee: "2"), of: 2)
            try lines.delete(1)
        }
        let found = try await households.read(BenefitLineRepository.init) { try [$0.find(1)?.payee, $0.find(2)?.payee] }
        #expect(found == [nil, "2"])
        #expect(try await households.read(BenefitLineRepository.init, of: .neighbor) { try $0.find(1)?.payee } == "n")
    }

    @Test(arguments: ConformingEngine.allCases) func theFactsOfAllLinesOrOfThoseOfAnAccount(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        let saved: [ID<Household>: [ID<Transaction>]] = [.own: [2, 1], .neighbor: [1, 2, 3]]
        for (household, groups) in saved {
            try await households.record(.payment(1, 1), .payment(2, 1, from: .cash), of: household)
            try await households.write(BenefitLineRepository.init, of: household) { lines in
                for group in groups { try lines.save(Line(purchaseDay: "2026-03-01", payee: nil), of: group) }
            }
        }
        let found = try await households.read(BenefitLineRepository.init) { lines in
            var found: [[ID<Transaction>]] = [[], []]
            try lines.all(of: nil) { group, line in
                if line == Line(purchaseDay: "2026-03-01", payee: nil) { found[0].append(group) }
            }
            try lines.all(of: .cash) { group, _ in found[1].append(group) }
            return found
        }
        #expect(found == [[1, 2], [2]])
    }
}
