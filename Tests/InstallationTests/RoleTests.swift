import AccountsModel
import HouseholdModel
import Models
import ServiceKit
import Services
import TestSupport
import Testing

@testable import HouseholdLive

@Suite struct RoleTests {

    @Test func aViewerReadsEverythingAndWritesNothing() async throws {
        let home = try await TestHousehold()
        let account = try await home.account("Checking", opening: 1_00)
        let context = home.context.with(role: .viewer)
        let services = DependencyContainer(live: context)
        let accounts = services.accounts()
        #expect(try await accounts.fetchAccount(id: account.id).balance.booked.minorUnits == 1_00)
        await #expect(throws: ServiceError.unauthorized) {
            _ = try await accounts.addAccount(AccountDraft(name: "B", kind: .cash, currency: home.euro))
        }
        await #expect(throws: ServiceError.unauthorized) { try await accounts.archiveAccount(id: account.id) }
        await #expect(throws: ServiceError.unauthorized) { _ = try await services.rates().importECB(file: "none") }
        await #expect(throws: ServiceError.unauthorized) { _ = try await LiveBackupService(context: context).restore(from: "none") }
    }

    @Test func anotherHouseholdsRowsAreNotThere() async throws {
        let home = try await TestHousehold()
        let account = try await home.account("Checking", opening: 1_00)
        let id = try #require(try await home.entries().first).id
        let others = try await home.another()
        let transactions = others.transactions()
        await #expect(throws: ServiceError.notFound) { _ = try await others.accounts().fetchAccount(id: account.id) }
        await #expect(throws: ServiceError.notFound) { _ = try await transactions.fetchTransaction(id: id) }
        await #expect(throws: ServiceError.notFound) { _ = try await transactions.deleteTransactions(ids: [id]) }
        await #expect(throws: ServiceError.notFound) { _ = try await transactions.fetchEntries(EntryQuery(account: account.id)) }
        #expect(try await transactions.fetchEntries(EntryQuery(search: "opening")).entries.isEmpty)
        #expect(try await transactions.fetchEntries(EntryQuery()).entries.isEmpty)
        #expect(try await others.backup().check().transactions == 0)
    }
}
