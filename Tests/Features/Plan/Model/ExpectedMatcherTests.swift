import Models
import TestTools
import Testing

@testable import PlanModel

@Suite struct ExpectedMatcherTests {

    private func bill(_ id: Int64, tolerance: Int64 = 0, account: Int64? = nil, payee: String = "") -> ExpectedItem {
        ExpectedItem(
            id: ID(rawValue: id), name: "Bill \(id)", amount: money(-50_00), tolerance: tolerance, cycle: .monthly,
            anchor: day("2026-03-10"), account: account.map { ID(rawValue: $0) }, payeeKey: payee)
    }

    private func movement(
        _ units: Int64, _ code: String = "EUR", foreign: Money? = nil, on text: String = "2026-03-11", account: Int64 = 7,
        payee: String = "energy", isOwnTransfer: Bool = false
    ) -> AccountMovement {
        AccountMovement(
            group: ID(rawValue: 100), day: day(text), amount: money(units, code), foreign: foreign, account: ID(rawValue: account),
            payeeKey: payee, isOwnTransfer: isOwnTransfer)
    }

    private func match(_ items: [ExpectedItem], _ movement: AccountMovement) -> ExpectedOccurrence? {
        ExpectedMatcher(items).match(movement) { ExpectedTimeline($0, occurrences: [], today: movement.day) }
    }

    @Test(arguments: [(-50_00, true), (-52_00, true), (-48_00, true), (-52_01, false), (-47_99, false), (50_00, false)] as [(Int64, Bool)])
    func theAmountHasToBeWithinTheToleranceAndInTheSameDirection(units: Int64, fits: Bool) {
        #expect((match([bill(1, tolerance: 2_00)], movement(units)) != nil) == fits)
    }

    @Test func payeeAndAccountHaveToFitWhereTheyAreGiven() {
        #expect(match([bill(1, payee: "energy")], movement(-50_00)) != nil)
        #expect(match([bill(1, payee: "water")], movement(-50_00)) == nil)
        #expect(match([bill(1, account: 7)], movement(-50_00)) != nil)
        #expect(match([bill(1, account: 8)], movement(-50_00)) == nil)
    }

    @Test func theItemWithThePayeeWinsOverOneWithout() {
        #expect(match([bill(1), bill(2, payee: "energy"), bill(3, account: 7)], movement(-50_00))?.item == ID(rawValue: 2))
        #expect(match([bill(1), bill(3, account: 7)], movement(-50_00))?.item == ID(rawValue: 3))
    }

    @Test func anOwnTransferCountsOnlyForAnItemWithTheAccount() {
        #expect(match([bill(1)], movement(-50_00, isOwnTransfer: true)) == nil)
        #expect(match([bill(1, account: 7)], movement(-50_00, isOwnTransfer: true)) != nil)
    }

    @Test func aForeignAmountInTheCurrencyOfTheItemCounts() throws {
        let foreign = movement(-61_00, "USD", foreign: money(-50_00))
        let found = try #require(match([bill(1)], foreign))
        #expect(found.state == .completed(money(-50_00), on: foreign.day, ID(rawValue: 100)))
        #expect(match([bill(1)], movement(-50_00, "USD")) == nil)
    }

    @Test func aRemovedItemIsNeverCompleted() {
        var removed = bill(1)
        removed.isRemoved = true
        #expect(match([removed], movement(-50_00)) == nil)
        #expect(!ExpectedMatcher([removed]).mayMatch(movement(-50_00)))
    }
}
