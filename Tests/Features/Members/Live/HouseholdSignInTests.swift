import Installation
import MembersModel
import Models
import ServiceKit
import Services
import Storage
import TestSupport
import TestTools
import Testing

/// Signing in where several households keep their books.
struct HouseholdSignInTests {
    private static let otherPassphrase = "nine blue lanterns"

    /// Lindenhof of tamara, and Elsewhere of another tamara with another passphrase.
    private static func two(host: String? = nil) async throws -> TestInstallation {
        let installation = try TestInstallation()
        try await installation.setUp()
        try await installation.addHousehold("Elsewhere", owner: "Tamara", passphrase: otherPassphrase, host: host)
        return installation
    }

    /// The name of the household that a sign-in opens; nil if it is refused like a wrong passphrase.
    private static func opened(
        _ installation: TestInstallation, _ name: String = "tamara", _ passphrase: String = TestInstallation.passphrase,
        in household: String = "", at host: String = "", from address: String = "192.0.2.1"
    ) async throws -> String? {
        do {
            let origin = SignInOrigin(address: address, host: host)
            let result = try await installation.auth.signIn(name: name, passphrase: passphrase, household: household, from: origin)
            guard case .signedIn(let token) = result else { return nil }
            return try await installation.session(token).household.name
        } catch ServiceError.rule(.signInWrong) {
            return nil
        }
    }

    // MARK: - Which household

    @Test func theHouseholdThatWasTypedDecides() async throws {
        let installation = try await Self.two()
        #expect(try await Self.opened(installation, in: "lindenhof ") == "Lindenhof")
        #expect(try await Self.opened(installation, "tamara", Self.otherPassphrase, in: "ELSEWHERE") == "Elsewhere")
        let id = try await installation.database.read { try HouseholdRepository($0).all().first { $0.name == "Elsewhere" }?.id }
        #expect(try await Self.opened(installation, "tamara", Self.otherPassphrase, in: try #require(id?.description)) == "Elsewhere")
        // The passphrase of one does not open the other.
        #expect(try await Self.opened(installation, in: "Elsewhere") == nil)
        #expect(try await Self.opened(installation) == nil)
    }

    @Test func theHostNameDecides() async throws {
        let installation = try await Self.two(host: "elsewhere.example")
        #expect(try await Self.opened(installation, "tamara", Self.otherPassphrase, at: "elsewhere.example") == "Elsewhere")
        #expect(try await Self.opened(installation, at: "elsewhere.example") == nil)
        #expect(try await Self.opened(installation, in: "Lindenhof", at: "elsewhere.example") == nil)
        #expect(try await Self.opened(installation, in: "Lindenhof", at: "coffer.example") == "Lindenhof")
    }

    @Test func aNameThatOneHouseholdHasNeedsNothingElse() async throws {
        let installation = try await Self.two()
        try await installation.addHousehold("Third", owner: "zoe")
        #expect(try await Self.opened(installation, "zoe") == "Third")
        #expect(try await Self.opened(installation, "zoe", in: "third") == "Third")
        #expect(try await Self.opened(installation, "zoe", in: "Lindenhof") == nil)
    }

    @Test func theFormAsksWhereSeveralSignInAndTheHostNameDoesNotSay() async throws {
        let installation = try TestInstallation()
        @Sendable func asks(_ host: String) async throws -> Bool {
            try await installation.auth.asksForHousehold(from: SignInOrigin(address: "", host: host))
        }
        try await installation.setUp()
        #expect(try await !asks(""))
        try await installation.addHousehold("Elsewhere", owner: "zoe", host: "elsewhere.example")
        #expect(try await [asks(""), asks("coffer.example"), asks("elsewhere.example")] == [true, true, false])
    }

    // MARK: - Addresses

    @Test func anAddressSignsInLikeAName() async throws {
        let installation = try await Self.two()
        let token = try await installation.auth.signIn(
            name: "tamara", passphrase: TestInstallation.passphrase, household: "Lindenhof", from: TestInstallation.origin)
        guard case .signedIn(let owner) = token else { throw ServiceError.notFound }
        _ = try await installation.add("otto", .member, by: owner)
        let household = try await installation.session(owner).household.id
        let members = try await installation.container(owner).members().fetchMembers()
        @Sendable func save(_ email: String?, of name: String, revision: Int64) async throws {
            let member = try #require(members.first { $0.name == name }).id
            let isSaved = try await installation.database.write(household, []) {
                try NotificationSettingsRepository($0, household: household)
                    .save(NotificationSettings(email: email, revision: revision), of: member)
            }
            #expect(isSaved)
        }
        try await save("Tam@Example.org", of: "tamara", revision: 0)
        #expect(try await Self.opened(installation, "tam@example.org") == "Lindenhof")
        // Two members have it.
        try await save("tam@example.org", of: "otto", revision: 0)
        #expect(try await Self.opened(installation, "tam@example.org") == nil)
        try await save("otto@example.org", of: "otto", revision: 1)
        #expect(try await Self.opened(installation, "tam@example.org") == "Lindenhof")
        #expect(try await Self.opened(installation, "otto@example.org") == "Lindenhof")
        // Nobody has it.
        try await save(nil, of: "tamara", revision: 1)
        #expect(try await Self.opened(installation, "tam@example.org") == nil)
        let known = try await installation.database.read { connection in
            try ["tam@example.org", "otto@example.org"].map { try DirectoryRepository(connection).households(.address, $0).count }
        }
        #expect(known == [0, 1])
    }

    // MARK: - What nobody is told

    @Test func aNameOfSeveralHouseholdsIsAnsweredLikeAnUnknownOne() async throws {
        let installation = try await Self.two()
        let attempts = [("nobody", ""), ("nobody", "Lindenhof"), ("tamara", ""), ("tamara", "Third"), ("tamara", "hou_0000000000009")]
        var statements: [Int] = []
        for (number, (name, household)) in attempts.enumerated() {
            // Each from its own address.
            let origin = SignInOrigin(address: "192.0.2.\(number + 10)")
            let before = installation.live.databaseStatements
            await #expect(throws: ServiceError.rule(.signInWrong)) {
                _ = try await installation.auth.signIn(
                    name: name, passphrase: TestInstallation.passphrase, household: household, from: origin)
            }
            statements.append(installation.live.databaseStatements - before)
        }
        #expect(Set(statements).count == 1, "\(statements)")
    }

    @Test func namingAnotherHouseholdAllowsNoFurtherGuesses() async throws {
        let installation = try await Self.two()
        for (number, household) in ["", "Lindenhof", "Elsewhere"].enumerated() {
            #expect(try await Self.opened(installation, "tamara", "a wrong one", in: household, from: "192.0.2.\(number + 10)") == nil)
        }
        await #expect(throws: ServiceError.rule(.signInTooManyAttempts(seconds: 5))) {
            _ = try await Self.opened(installation, in: "Lindenhof", from: "192.0.2.20")
        }
    }

    @Test func aNamesakeWhoSignsInDoesNotResetTheFailures() async throws {
        let installation = try await Self.two()
        for number in 0..<3 {
            #expect(try await Self.opened(installation, "tamara", "a wrong one", in: "Lindenhof", from: "192.0.2.\(number + 10)") == nil)
        }
        installation.clock.move(seconds: 5)
        #expect(try await Self.opened(installation, "tamara", Self.otherPassphrase, in: "Elsewhere") == "Elsewhere")
        #expect(try await Self.opened(installation, "tamara", "a wrong one", in: "Lindenhof", from: "192.0.2.20") == nil)
        await #expect(throws: ServiceError.rule(.signInTooManyAttempts(seconds: 10))) {
            _ = try await Self.opened(installation, "tamara", "a wrong one", in: "Lindenhof", from: "192.0.2.21")
        }
    }
}
