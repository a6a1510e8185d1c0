import Models
import ServiceKit
import Services
import Storage
import Testing

@testable import LiveServices

@Suite struct RoleTests {

    @Test func aViewerReadsEverythingAndWritesNothing() async throws {
        let euro = try #require(Currency(code: "EUR"))
        let folder = try TemporaryFolder()
        let home = try await TestHousehold(path: folder.file("coffer.db"))
        let account = try await home.account("Checking", opening: 1_00)
        let database = try Database.open(path: folder.file("coffer.db"))
        let household = try await #require(try database.read { try HouseholdRepository($0).all() }.first)
        let context = ServiceContext(
            database: database, member: Member(household: household.id, role: .viewer), household: household, path: "",
            clock: HouseholdClock(now: { 0 }, today: { TestHousehold.today }), modules: .standard)
        let accounts = LiveAccountService(context: context)
        #expect(try await accounts.fetchAccount(id: account.id).balance.booked.minorUnits == 1_00)
        await #expect(throws: ServiceError.unauthorized) {
            _ = try await accounts.addAccount(AccountDraft(name: "B", kind: .cash, currency: euro))
        }
        await #expect(throws: ServiceError.unauthorized) { try await accounts.archiveAccount(id: account.id) }
        await #expect(throws: ServiceError.unauthorized) { _ = try await LiveRateService(context: context).importECB(file: "none") }
        await #expect(throws: ServiceError.unauthorized) { _ = try await LiveBackupService(context: context).restore(from: "none") }
    }

    @Test func anotherHouseholdsRowsAreNotThere() async throws {
        let folder = try TemporaryFolder()
        let home = try await TestHousehold(path: folder.file("coffer.db"))
        let account = try await home.account("Checking", opening: 1_00)
        let id = try #require(try await home.entries().first).id
        let database = try Database.open(path: folder.file("coffer.db"))
        let other = Household(id: ID(rawValue: 5), name: "Other", currency: home.euro, timeZone: "UTC")
        try await database.write(other.id, []) { try HouseholdRepository($0).insert(other, numberKey: [1], at: 0) }
        let context = ServiceContext(
            database: database, member: Member(household: other.id, role: .owner), household: other, path: "",
            clock: HouseholdClock(now: { 0 }, today: { TestHousehold.today }), modules: .standard)
        let transactions = LiveTransactionService(context: context)
        await #expect(throws: ServiceError.notFound) { _ = try await LiveAccountService(context: context).fetchAccount(id: account.id) }
        await #expect(throws: ServiceError.notFound) { _ = try await transactions.fetchTransaction(id: id) }
        await #expect(throws: ServiceError.notFound) { _ = try await transactions.deleteTransactions(ids: [id]) }
        await #expect(throws: ServiceError.notFound) { _ = try await transactions.fetchEntries(EntryQuery(account: account.id)) }
        #expect(try await transactions.fetchEntries(EntryQuery(search: "opening")).entries.isEmpty)
        #expect(try await transactions.fetchEntries(EntryQuery()).entries.isEmpty)
        #expect(try await LiveBackupService(context: context).check().transactions == 0)
    }
}
