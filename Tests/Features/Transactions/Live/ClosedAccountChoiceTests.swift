import Models
import Services
import TestSupport
import Testing

/// What is chosen for lines of an account whose entries others do not see counts for its lines alone.
struct ClosedAccountChoiceTests {
    private func divided() async throws -> (home: TestHousehold, joint: Account, purse: Account) {
        let home = try await TestHousehold()
        let (joint, purse) = (try await home.account("Joint"), try await home.account("Purse"))
        try await home.context.give(purse.id, to: ID(rawValue: 7))
        return (home, joint, purse)
    }

    private func category(of change: LedgerChange) throws -> LedgerAccountID {
        try #require(change.transactions.first?.parts.first).destination
    }

    @Test func aChoiceInAClosedAccountIsNotRememberedForOthers() async throws {
        let (home, joint, purse) = try await divided()
        try await home.add(-500, in: purse, payee: "Harbour Bakery", category: "gifts")
        let (gifts, other) = (try await home.category("gifts"), try await home.category("other"))
        #expect(try category(of: try await home.add(-600, in: purse, payee: "Harbour Bakery")) == LedgerAccountID(gifts))
        #expect(try category(of: try await home.add(-700, in: joint, payee: "Harbour Bakery")) == LedgerAccountID(other))
    }

    @Test func aChoiceOfTheHouseholdCountsForAll() async throws {
        let (home, joint, purse) = try await divided()
        try await home.add(-500, in: joint, payee: "Harbour Bakery", category: "gifts")
        let gifts = try await home.category("gifts")
        #expect(try category(of: try await home.add(-600, in: purse, payee: "Harbour Bakery")) == LedgerAccountID(gifts))
    }
}
