import HouseholdModel
import Installation
import MembersModel
import Models
import SampleHousehold
import ServiceKit
import Services
import Synchronization
import TestSupport
import Testing

/// Ordered latency and failures.
struct FaultInjectorTests {
    private let faults = FaultInjector()

    @Test func everyUnitOfWorkWaitsOnce() async throws {
        let waited = Mutex<[Duration]>([])
        let faults = FaultInjector(latency: .milliseconds(400)) { duration in waited.withLock { $0.append(duration) } }
        let services = try await DependencyContainer.sample(faults: faults)
        _ = try await services.accounts().fetchAccounts(includingArchived: false)
        _ = try await services.overview().fetchHome()
        try await services.members().showBalance(false)
        #expect(waited.withLock { $0 } == Array(repeating: .milliseconds(400), count: 3))
        faults.delay(by: .zero)
        _ = try await services.overview().fetchHome()
        #expect(waited.withLock(\.count) == 3)
    }

    @Test func everythingFailsUntilItRecovers() async throws {
        let installation = try await SampleInstallation(faults: faults)
        let services = try installation.services()
        let account = try #require(installation.sample.accounts[.joint])
        faults.fail(with: .serverError(503))
        #expect(await failure { _ = try await services.overview().fetchHome() } == .serverError(503))
        #expect(await failure { _ = try await services.transactions().fetchEntries(EntryQuery()) } == .serverError(503))
        #expect(await failure { try await services.accounts().archiveAccount(id: account.id) } == .serverError(503))
        #expect(await failure { _ = try await services.members().fetchProfile() } == .serverError(503))
        #expect(await failure { _ = try await services.backup().check() } == .serverError(503))
        #expect(await failure { _ = try await installation.live.auth.needsSetup() } == .serverError(503))
        faults.recover()
        #expect(try await !services.accounts().fetchAccount(id: account.id).account.isArchived)
        #expect(try await !installation.live.auth.needsSetup())
    }

    @Test func whatIsCachedFailsAsWell() async throws {
        let services = try await DependencyContainer.sample(faults: faults)
        let home = try await services.overview().fetchHome()
        faults.fail([.read], with: .serverError(500))
        #expect(await failure { _ = try await services.overview().fetchHome() } == .serverError(500))
        faults.recover()
        #expect(try await services.overview().fetchHome() == home)
    }

    @Test func readsOrWritesFailAlone() async throws {
        let services = try await DependencyContainer.sample(faults: faults)
        faults.fail([.write], with: .conflict)
        _ = try await services.members().fetchProfile()
        #expect(await failure { try await services.members().showBalance(false) } == .conflict)
        faults.fail([.read], with: .conflict)
        try await services.members().showBalance(false)
        #expect(await failure { _ = try await services.members().fetchProfile() } == .conflict)
        faults.recover()
        #expect(try await !services.members().fetchProfile().showsBalance)
    }

    @Test func aFailureBeginsAfterSoManyUnitsOfWorkOfItsKind() async throws {
        let services = try await DependencyContainer.sample(faults: faults)
        faults.fail([.read], with: .notFound, after: 2)
        try await services.members().showBalance(false)
        _ = try await services.members().fetchProfile()
        _ = try await services.members().fetchProfile()
        for _ in 0..<2 { #expect(await failure { _ = try await services.members().fetchProfile() } == .notFound) }
    }

    @Test func aCopyFailsAlone() async throws {
        let failing = try await DependencyContainer.sample(failing: .serverError(503))
        #expect(await failure { _ = try await failing.overview().fetchHome() } == .serverError(503))
        #expect(try await !DependencyContainer.sample().overview().fetchHome().accounts.isEmpty)
    }
}
