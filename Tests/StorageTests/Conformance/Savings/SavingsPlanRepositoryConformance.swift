import Models
import SavingsModel
import Storage
import StorageTestSupport
import Testing

@testable import SavingsLive

struct SavingsPlanRepositoryConformance {

    private static func rate(_ millionths: Int64, _ basis: InterestRate.Basis = .nominal) throws -> InterestRate {
        try #require(InterestRate(millionths: millionths, basis))
    }

    @Test(arguments: ConformingEngine.allCases) func aPlanIsSavedWithItsRevision(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        let plans: [ID<Account>: SavingsPlan] = [
            .savings: SavingsPlan(contribution: .euro(.max), rate: try Self.rate(1_000_000, .yield)),
            .dollars: SavingsPlan(contribution: .dollar(0), rate: try Self.rate(0)),
        ]
        for household in [ID<Household>.own, .neighbor] {
            try await households.write(SavingsPlanRepository.init, of: household) { repository in
                for (account, plan) in plans { _ = try repository.save(plan, of: account) }
            }
        }
        let stored = plans.mapValues { SavingsPlan(contribution: $0.contribution, rate: $0.rate, revision: 1) }
        #expect(try await households.read(SavingsPlanRepository.init) { try $0.all() } == stored)
        let edit = SavingsPlan(contribution: .euro(7), rate: try Self.rate(5), revision: 1)
        let results = try await households.write(SavingsPlanRepository.init) { repository in
            // Of a new plan, of the current revision, of an older one, of an account without a plan.
            try [
                repository.save(SavingsPlan(contribution: .euro(1)), of: .savings), repository.save(edit, of: .savings),
                repository.save(edit, of: .savings), repository.save(edit, of: .cash),
            ]
        }
        #expect(results == [false, true, false, false])
        let found = try await households.read(SavingsPlanRepository.init) { try [$0.find(.savings), $0.find(.dollars), $0.find(.cash)] }
        #expect(found == [SavingsPlan(contribution: .euro(7), rate: edit.rate, revision: 2), stored[.dollars], nil])
        #expect(try await households.read(SavingsPlanRepository.init, of: .neighbor) { try $0.all() } == stored)
    }

    @Test(arguments: ConformingEngine.allCases) func aPlanIsDeleted(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        for household in [ID<Household>.own, .neighbor] {
            try await households.write(SavingsPlanRepository.init, of: household) { plans in
                for account in [ID<Account>.savings, .cash] { _ = try plans.save(SavingsPlan(contribution: .euro(1)), of: account) }
            }
        }
        try await households.write(SavingsPlanRepository.init) { try $0.delete(of: .savings) }
        #expect(try await households.read(SavingsPlanRepository.init) { try Set($0.all().keys) } == [.cash])
        #expect(try await households.read(SavingsPlanRepository.init, of: .neighbor) { try $0.all().count } == 2)
    }

    @Test(arguments: ConformingEngine.allCases) func aPlanNeedsAnAccountAndNoNegativeContribution(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        #expect(
            try await households.rejects(SavingsPlanRepository.init) { _ = try $0.save(SavingsPlan(contribution: .euro(1)), of: 999) })
        #expect(
            try await households.rejects(SavingsPlanRepository.init) { _ = try $0.save(SavingsPlan(contribution: .euro(-1)), of: .cash) })
        #expect(try await households.read(SavingsPlanRepository.init) { try $0.all() } == [:])
    }
}
