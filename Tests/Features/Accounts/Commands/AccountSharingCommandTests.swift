import CommandTestSupport
import MembersModel
import Models
import Services
import TestSupport
import TestTools
import Testing

/// Whom accounts belong to and what others see of them, on the command line.
struct AccountSharingCommandTests {
    /// With the accounts Checking and Savings, the owner anna and the member ben, whom others call =Ben.
    private static func session() async throws -> CommandSession {
        let session = try await CommandSession.withAccounts()
        let members = session.services().members()
        _ = try await members.addMember(name: "anna", displayName: "Anna", role: .owner, passphrase: "seven grey herons")
        _ = try await members.addMember(name: "ben", displayName: "=Ben", role: .member, passphrase: "seven grey herons")
        return session
    }

    private static func member(_ name: String, in session: CommandSession) async throws -> ID<Member> {
        try await session.services().members().findMember(name).id
    }

    // MARK: - Changing

    @Test(arguments: AccountSharing.allCases) func anAccountIsGivenToAMember(sharing: AccountSharing) async throws {
        let session = try await Self.session()
        let result = try await session.run("edit", "account", "Savings", "--owner", "ben", "--sharing", sharing.rawValue)
        #expect(result.status == 0, "\(result.messages)")
        let account = try await session.account("Savings")
        #expect(try await account.owner == Self.member("ben", in: session) && account.sharing == sharing)
    }

    @Test func whatIsNotNamedStays() async throws {
        let session = try await Self.session()
        _ = try await session.run("edit", "account", "Savings", "--owner", "anna", "--sharing", "balance")
        _ = try await session.run("edit", "account", "Savings", "--owner", "ben")
        #expect(try await session.account("Savings").sharing == .balance)
        _ = try await session.run("edit", "account", "Savings", "--sharing", "private")
        let account = try await session.account("Savings")
        #expect(try await account.owner == Self.member("ben", in: session) && account.sharing == .private)
    }

    @Test func whatIsGivenBackToTheHouseholdIsSharedInFull() async throws {
        let session = try await Self.session()
        _ = try await session.run("edit", "account", "Savings", "--owner", "anna", "--sharing", "private")
        #expect(try await session.run("edit", "account", "Savings", "--owner", "household").status == 0)
        let account = try await session.account("Savings")
        #expect(account.owner == nil && account.sharing == .full)
    }

    @Test(arguments: [
        (["--owner", "household", "--sharing", "private"], "An account of the household is shared in full\n"),
        (["--sharing", "balance"], "An account of the household is shared in full; give it to a member with --owner\n"),
    ])
    func anAccountOfTheHouseholdHidesNothing(options: [String], message: String) async throws {
        let session = try await Self.session()
        let result = try await session.run(["edit", "account", "Savings"] + options)
        #expect(result.status != 0 && result.messages == message)
        #expect(try await session.account("Savings").sharing == .full)
    }

    @Test(arguments: [
        (["--owner", "anna"], "it belongs to Anna, and everybody sees it in full"),
        (["--owner", "anna", "--sharing", "balance"], "it belongs to Anna, and the others see its balance only"),
        (["--owner", "anna", "--sharing", "private"], "it belongs to Anna, and the others do not see it"),
        (["--owner", "household"], "it belongs to the household, and everybody sees it in full"),
    ])
    func aChangeOfTheOwnerSaysWhoseItIsAndWhoSeesIt(options: [String], said: String) async throws {
        let session = try await Self.session()
        let result = try await session.run(["edit", "account", "Savings"] + options)
        #expect(result.output == "Changed Savings, -0.05 EUR; \(said)\n", "\(result.messages)")
        #expect(try await session.run("edit", "account", "Savings", "--institution", "Haven").output == "Changed Savings, -0.05 EUR\n")
    }

    @Test func whoGivesAwayAPrivateAccountIsToldSo() async throws {
        let divided = try await DividedSession()
        let result = try await divided.ada.run("edit", "account", "Purse", "--owner", "grace")
        #expect(result.status == 0, "\(result.messages)")
        #expect(result.output == "Changed Purse, 870.00 EUR; it belongs to grace, and the others do not see it\n")
        #expect(try await divided.ada.run("edit", "account", "Purse", "--owner", "ada").status == 1)
    }

    @Test func whoMayNotGiveAnAccountIsToldWhoMay() async throws {
        let divided = try await DividedSession()
        let taken = try await divided.grace.asMember.run("edit", "account", "Joint", "--owner", "grace")
        #expect(taken.status == 77 && taken.messages == "Only an owner can take an account of the household\n")
        let given = try await divided.grace.run("edit", "account", "Joint", "--owner", "ada")
        #expect(given.status == 77 && given.messages == "An owner takes an account of the household only for themselves\n")
        _ = try await divided.ada.run("edit", "account", "Purse", "--sharing", "full")
        let others = try await divided.grace.run("edit", "account", "Purse", "--sharing", "private")
        #expect(others.status == 77)
        #expect(others.messages == "Only the member with the account says whom it belongs to and who sees it\n")
        let new = try await divided.grace.run("add", "account", "Till", "--kind", "cash", "--currency", "EUR", "--owner", "ada")
        #expect(new.status == 77 && new.messages == "A new account belongs to the household or to you\n")
        let viewed = try await divided.grace.asViewer.run("edit", "account", "Joint", "--owner", "grace")
        #expect(viewed.status == 77 && viewed.messages == "Viewers change nothing\n")
    }

    @Test func whoIsNoMemberGetsNothingAndNothingElseIsChanged() async throws {
        let session = try await Self.session()
        let changes = try await session.changeCount()
        let result = try await session.run("edit", "account", "Savings", "--name", "Nest egg", "--owner", "carol")
        #expect(result.status == 1, "\(result.messages)")
        let (anna, ben) = (try await Self.member("anna", in: session), try await Self.member("ben", in: session))
        #expect(result.messages == "No member is called “carol”; choose one with --owner: anna (\(anna)), ben (\(ben))\n")
        #expect(try await session.changeCount() == changes)
    }

    @Test func aWayOfSharingThatThereIsNotIsWrongUsage() {
        for command in [["edit", "account", "Savings"], ["add", "account", "Purse", "--kind", "cash", "--currency", "EUR"]] {
            #expect(CommandSession.parsingStatus(command + ["--owner", "anna", "--sharing", "secret"]) == 64)
        }
    }

    // MARK: - Adding

    @Test func aNewAccountIsAMembersFromTheBeginning() async throws {
        let session = try await Self.session()
        let changes = try await session.changeCount()
        let result = try await session.run(
            "add", "account", "Purse", "--kind", "cash", "--currency", "EUR", "--opening", "20", "--owner", "ben", "--sharing", "private")
        #expect(result.status == 0, "\(result.messages)")
        let account = try await session.account("Purse")
        #expect(try await account.owner == Self.member("ben", in: session) && account.sharing == .private)
        // The history has one change, which never said that it was the household's.
        #expect(try await session.changeCount() == changes + 1)
        #expect(try await session.latestChange().action == .addAccount)
        #expect(try await session.run("check").status == 0)
    }

    @Test(arguments: [["--owner", "carol"], ["--sharing", "private"], ["--owner", "household", "--sharing", "balance"]])
    func aNewAccountThatCannotBeSharedSoIsNotAdded(options: [String]) async throws {
        let session = try await Self.session()
        let result = try await session.run(["add", "account", "Purse", "--kind", "cash", "--currency", "EUR"] + options)
        #expect(result.status != 0)
        await #expect(throws: ServiceError.notFound) { _ = try await session.account("Purse") }
    }

    // MARK: - Listing

    @Test func theListSaysWhomAccountsBelongToWhereOneBelongsToAMember() async throws {
        let session = try await Self.session()
        #expect(try await !session.run("accounts").output.contains("OWNER"))
        _ = try await session.run("edit", "account", "Savings", "--owner", "anna", "--sharing", "balance")
        let lines = try await session.run("accounts").output.split(separator: "\n")
        #expect(lines.first?.contains("OWNER") == true && lines.first?.contains("SHARING") == true)
        let savings = try #require(lines.first { $0.hasPrefix("Savings") })
        #expect(savings.contains("Anna") && savings.contains("Balance only"))
        let checking = try #require(lines.first { $0.hasPrefix("Checking") })
        #expect(!checking.contains("Shared in full"))
    }

    @Test func programsReadTheMemberAndTheSharing() async throws {
        let session = try await Self.session()
        _ = try await session.run("edit", "account", "Savings", "--owner", "ben", "--sharing", "balance")
        let ben = try await Self.member("ben", in: session)
        let json = try await session.run("accounts", "--output", "json").output
        #expect(json.contains(#""owner":"\#(ben)","ownerName":"=Ben","sharing":"balance"}"#), "\(json)")
        #expect(json.contains(#""owner":null,"ownerName":null,"sharing":"full"}"#))
        let csv = try await session.run("accounts", "--output", "csv").output
        #expect(csv.hasPrefix("id,name,institution,kind,currency,balance,available,number,iban,transactions,owner,sharing"), "\(csv)")
        // A table program reads no formula in a name.
        #expect(csv.contains(",1,'=Ben,balance") && csv.contains(",1,,full"), "\(csv)")
    }

    @Test func whoSeesTheBalanceOnlyIsNotToldHowManyEntriesThereAre() async throws {
        let session = try await CommandSession()
        try await session.home.account("Purse", opening: 500_00, on: day("2026-01-01"))
        try await session.add(-30_00, in: "Purse", payee: "Kiosk")
        let (ada, grace) = (try await session.addMember("ada", id: 11), try await session.addMember("grace", id: 12))
        let account = try await session.account("Purse")
        _ = try await session.home.accounts.shareAccount(id: account.id, owner: ada, sharing: .balance, revision: account.revision)
        let own = try await session.acting(for: ada).run("accounts", "--output", "json").output
        #expect(own.contains(#""transactions":2"#), "\(own)")
        let other = try await session.acting(for: grace)
        let json = try await other.run("accounts", "--output", "json").output
        #expect(json.contains(#""transactions":null"#), "\(json)")
        let csv = try await other.run("accounts", "--output", "csv").output
        #expect(csv.contains(",,ada,balance"), "\(csv)")
    }
}
