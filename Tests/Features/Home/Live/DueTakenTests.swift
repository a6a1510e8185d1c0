import Models
import Services
import Testing

/// What something due takes from the accounts that one can spend from.
struct DueTakenTests {
    private let checking = ID<Account>(rawValue: 1)
    private let wallet = ID<Account>(rawValue: 2)
    private let savings = ID<Account>(rawValue: 3)
    private let creditCard = ID<Account>(rawValue: 4)

    /// What an amount of 12.50 takes from the checking account and the wallet.
    private func taken(
        _ direction: DueItem.Direction, from account: ID<Account>? = nil, to destination: ID<Account>? = nil, _ units: Int64? = 12_50
    ) throws -> Money? {
        let euro = try #require(Currency(code: "EUR"))
        let item = DueItem(
            key: "due", day: try #require(Day("2026-06-01")), title: "Rent", kind: DueItem.Kind("rent"),
            amount: units.map { Money(minorUnits: $0, currency: euro) }, direction: direction,
            object: ObjectReference(.screen, of: "/due"), account: account, destination: destination)
        return item.taken(from: [checking, wallet])
    }

    private func euros(_ units: Int64) throws -> Money { Money(minorUnits: units, currency: try #require(Currency(code: "EUR"))) }

    @Test func whatOneOfTheAccountsPaysIsTaken() throws {
        #expect(try taken(.outgoing, from: checking) == euros(-12_50))
        #expect(try taken(.outgoing, from: wallet) == euros(-12_50))
    }

    @Test func whatIsPaidFromAnUnknownAccountIsTaken() throws {
        #expect(try taken(.outgoing) == euros(-12_50))
    }

    @Test func whatACardOrTheSavingsPayIsNotTaken() throws {
        #expect(try taken(.outgoing, from: creditCard) == nil)
        #expect(try taken(.outgoing, from: savings) == nil)
    }

    @Test func whatIsMovedToTheSavingsIsTaken() throws {
        #expect(try taken(.neutral, from: checking, to: savings) == euros(-12_50))
    }

    @Test func whatPaysTheBillOfACardIsTaken() throws {
        #expect(try taken(.neutral, from: checking, to: creditCard) == euros(-12_50))
    }

    @Test func whatIsMovedBetweenTheAccountsIsNotTaken() throws {
        #expect(try taken(.neutral, from: checking, to: wallet) == nil)
    }

    @Test func whatIsMovedFromOrBetweenOtherAccountsIsNotTaken() throws {
        #expect(try taken(.neutral, from: savings, to: checking) == nil)
        #expect(try taken(.neutral, from: savings, to: creditCard) == nil)
    }

    @Test func aDeadlineTakesNothing() throws {
        #expect(try taken(.neutral) == nil)
        #expect(try taken(.outgoing, from: checking, nil) == nil)
    }

    @Test func whatComesInTakesNothing() throws {
        #expect(try taken(.incoming, to: checking) == nil)
        #expect(try taken(.incoming, from: checking) == nil)
    }
}
