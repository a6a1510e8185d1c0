import Models
import Storage
import StorageTestSupport
import Testing

@testable import CardsLive

struct CardSpendRepositoryConformance {

    private static func households(on engine: ConformingEngine) async throws -> TestHouseholds {
        let households = try await TestHouseholds(on: engine)
        try await households.record(
            .payment(1, 100, on: "2026-03-01", payee: .awkward, note: "n"), .payment(2, 10, on: "2026-03-31", status: .pending),
            .payment(3, 1_000, on: "2026-03-15", status: .failed), .payment(4, 1_000, on: "2026-02-28"),
            .payment(5, 1_000, on: "2026-04-01"),
            // A refund, the payment of the bill, a withdrawal, a charge in dollars.
            .payment(6, 3, from: .groceries, to: .checking, on: "2026-03-20"), .payment(7, 1_000, from: .savings, to: .checking),
            .payment(8, 50, from: .checking, to: .cash, on: "2026-03-05"), .payment(9, 1_000, from: .checking, to: .savings),
            .payment(10, 7, on: "2026-03-06", currency: .dollar), .payment(11, 1_000, from: .cash))
        try await households.record(.payment(20, 9_999), .payment(21, 9_999, from: .groceries, to: .checking), of: .neighbor)
        return households
    }

    @Test(arguments: ConformingEngine.allCases) func whatIsSpentIsChargesLessRefunds(engine: ConformingEngine) async throws {
        let households = try await Self.households(on: engine)
        let spent = try await households.read(CardSpendRepository.init) { spends in
            try [
                spends.spent(at: .checking, in: .euro, from: "2026-03-01", through: "2026-03-31"),
                spends.spent(at: .checking, in: .euro, from: "2026-03-02", through: "2026-03-30"),
                spends.spent(at: .checking, in: .dollar, from: "2026-03-01", through: "2026-03-31"),
                spends.spent(at: .dollars, in: .euro, from: "2026-03-01", through: "2026-03-31"),
            ]
        }
        #expect(spent == [.euro(107), .euro(-3), .dollar(7), .euro(0)])
    }

    @Test(arguments: ConformingEngine.allCases) func chargesAndWithdrawalsAreOrderedByDay(engine: ConformingEngine) async throws {
        let households = try await Self.households(on: engine)
        let charges = try await households.read(CardSpendRepository.init) {
            try $0.charges(at: .checking, from: "2026-03-01", through: "2026-03-31")
        }
        #expect(charges.map(\.transaction) == [1, 8, 10, 2])
        #expect(charges.map(\.amount) == [.euro(100), .euro(50), .dollar(7), .euro(10)])
        #expect(charges.map(\.isCash) == [false, true, false, false])
        #expect(charges[0].payee == .awkward && charges[0].note == "n" && charges[0].day == "2026-03-01")
        #expect(charges[1].payee.isEmpty)
    }
}
