import Models
import PeopleModel
import SampleHousehold
import SavingsModel
import ServiceKit
import Services
import Storage
import SubscriptionsModel
import TestSupport
import Testing

@testable import Installation

/// Home is read after every change of the ledger, so it may run no more statements than these. Whoever adds one to it raises the bound, or
/// reads what others have read already (`HouseholdReading`).
@Suite struct HomeStatementsTests {

    @Test func aHouseholdWithEverythingIsReadInFewStatements() async throws {
        let installation = try await SampleInstallation()
        let services = try installation.services()
        let account = try #require(installation.sample.accounts[.joint]).id
        _ = try await services.overview().fetchHome()
        _ = try await services.transactions().addTransaction(
            TransactionDraft(account: account, amount: .preview(-1_00), day: SampleHousehold.today, payee: "Somebody"))
        let before = installation.live.databaseStatements
        let overview = try await services.overview().fetchHome()
        let count = installation.live.databaseStatements - before
        let parts = overview.parts
        #expect(parts[HomeSavings.self] != nil && parts[HomeSubscriptions.self] != nil && parts[HomePeople.self] != nil)
        #expect(!overview.due.isEmpty)
        #expect(count <= 116, "\(count) statements")
    }

    @Test func aHouseholdWithoutModulesIsReadInFewer() async throws {
        let home = try await TestHousehold()
        let account = try await home.account("Checking", opening: 1_000_00)
        _ = try await home.services.overview().fetchHome()
        try await home.add(-1_00, in: account)
        let before = home.context.database.counters.statements
        _ = try await home.services.overview().fetchHome()
        let count = home.context.database.counters.statements - before
        #expect(count <= 29, "\(count) statements")
        // Until the next change there is one, which asks whether there was one.
        _ = try await home.services.overview().fetchHome()
        #expect(home.context.database.counters.statements - before - count == 1)
    }
}
