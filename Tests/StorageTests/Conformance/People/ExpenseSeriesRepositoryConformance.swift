import Models
import PeopleModel
import Storage
import StorageTestSupport
import Testing

@testable import PeopleLive

struct ExpenseSeriesRepositoryConformance {
    private static func series() throws -> ExpenseSeries {
        ExpenseSeries(
            id: 30, group: 10, template: 20, schedule: try Schedule(anchor: "2026-01-31", every: 2, .month, end: "2027-01-01"), account: 3,
            through: "2026-03-31")
    }

    private static func households(on engine: ConformingEngine) async throws -> TestHouseholds {
        let households = try await SharedRows.households(on: engine)
        for household in [ID<Household>.own, .neighbor] {
            try await households.write(ExpenseSeriesRepository.init, of: household) { try $0.insert(try series()) }
        }
        return households
    }

    @Test(arguments: ConformingEngine.allCases) func seriesAreReadAndUpdatedOncePerRevision(engine: ConformingEngine) async throws {
        let households = try await Self.households(on: engine)
        #expect(try await households.read(ExpenseSeriesRepository.init) { try $0.all() } == [try Self.series()])
        #expect(try await households.read(ExpenseSeriesRepository.init) { try $0.find(31) } == nil)
        var changed = try Self.series()
        changed.schedule = try Schedule(anchor: "2026-02-01", every: 1, .week)
        (changed.template, changed.account, changed.through, changed.isEnded) = (21, nil, "2026-02-01", true)
        let update = changed
        #expect(try await households.write(ExpenseSeriesRepository.init) { try $0.update(update) })
        #expect(try await !households.write(ExpenseSeriesRepository.init) { try $0.update(update) })
        changed.revision = 2
        #expect(try await households.read(ExpenseSeriesRepository.init) { try $0.find(30) } == changed)
        #expect(try await households.read(ExpenseSeriesRepository.init, of: .neighbor) { try $0.find(30) } == (try Self.series()))
    }
}
