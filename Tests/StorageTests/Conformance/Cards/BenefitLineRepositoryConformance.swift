import Models
import Storage
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
}
