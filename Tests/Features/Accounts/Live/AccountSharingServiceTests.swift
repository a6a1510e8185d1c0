import AccountsModel
import ImportModel
import Models
import ServiceKit
import Services
import Storage
import TestSupport
import Testing

/// Accounts of members, through the services of the command line.
@Suite struct AccountSharingServiceTests {
    private let ada: ID<Member> = ID(rawValue: 11)

    private func household() async throws -> TestHousehold {
        let home = try await TestHousehold()
        let (ada, household) = (ada, home.context.household.id)
        try await home.context.database.write(household, []) { connection in
            _ = try MemberRepository(connection, household: household).insert(
                MemberProfile(id: ada, household: household, name: "ada", displayName: "Ada", role: .member, createdAt: 0))
        }
        return home
    }

    @discardableResult
    private func give(_ account: Account, _ sharing: AccountSharing = .private, in home: TestHousehold) async throws -> Account {
        let revision = try await home.accounts.fetchAccount(id: account.id).account.revision
        return try await home.accounts.shareAccount(id: account.id, owner: ada, sharing: sharing, revision: revision)
    }

    @Test func anAccountIsGivenToAMemberWhoseNameItHas() async throws {
        let home = try await household()
        let account = try await home.account("Purse", opening: 100_00)
        let shared = try await give(account, .balance, in: home)
        #expect(shared.owner == ada && shared.sharing == .balance && shared.revision > account.revision)
        #expect(try await home.accounts.fetchAccount(id: account.id).ownerName == "Ada")
        await #expect(throws: ServiceError.conflict) {
            _ = try await home.accounts.shareAccount(id: account.id, owner: nil, sharing: .full, revision: account.revision)
        }
        let history = try await home.transactions.history(limit: 1)
        #expect(history.map(\.action) == [.shareAccount] && history.map(\.subject) == ["Purse"])
        try await home.transactions.undo(try #require(history.first).id)
        #expect(try await home.accounts.fetchAccount(id: account.id).account.owner == nil)
        try await home.expectClean()
    }

    /// They could neither share it nor give it back.
    @Test func aViewerIsGivenNoAccount() async throws {
        let home = try await household()
        let (viola, household): (ID<Member>, _) = (ID(rawValue: 12), home.context.household.id)
        try await home.context.database.write(household, []) { connection in
            _ = try MemberRepository(connection, household: household).insert(
                MemberProfile(id: viola, household: household, name: "viola", displayName: "Viola", role: .viewer, createdAt: 0))
        }
        let account = try await home.account("Purse")
        await #expect(throws: ServiceError.rule(.accountOwnerUnknown)) {
            _ = try await home.accounts.shareAccount(id: account.id, owner: viola, sharing: .full, revision: account.revision)
        }
    }

    @Test func aDeletedAccountOfAMemberComesBackToThisMember() async throws {
        let home = try await household()
        let account = try await home.account("Purse", opening: 100_00)
        try await home.add(-5_00, in: account, category: "dining")
        try await give(account, in: home)
        let deletion = try await home.accounts.deleteAccount(id: account.id, withEntries: true)
        try await home.expectClean("deleted")
        try await home.transactions.undo(try #require(deletion.change))
        let restored = try await home.accounts.fetchAccount(id: account.id).account
        #expect(restored.owner == ada && restored.sharing == .private)
        try await home.expectClean("restored")
    }

    @Test func aMergeGivesTheEntriesTheOwnerOfTheAccountThatStays() async throws {
        let home = try await household()
        let (stays, goes) = (try await home.account("Purse"), try await home.account("Giro"))
        try await home.add(-5_00, in: stays, category: "dining")
        try await home.add(-7_00, in: goes, category: "dining")
        try await home.add(-1_00, in: goes, to: stays)
        try await give(stays, in: home)
        let merge = try await home.accounts.mergeAccounts(id: stays.id, absorbing: goes.id)
        #expect(merge.summary.account.owner == ada)
        try await home.expectClean("merged")
        try await home.transactions.undo(merge.change)
        #expect(try await home.accounts.fetchAccount(id: goes.id).account.owner == nil)
        try await home.expectClean("taken apart")
    }

    @Test func joinedAndSeparatedTransactionsKeepTheTotalsByScope() async throws {
        let home = try await household()
        let (purse, giro) = (try await home.account("Purse"), try await home.account("Giro"))
        try await give(purse, in: home)
        let left = try await home.add(-20_00, in: purse, category: "transfer").transaction
        let arrived = try await home.add(20_00, in: giro, category: "transfer").transaction
        let change = try await home.transactions.joinTransactions(left.id, with: arrived.id)
        try await home.expectClean("joined")
        try await home.transactions.undo(change.id)
        try await home.expectClean("separated")
    }

    @Test func anImportIntoAnAccountOfAMemberAndItsUndoKeepTheTotalsByScope() async throws {
        let home = try await household()
        let purse = try await home.account("Purse", opening: 0, on: TestHousehold.today.adding(days: -60))
        try await give(purse, in: home)
        let report = try await home.take(
            "purse.csv", "Date,Payee,Amount\n2026-05-20,Bakery,-3.20\n2026-05-21,Employer,1200.00\n", into: purse)
        try await home.expectClean("imported")
        _ = try await home.services.statements().undo(try #require(report.id), force: false, allowsClosedDays: false)
        try await home.expectClean("undone")
    }

    @Test func tagsOfADeletedPrivateAccountAreGoneWithItAndComeBackWithIt() async throws {
        let home = try await household()
        let (purse, giro) = (try await home.account("Purse"), try await home.account("Giro"))
        for (account, tags) in [(purse, ["secret", "both"]), (giro, ["both"])] {
            _ = try await home.transactions.addTransaction(
                TransactionDraft(account: account.id, amount: home.money(-5_00), day: TestHousehold.today, payee: "Kiosk", tags: tags))
        }
        try await give(purse, in: home)
        #expect(try await Self.storedTags(in: home) == ["both", "secret"])
        let deletion = try await home.accounts.deleteAccount(id: purse.id, withEntries: true)
        #expect(try await Self.storedTags(in: home) == ["both"])
        try await home.transactions.undo(try #require(deletion.change))
        #expect(try await Self.storedTags(in: home) == ["both", "secret"])
        let entries = try await home.transactions.fetchEntries(EntryQuery(account: purse.id, limit: 5)).entries
        #expect(Set(entries.flatMap(\.tags)) == ["secret", "both"])
    }

    /// The names of all tags, also of those that no transaction has.
    private static func storedTags(in home: TestHousehold) async throws -> [String] {
        let household = home.context.household.id
        return try await home.context.database.read { connection in
            try connection.all("SELECT name FROM tag WHERE household = $1 ORDER BY name", .id(household)) { $0.text() }
        }
    }

    // MARK: - The default account

    private func defaults(in home: TestHousehold) async throws -> [String] {
        try await home.accounts.fetchAccounts(includingArchived: true).map(\.account).filter(\.isDefault).map(\.name)
    }

    @Test(arguments: [AccountSharing.private, .balance])
    func anAccountThatOthersDoNotSeeInFullIsNotTheDefaultOne(sharing: AccountSharing) async throws {
        let home = try await household()
        let purse = try await home.accounts.addAccount(
            AccountDraft(name: "Purse", kind: .checking, currency: home.currency, owner: ada, sharing: sharing)
        ).account
        #expect(!purse.isDefault)
        await #expect(throws: ServiceError.rule(.accountDefaultClosed)) { try await home.accounts.setDefaultAccount(id: purse.id) }
        var edited = purse
        edited.isDefault = true
        await #expect(throws: ServiceError.rule(.accountDefaultClosed)) { _ = try await home.accounts.updateAccount(edited) }
        #expect(try await defaults(in: home) == [])
        let giro = try await home.account("Giro")
        #expect(try await defaults(in: home) == ["Giro"])
        // The other account is not one that everybody sees.
        try await home.accounts.archiveAccount(id: giro.id)
        #expect(try await defaults(in: home) == [])
        // It is the household's again.
        _ = try await home.accounts.shareAccount(id: purse.id, owner: nil, sharing: .full, revision: purse.revision)
        #expect(try await defaults(in: home) == ["Purse"])
    }

    @Test func theDefaultAccountThatBecomesPrivateGivesThatAway() async throws {
        let home = try await household()
        let (purse, _) = (try await home.account("Purse"), try await home.account("Giro"))
        #expect(try await defaults(in: home) == ["Purse"])
        try await give(purse, .full, in: home)
        #expect(try await defaults(in: home) == ["Purse"])
        try await give(purse, .private, in: home)
        #expect(try await defaults(in: home) == ["Giro"])
    }
}
