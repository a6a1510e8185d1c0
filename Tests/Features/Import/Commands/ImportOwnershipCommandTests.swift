import CommandTestSupport
import ImportModel
import MembersModel
import Models
import Services
import TestTools
import Testing

/// Whom the accounts belong to that an import makes, on the command line.
struct ImportOwnershipCommandTests {
    private let session: CommandSession
    private let folder: TemporaryFolder
    private let anna: ID<Member>
    private let ben: ID<Member>

    init() async throws {
        session = try await CommandSession()
        folder = try TemporaryFolder()
        (anna, ben) = (try await session.addMember("anna", id: 11), try await session.addMember("ben", id: 12))
    }

    private func file() throws -> String {
        try folder.write("Date,Description,Amount\n2026-06-02,Bakery,-7.00\n2026-06-03,Kiosk,-4.50\n", to: "june.csv")
    }

    private func take(_ options: String..., in session: CommandSession? = nil) async throws -> CommandResult {
        try await (session ?? self.session).run(["import", try file(), "--account", "Purse"] + options)
    }

    @Test(arguments: AccountSharing.allCases) func anImportMakesAnAccountOfAMember(sharing: AccountSharing) async throws {
        let result = try await take("--owner", "ben", "--sharing", sharing.rawValue)
        #expect(result.status == 0, "\(result.messages)")
        let account = try await session.account("Purse")
        #expect(account.owner == ben && account.sharing == sharing)
        #expect(try await session.acting(for: anna).run("accounts").output.contains("Purse") == (sharing != .private))
        #expect(try await session.run("check").status == 0)
    }

    @Test func aDryRunMakesNoAccount() async throws {
        #expect(try await take("--owner", "ben", "--sharing", "private", "--dry-run").status == 0)
        await #expect(throws: ServiceError.notFound) { _ = try await session.account("Purse") }
    }

    @Test func aMemberImportsIntoAnOwnAccountOnly() async throws {
        let member = try await session.acting(for: ben)
        #expect(try await take("--owner", "anna", in: member).status != 0)
        // As where an account is added, what others see is for a member's account, and whose it is has to be said.
        let unsaid = try await take("--sharing", "private", in: member)
        #expect(unsaid.status != 0 && unsaid.messages.contains("An account of the household is shared in full"), "\(unsaid.messages)")
        await #expect(throws: ServiceError.notFound) { _ = try await session.account("Purse") }
        #expect(try await take("--owner", "ben", "--sharing", "private", in: member).status == 0)
        #expect(try await session.account("Purse").owner == ben)
    }

    @Test func whoIsNoMemberGetsNoAccount() async throws {
        let result = try await take("--owner", "carol")
        #expect(result.status == 1 && result.messages.contains("carol"), "\(result.messages)")
        await #expect(throws: ServiceError.notFound) { _ = try await session.account("Purse") }
    }

    @Test(arguments: [["--owner", "ben"], ["--sharing", "full"], ["--owner", "ben", "--sharing", "private", "--dry-run"]])
    func anImportThatCreatesNoAccountRefusesIt(options: [String]) async throws {
        #expect(try await take().status == 0)
        let later = try folder.write("Date,Description,Amount\n2026-06-09,Cinema,-9.00\n", to: "later.csv")
        let result = try await session.run(["import", later, "--account", "Purse"] + options)
        #expect(result.status == 64)
        #expect(result.messages == "This import creates no account, so --owner and --sharing cannot be used with it\n")
        #expect(try await session.entries().count == 2)
        #expect(try await session.account("Purse").owner == nil)
    }
}
