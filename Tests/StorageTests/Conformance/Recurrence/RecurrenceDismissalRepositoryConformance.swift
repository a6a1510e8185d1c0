import Models
import Storage
import StorageTestSupport
import Testing

@testable import RecurrenceLive

struct RecurrenceDismissalRepositoryConformance {
    private typealias Dismissal = RecurrenceDismissalRepository.Dismissal

    @Test(arguments: ConformingEngine.allCases) func aSeriesHasOneDismissal(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        let first = Dismissal(series: .awkward, amount: .max, cycle: .every(1, .month))
        let second = Dismissal(series: .awkward, amount: -1, cycle: .every(2, .halfYear))
        let other = Dismissal(series: "b", amount: 3, cycle: .every(1, .week))
        try await households.write(RecurrenceDismissalRepository.init) { dismissals in
            for dismissal in [first, other, second] { try dismissals.save(dismissal) }
        }
        #expect(try await households.read(RecurrenceDismissalRepository.init) { try $0.all() } == [.awkward: second, "b": other])
        #expect(try await households.read(RecurrenceDismissalRepository.init, of: .neighbor) { try $0.all() }.isEmpty)
    }
}
