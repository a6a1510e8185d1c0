import MembersModel
import Models
import NotificationsModel
import Services
import Signatures
import TestSupport
import TestTools
import Testing

/// Signing in with a passkey instead of the passphrase.
struct PasskeySignInTests {
    private let site = SoftwareAuthenticator.site
    private let refused = "This passkey was not accepted; try again or use another way"

    private static func household(
        _ algorithm: SignatureAlgorithm = .es256
    ) async throws -> (installation: TestInstallation, token: String, authenticator: SoftwareAuthenticator) {
        let (installation, token) = try await TestInstallation.withOwner()
        return (installation, token, try await .added(by: try await installation.container(token), algorithm))
    }

    /// The request of a visitor.
    private func request(_ installation: TestInstallation, visitor: String = TestInstallation.visitor) throws -> PasskeyRequest {
        try #require(installation.auth.passkeyRequest(at: site, visitor: visitor))
    }

    private func problem(
        _ installation: TestInstallation, _ answer: PasskeyAnswer, visitor: String = TestInstallation.visitor
    ) async -> String? {
        await brokenRule { _ = try await installation.auth.signIn(passkey: answer, visitor: visitor, from: installation.origin) }
    }

    private func kinds(_ installation: TestInstallation, _ token: String) async throws -> [SecurityEvent.Kind] {
        try await installation.container(token).security().fetchEvents(limit: 100).map(\.kind)
    }

    // MARK: - Accepted

    @Test(arguments: [SignatureAlgorithm.es256, .edDSA, .rs256])
    func aPasskeySignsInAndItsLastUseIsKept(algorithm: SignatureAlgorithm) async throws {
        var (installation, token, authenticator) = try await Self.household(algorithm)
        let passkeys = try await installation.container(token).passkeys()
        #expect(try await passkeys.fetchPasskeys().map(\.usedAt) == [nil])
        installation.clock.move(minutes: 3)
        let session = try await installation.signIn(with: &authenticator)
        #expect(try await installation.session(session).profile.name == "tamara")
        #expect(try await passkeys.fetchPasskeys().map(\.usedAt) == [installation.clock.now])
        #expect(try await kinds(installation, token).prefix(1) == [.signedIn])
        // It is as good as the passphrase.
        #expect(try await installation.container(session).security().isConfirmed())
    }

    @Test func noCodeIsAskedFor() async throws {
        var (installation, token, authenticator) = try await Self.household()
        _ = try await installation.enableCodes(token)
        _ = try await installation.session(try await installation.signIn(with: &authenticator))
    }

    @Test func anAuthenticatorThatDoesNotCountIsAccepted() async throws {
        var (installation, _, authenticator) = try await Self.household()
        authenticator.counts = false
        for _ in 0..<2 { _ = try await installation.signIn(with: &authenticator) }
    }

    @Test func aSyncedPasskeyIsKnownAsOne() async throws {
        var (installation, token, authenticator) = try await Self.household()
        authenticator.conduct.isBackedUp = true
        _ = try await installation.signIn(with: &authenticator)
        #expect(try await installation.container(token).passkeys().fetchPasskeys().map(\.isBackedUp) == [true])
    }

    // MARK: - Refused

    /// What a browser or an authenticator can do wrong.
    enum Wrong: CaseIterable, Sendable {
        case origin, relyingParty, unverified, otherKey, otherMember, noMember, malformedMember, otherHousehold
    }

    @Test(arguments: Wrong.allCases) func whatIsWrongIsRefusedWithOneSentence(wrong: Wrong) async throws {
        var (installation, token, authenticator) = try await Self.household()
        let profile = try await installation.session(token).profile
        _ = try await installation.add("otto", .member, by: token)
        let otto = try await installation.container(token).members().findMember("otto").id
        func handle(_ household: Int64, _ member: Int64) -> [UInt8] {
            [household, member].flatMap { id in (0..<8).map { UInt8(truncatingIfNeeded: id >> (56 - 8 * Int64($0))) } }
        }
        switch wrong {
        case .origin: authenticator.conduct.origin = "http://localhost:8081"
        case .relyingParty: authenticator.conduct.relyingParty = "evil.example"
        case .unverified: authenticator.conduct.verifies = false
        case .otherKey: authenticator.conduct.signsWithAnotherKey = true
        case .otherMember: authenticator.conduct.userHandle = handle(profile.household.rawValue, otto.rawValue)
        case .noMember: authenticator.conduct.namesUser = false
        case .malformedMember: authenticator.conduct.userHandle = [1, 2, 3]
        case .otherHousehold: authenticator.conduct.userHandle = handle(profile.household.rawValue + 1, profile.id.rawValue)
        }
        #expect(await problem(installation, try authenticator.use(try request(installation), at: site)) == refused)
        authenticator.conduct = SoftwareAuthenticator.Conduct()
        _ = try await installation.signIn(with: &authenticator)
    }

    @Test func aForeignCredentialIsRefused() async throws {
        var (installation, _, authenticator) = try await Self.household()
        var (other, _, foreign) = try await Self.household()
        #expect(await problem(installation, try foreign.use(try request(installation), at: site)) == refused)
        _ = try await other.signIn(with: &foreign)
        _ = try await installation.signIn(with: &authenticator)
    }

    @Test func aPasskeyOfAnotherHouseholdOfTheDatabaseSignsInThere() async throws {
        var (installation, _, authenticator) = try await Self.household()
        let harbour = try await installation.addHousehold("Harbour", owner: "tamara")
        let session = try await installation.session(try await installation.signIn(with: &authenticator))
        #expect(session.household.name == "Lindenhof" && session.household.id != harbour)
    }

    @Test func aChallengeIsGoodOnce() async throws {
        var (installation, token, authenticator) = try await Self.household()
        authenticator.counts = false
        let asked = try request(installation)
        let answer = try authenticator.use(asked, at: site)
        _ = try await installation.auth.signIn(passkey: answer, visitor: TestInstallation.visitor, from: installation.origin)
        #expect(await problem(installation, answer) == refused)
        // Another assertion of the same challenge is no other one.
        authenticator.counts = true
        #expect(await problem(installation, try authenticator.use(asked, at: site)) == refused)
        #expect(try await kinds(installation, token).contains(.passkeyFailed))
    }

    @Test func ofManyAttemptsWithOneChallengeOneSignsIn() async throws {
        var (installation, _, authenticator) = try await Self.household()
        authenticator.counts = false
        let answer = try authenticator.use(try request(installation), at: site)
        let signedIn = await withTaskGroup(of: Bool.self) { group in
            for _ in 0..<8 {
                group.addTask { [installation] in
                    let token = try? await installation.auth.signIn(
                        passkey: answer, visitor: TestInstallation.visitor, from: installation.origin)
                    return token != nil
                }
            }
            return await group.reduce(into: 0) { $0 += $1 ? 1 : 0 }
        }
        #expect(signedIn == 1)
    }

    @Test func aChallengeExpiresAndIsOfOneBrowser() async throws {
        var (installation, _, authenticator) = try await Self.household()
        let late = "This took too long; try again"
        let other = try authenticator.use(try request(installation, visitor: "another visitor"), at: site)
        #expect(await problem(installation, other) == late)
        let answer = try authenticator.use(try request(installation), at: site)
        installation.clock.move(minutes: 5)
        #expect(await problem(installation, answer) == late)
        // A challenge that was not made here.
        let invented = PasskeyRequest(options: #"{"challenge":"\#(String(repeating: "A", count: 75))","rpId":"localhost"}"#)
        #expect(await problem(installation, try authenticator.use(invented, at: site)) == late)
        // A clock that was ahead has made it.
        installation.clock.move(minutes: 60)
        let ahead = try authenticator.use(try request(installation), at: site)
        installation.clock.move(minutes: -30)
        #expect(await problem(installation, ahead) == late)
    }

    @Test func aCounterThatGoesBackIsRefusedAndTold() async throws {
        var (installation, token, authenticator) = try await Self.household()
        authenticator.counter = 40
        _ = try await installation.signIn(with: &authenticator)
        authenticator.counter = 10
        #expect(await problem(installation, try authenticator.use(try request(installation), at: site)) == refused)
        #expect(try await kinds(installation, token).first == .passkeyCopied)
        let told = try await installation.container(token).notifications().fetchNotifications(after: nil, limit: 1).notifications
        #expect(told.first?.content.detail == SecurityEvent.Kind.passkeyCopied.rawValue)
        authenticator.counter = 41
        _ = try await installation.signIn(with: &authenticator)
    }

    @Test func malformedAnswersAreRefused() async throws {
        let (installation, _, _) = try await Self.household()
        for text in ["", "{}", "[]", "{\"id\":\"AA\",\"clientDataJSON\":\"!\"}", String(repeating: "x", count: 100_000)] {
            #expect(await problem(installation, PasskeyAnswer(text, site: site)) == refused)
        }
    }

    @Test func aRemovedPasskeyAndADisabledMemberDoNotSignIn() async throws {
        let (installation, token) = try await TestInstallation.withOwner()
        let otto = try await installation.add("otto", .member, by: token)
        let services = try await installation.container(otto)
        var kept = try await SoftwareAuthenticator.added(by: services, name: "Kept")
        var removed = try await SoftwareAuthenticator.added(by: services, name: "Removed")
        let passkeys = services.passkeys()
        try await passkeys.remove(id: try #require(try await passkeys.fetchPasskeys().last).id)
        #expect(await problem(installation, try removed.use(try request(installation), at: site)) == refused)
        _ = try await installation.signIn(with: &kept)
        let owner = try await installation.container(token)
        let id = try await owner.members().findMember("otto").id
        _ = try await owner.members().disableMember(id: id)
        #expect(await problem(installation, try kept.use(try request(installation), at: site)) == refused)
        _ = try await owner.membership().enableMember(id: id)
        _ = try await installation.signIn(with: &kept)
    }

    @Test func manyAttemptsFromAnAddressWait() async throws {
        var (installation, _, authenticator) = try await Self.household()
        authenticator.conduct.signsWithAnotherKey = true
        var said: [String?] = []
        for _ in 0..<11 { said.append(await problem(installation, try authenticator.use(try request(installation), at: site))) }
        #expect(said.prefix(10) == Array(repeating: refused, count: 10)[...])
        #expect(said.last == "Too many attempts; try again in 5 seconds")
    }

    @Test(arguments: ["http://127.0.0.1:8080", "https://192.0.2.1", ""])
    func whereBrowsersRefusePasskeysNoneIsAskedFor(site: String) async throws {
        let (installation, token, _) = try await Self.household()
        #expect(installation.auth.passkeyRequest(at: site, visitor: "visitor") == nil)
        let passkeys = try await installation.container(token).passkeys()
        #expect(
            await brokenRule { _ = try await passkeys.request(at: site) }
                == "Passkeys do not work at this address; open Coffer by its name")
        #expect(try await installation.container(token).confirmation().passkeyRequest(at: site) == nil)
    }

    // MARK: - The second step

    private func pending(_ installation: TestInstallation) async throws -> String {
        let result = try await installation.auth.signIn(
            name: "tamara", passphrase: TestInstallation.passphrase, from: installation.origin)
        guard case .needsCode(let pending) = result else { throw ServiceError.notFound }
        return pending
    }

    @Test func aPasskeyIsUsedInPlaceOfACode() async throws {
        var (installation, token, authenticator) = try await Self.household()
        _ = try await installation.enableCodes(token)
        let pending = try await pending(installation)
        let request = try #require(try await installation.auth.passkeyRequest(at: site, pending: pending))
        #expect(try SoftwareAuthenticator.credentials(of: request) == [authenticator.credentialID])
        // An authenticator that is told the passkey may leave out the user.
        authenticator.conduct.namesUser = false
        let answer = try authenticator.use(request, at: site)
        let session = try await installation.auth.verifyPasskey(answer, pending: pending, from: installation.origin)
        #expect(try await installation.session(session).profile.name == "tamara")
        await #expect(throws: ServiceError.notFound) {
            _ = try await installation.auth.verifyPasskey(answer, pending: pending, from: installation.origin)
        }
    }

    @Test func theSecondStepIsOfItsSignInAndItsMember() async throws {
        var (installation, token, authenticator) = try await Self.household()
        _ = try await installation.enableCodes(token)
        let otto = try await installation.add("otto", .member, by: token)
        var foreign = try await SoftwareAuthenticator.added(by: try await installation.container(otto))
        let (first, second) = (try await pending(installation), try await pending(installation))
        let request = try #require(try await installation.auth.passkeyRequest(at: site, pending: first))
        let answer = try authenticator.use(request, at: site)
        #expect(
            await brokenRule { _ = try await installation.auth.verifyPasskey(answer, pending: second, from: installation.origin) }
                == "This took too long; try again")
        let others = try foreign.use(request, at: site)
        #expect(
            await brokenRule { _ = try await installation.auth.verifyPasskey(others, pending: first, from: installation.origin) } == refused
        )
        _ = try await installation.auth.verifyPasskey(answer, pending: first, from: installation.origin)
    }

    @Test func wrongPasskeysOfTheSecondStepWaitLikeWrongCodes() async throws {
        var (installation, token, authenticator) = try await Self.household()
        _ = try await installation.enableCodes(token)
        let pending = try await pending(installation)
        authenticator.conduct.signsWithAnotherKey = true
        var said: [String?] = []
        for _ in 0..<4 {
            let request = try #require(try await installation.auth.passkeyRequest(at: site, pending: pending))
            let wrong = try authenticator.use(request, at: site)
            said.append(
                await brokenRule { _ = try await installation.auth.verifyPasskey(wrong, pending: pending, from: installation.origin) })
        }
        #expect(said == [refused, refused, refused, "Too many attempts; try again in 5 seconds"])
    }

    @Test func whoHasNoPasskeyOrNoSignInIsAskedForNone() async throws {
        let (installation, token) = try await TestInstallation.withOwner()
        _ = try await installation.enableCodes(token)
        #expect(try await installation.auth.passkeyRequest(at: site, pending: try await pending(installation)) == nil)
        #expect(try await installation.auth.passkeyRequest(at: site, pending: "1.nothing") == nil)
    }

    @Test func thePassphraseAloneStaysEnoughWithoutCodes() async throws {
        let (installation, _, _) = try await Self.household()
        _ = try await installation.signIn("tamara")
    }
}
