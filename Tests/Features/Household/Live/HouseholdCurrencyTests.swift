import HouseholdModel
import ImportModel
import MembersModel
import Models
import Services
import TestSupport
import TestTools
import Testing

@testable import Installation

/// A household in euros, which nobody has chosen, and files in dollars.
@Suite struct HouseholdCurrencyTests {
    private let home: TestHousehold
    private let dollar: Currency
    private static let dollars = "date,amount,currency,payee\n2026-05-02,-5.00,USD,Diner\n2026-05-03,-7.00,USD,Deli\n"
    private static let euros = "date,amount,currency,payee\n2026-05-02,-5.00,EUR,Bistro\n2026-05-03,-7.00,EUR,Bar\n"

    init() async throws {
        home = try await TestHousehold()
        dollar = try #require(Currency(code: "USD"))
    }

    /// Imports a file into an account with a name.
    @discardableResult
    private func take(_ text: String, _ account: String = "Bank") async throws -> ImportReport {
        let folder = try TemporaryFolder()
        let file = try folder.write(text, to: "\(account).csv")
        let request = ImportRequest(files: [file], account: account)
        let preview = try await home.services.statements().preview(request, progress: nil)
        let report = try await home.services.statements().commit(request, digest: preview.digest, progress: nil)
        #expect(preview.householdCurrency == report.householdCurrency && report.isCommitted)
        return report
    }

    private func currency() async throws -> Currency { try await home.services.household().fetchHousehold().currency }

    @Test func theFirstFileDecides() async throws {
        #expect(try await take(Self.dollars).householdCurrency == dollar)
        #expect(try await currency() == dollar)
        #expect(
            try await home.services.history().fetchHistory(before: nil, limit: 10).entries.map(\.record.action).contains(.followCurrency))
        // The next one finds bookings.
        #expect(try await take(Self.euros, "Euros").householdCurrency == nil)
        #expect(try await currency() == dollar)
    }

    @Test func aFileInTheHouseholdsCurrencyChangesNothing() async throws {
        #expect(try await take(Self.euros).householdCurrency == nil)
        #expect(try await take(Self.dollars, "Dollars").householdCurrency == nil)
        #expect(try await currency() == home.euro)
    }

    @Test func anAccountWithoutBookingsThatHasTheCurrencyKeepsIt() async throws {
        let purse = try await home.account("Purse", .cash)
        #expect(try await take(Self.dollars).householdCurrency == nil)
        #expect(try await currency() == home.euro)
        #expect(purse.currency == home.euro)
    }

    @Test func anEmptyAccountInTheFilesCurrencyIsNoObjection() async throws {
        _ = try await home.account("Bank", currency: dollar)
        #expect(try await take(Self.dollars).householdCurrency == dollar)
    }

    @Test func anOpeningBalanceIsABooking() async throws {
        _ = try await home.account("Bank", opening: 1_00, on: day("2026-05-01"), currency: dollar)
        #expect(try await take(Self.dollars).householdCurrency == nil)
        #expect(try await currency() == home.euro)
    }

    @Test func aChosenCurrencyStays() async throws {
        let household = try await home.services.household().fetchHousehold()
        _ = try await home.services.household().updateHousehold(household, version: nil)
        #expect(try await take(Self.dollars).householdCurrency == nil)
        #expect(try await currency() == home.euro)
    }

    /// Leaving what the setup offers is no choice.
    @Test(arguments: [false, true]) func aCurrencyOfTheSetupStaysIfItWasChosen(isChosen: Bool) async throws {
        let installation = try TestInstallation()
        var draft = installation.draft()
        draft.isCurrencyChosen = isChosen
        let session = try await installation.session(try await installation.auth.setUp(draft, from: TestInstallation.origin))
        let services = installation.live.container(for: session)
        let folder = try TemporaryFolder()
        let request = ImportRequest(files: [try folder.write(Self.dollars, to: "bank.csv")], account: "Bank")
        let report = try await services.statements().commit(request, digest: nil, progress: nil)
        #expect(report.householdCurrency == (isChosen ? nil : dollar))
        #expect(try await services.household().fetchHousehold().currency == (isChosen ? draft.currency : dollar))
    }

    /// What was taken over is no choice.
    @Test func afterTheUndoTheNextFileDecides() async throws {
        let report = try await take(Self.dollars)
        _ = try await home.services.statements().undo(try #require(report.id), force: false)
        #expect(try await take(Self.euros, "Euros").householdCurrency == home.euro)
        #expect(try await currency() == home.euro)
    }

    @Test func aFileWithTheHouseholdsCurrencyAmongOthersChangesNothing() async throws {
        let text = "date,amount,currency,payee\n2026-05-02,-5.00,USD,Diner\n2026-05-03,-7.00,EUR,Bar\n"
        #expect(try await take(text).householdCurrency == nil)
        #expect(try await currency() == home.euro)
    }

    @Test func theCurrencyOfMostAccountsIsOffered() async throws {
        func offered() async throws -> Currency? { try await home.services.overview().fetchHome().offeredCurrency }
        #expect(try await offered() == nil)
        let old = try await home.account("Old", .savings)
        let franc = try #require(Currency(code: "CHF"))
        _ = try await home.account("Dollars", currency: dollar)
        _ = try await home.account("Francs", currency: franc)
        #expect(try await offered() == nil)
        try await home.accounts.archiveAccount(id: old.id)
        #expect(try await offered() == franc)
        _ = try await home.account("More dollars", currency: dollar)
        #expect(try await offered() == dollar)
    }
}
