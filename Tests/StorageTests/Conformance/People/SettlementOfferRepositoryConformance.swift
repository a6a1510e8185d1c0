import Models
import Storage
import StorageTestSupport
import Testing

@testable import PeopleLive

struct SettlementOfferRepositoryConformance {

    @Test(arguments: ConformingEngine.allCases) func amountAndWordsOfOneTextFindATransaction(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        for household in [ID<Household>.own, .neighbor] {
            try await households.record(
                .payment(1, 30_00, on: "2026-03-01", payee: "BRANDT ANNA"), .payment(2, 30_00, on: "2026-03-05", payee: "Anna Brandt"),
                .payment(3, 30_00, on: "2026-03-06", payee: "Anna"), .payment(4, 29_99, on: "2026-03-06", payee: "Anna Brandt"),
                .payment(5, 30_00, on: "2026-03-07", note: "for the Trip"), of: household)
        }
        func found(_ texts: [String], since: Day = "2026-01-01") async throws -> [ID<Transaction>] {
            try await households.read(SettlementOfferRepository.init) { try $0.transactions(amount: 3_000, naming: texts, since: since) }
        }
        #expect(try await found(["Anna Brandt"]) == [1, 2])
        #expect(try await found(["Anna Brandt", "Trip"]) == [1, 2, 5])
        #expect(try await found(["Anna Brandt"], since: "2026-03-02") == [2])
        #expect(try await found(["…", ""]) == [])
        try await households.write(SettlementOfferRepository.init) { offers in
            try offers.dismiss(2)
            try offers.dismiss(2)
        }
        #expect(try await found(["Anna Brandt"]) == [1])
        let (dismissed, isDismissed) = try await households.read(SettlementOfferRepository.init) {
            (try $0.dismissed(), [try $0.isDismissed(1), try $0.isDismissed(2)])
        }
        #expect(dismissed == [2] && isDismissed == [false, true])
        try await households.write(SettlementOfferRepository.init) { try $0.offerAgain(2) }
        #expect(try await found(["Anna Brandt"]) == [1, 2])
        let neighbors = try await households.read(SettlementOfferRepository.init, of: .neighbor) {
            try $0.transactions(amount: 3_000, naming: ["Anna Brandt"], since: "2026-01-01")
        }
        #expect(neighbors == [1, 2])
    }
}
