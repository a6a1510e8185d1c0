import Installation
import Models
import ServiceKit
import Services
import Storage
import TestSupport
import TestTools
import Testing

/// What a member sees costs one statement in a divided household, and none in others or for the command line.
struct ReachStatementsTests {
    @Test func onlyADividedHouseholdAsksForIt() async throws {
        let (installation, token) = try await TestInstallation.withOwner()
        let services = try await installation.container(token)
        let account = try await services.accounts().addAccount(AccountDraft(name: "Purse", kind: .cash, currency: .euro)).account
        #expect(try await Self.statements(installation, token) == 0)
        let me = try await installation.session(token).profile.id
        _ = try await services.accounts().shareAccount(id: account.id, owner: me, sharing: .private, revision: account.revision)
        #expect(try await Self.statements(installation, token) == 1)
        #expect(try await Self.statements(installation, token, isMember: false) == 0)
        let owned = try await installation.container(token).accounts()
        let revision = try await owned.fetchAccount(id: account.id).account.revision
        _ = try await owned.shareAccount(id: account.id, owner: nil, sharing: .full, revision: revision)
        #expect(try await Self.statements(installation, token) == 0)
    }

    /// How many statements a read runs more for what its reader sees.
    private static func statements(_ installation: TestInstallation, _ token: String, isMember: Bool = true) async throws -> Int {
        let session = try await installation.session(token)
        let owner = installation.live.ownerContext(of: session.household)
        let context = isMember ? owner.with(member: session.profile.id) : owner
        var counts: [Int] = []
        for asks in [false, true] {
            let before = installation.live.databaseStatements
            try await context.database.read { connection in
                if asks { _ = try context.reach(in: connection) }
            }
            counts.append(installation.live.databaseStatements - before)
        }
        return counts[1] - counts[0]
    }
}
