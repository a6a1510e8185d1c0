import Testing

@testable import Models

@Suite struct ExpectedMatcherTests {

    private func bill(_ id: Int64, tolerance: Int64 = 0, account: Int64? = nil, payee: String = "") throws -> ExpectedItem {
        ExpectedItem(
            id: ID(rawValue: id), name: "Bill \(id)", amount: try money(-50_00), tolerance: tolerance, cycle: .monthly,
            anchor: try day("2026-03-10"), account: account.map { ID(rawValue: $0) }, payeeKey: payee)
    }

    private func movement(
        _ units: Int64, _ code: String = "EUR", foreign: Money? = nil, on text: String = "2026-03-11", account: Int64 = 7,
        payee: String = "energy", isOwnTransfer: Bool = false
    ) throws -> AccountMovement {
        AccountMovement(
            group: ID(rawValue: 100), day: try day(text), amount: try money(units, code), foreign: foreign, account: ID(rawValue: account),
            payeeKey: payee, isOwnTransfer: isOwnTransfer)
    }

    private func match(_ items: [ExpectedItem], _ movement: AccountMovement) -> ExpectedOccurrence? {
        ExpectedMatcher(items).match(movement) { ExpectedTimeline($0, occurrences: [], today: movement.day) }
    }

    @Test(arguments: [(-50_00, true), (-52_00, true), (-48_00, true), (-52_01, false), (-47_99, false), (50_00, false)] as [(Int64, Bool)])
    func theAmountHasToBeWithinTheToleranceAndInTheSameDirection(units: Int64, fits: Bool) throws {
        #expect(try (match([bill(1, tolerance: 2_00)], movement(units)) != nil) == fits)
    }

    @Test func payeeAndAccountHaveToFitWhereTheyAreGiven() throws {
        #expect(try match([bill(1, payee: "energy")], movement(-50_00)) != nil)
        #expect(try match([bill(1, payee: "water")], movement(-50_00)) == nil)
        #expect(try match([bill(1, account: 7)], movement(-50_00)) != nil)
        #expect(try match([bill(1, account: 8)], movement(-50_00)) == nil)
    }

    @Test func theItemWithThePayeeWinsOverOneWithout() throws {
        #expect(try match([bill(1), bill(2, payee: "energy"), bill(3, account: 7)], movement(-50_00))?.item == ID(rawValue: 2))
        #expect(try match([bill(1), bill(3, account: 7)], movement(-50_00))?.item == ID(rawValue: 3))
    }

    @Test func anOwnTransferCountsOnlyForAnItemWithTheAccount() throws {
        #expect(try match([bill(1)], movement(-50_00, isOwnTransfer: true)) == nil)
        #expect(try match([bill(1, account: 7)], movement(-50_00, isOwnTransfer: true)) != nil)
    }

    @Test func aForeignAmountInTheCurrencyOfTheItemCounts() throws {
        let foreign = try movement(-61_00, "USD", foreign: money(-50_00))
        let found = try #require(try match([bill(1)], foreign))
        #expect(found.state == .completed(try money(-50_00), on: foreign.day, ID(rawValue: 100)))
        #expect(try match([bill(1)], movement(-50_00, "USD")) == nil)
    }

    @Test func aRemovedItemIsNeverCompleted() throws {
        var removed = try bill(1)
        removed.isRemoved = true
        #expect(try match([removed], movement(-50_00)) == nil)
        #expect(try !ExpectedMatcher([removed]).mayMatch(movement(-50_00)))
    }
}
