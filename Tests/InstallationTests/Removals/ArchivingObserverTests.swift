import Ledger
import Models
import ServiceKit
import Services
import Synchronization
import TestSupport
import Testing

@testable import AccountsLive

/// What modules learn of an account that their rows refer to.
@Suite struct ArchivingObserverTests {

    @Test func modulesLearnThatAnAccountIsArchivedAndInUseAgain() async throws {
        let home = try await TestHousehold()
        let account = try await home.account("Checking")
        try await home.add(-1_00, in: account)
        let log = AccountLog()
        let modules = ServiceModules([AccountsModule(), ArchivingRecorder(log: log)])
        let services = DependencyContainer(live: home.context.with(modules: modules))
        try await services.accounts().archiveAccount(id: account.id)
        try await services.accounts().restoreAccount(id: account.id)
        // With entries that are not to be deleted, it is archived, too.
        _ = try await services.accounts().deleteAccount(id: account.id, withEntries: false)
        #expect(log.events.withLock { $0 } == ["Checking archived", "Checking in use", "Checking archived"])
    }
}

/// What a module was told of accounts.
private final class AccountLog: Sendable {
    let events = Mutex<[String]>([])
}

private struct ArchivingRecorder: ServiceModule, AccountDependent {
    let log: AccountLog
    let topics: Set<Topic> = []

    func archivingDidChange(of account: Account, in write: UnitOfWork) {
        log.events.withLock { $0.append("\(account.name) \(account.isArchived ? "archived" : "in use")") }
    }
}
