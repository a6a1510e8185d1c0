import MembersModel
import Models
import NotificationsModel
import Services
import Signatures
import Storage
import TestSupport
import TestTools
import Testing

@testable import MembersLive

/// Adding, naming and removing passkeys, and confirming with them.
struct PasskeyServiceTests {
    private let site = SoftwareAuthenticator.site
    private let refused = "This passkey was not accepted; try again or use another way"
    private let late = "This took too long; try again"

    // MARK: - Adding

    @Test func passkeysAreAddedWithTheirNames() async throws {
        let (installation, token) = try await TestInstallation.withOwner()
        let services = try await installation.container(token)
        let phone = try await SoftwareAuthenticator.added(by: services)
        let passkeys = services.passkeys()
        let request = try await passkeys.request(at: site)
        // An authenticator makes no second one.
        #expect(try SoftwareAuthenticator.credentials(of: request) == [phone.credentialID])
        for part in [
            #""attestation":"none""#, #""residentKey":"required""#, #""userVerification":"required""#, #""alg":-7"#, #""alg":-8"#,
            #""alg":-257"#, #""rp":{"id":"localhost","name":"Coffer"}"#, #""name":"tamara""#,
        ] {
            #expect(request.options.contains(part), "\(part)")
        }
        _ = try await SoftwareAuthenticator.added(by: services, .rs256, name: "  Blue key ")
        let found = try await passkeys.fetchPasskeys()
        #expect(found.map(\.name) == ["Phone", "Blue key"] && found.map(\.host) == ["localhost", "localhost"])
        #expect(found.allSatisfy { $0.createdAt == installation.clock.now && $0.usedAt == nil && !$0.isBackedUp })
        #expect(try await services.security().fetchEvents(limit: 2).map(\.kind) == [.passkeyAdded, .passkeyAdded])
    }

    @Test func aPasskeyOfAnotherOriginIsRefused() async throws {
        let (installation, token) = try await TestInstallation.withOwner()
        let passkeys = try await installation.container(token).passkeys()
        for conduct in 0..<3 {
            var authenticator = try SoftwareAuthenticator()
            switch conduct {
            case 0: authenticator.conduct.origin = "http://evil.example"
            case 1: authenticator.conduct.relyingParty = "evil.example"
            default: authenticator.conduct.verifies = false
            }
            let answer = try authenticator.make(try await passkeys.request(at: site), at: site)
            #expect(await brokenRule { _ = try await passkeys.add(answer, name: "Phone") } == refused)
        }
        #expect(try await passkeys.fetchPasskeys() == [])
    }

    @Test func theChallengeOfANewPasskeyIsOfItsSessionAndGoodOnce() async throws {
        let (installation, token) = try await TestInstallation.withOwner()
        let passkeys = try await installation.container(token).passkeys()
        let elsewhere = try await installation.container(try await installation.signIn("tamara")).passkeys()
        var authenticator = try SoftwareAuthenticator()
        let answer = try authenticator.make(try await passkeys.request(at: site), at: site)
        #expect(await brokenRule { _ = try await elsewhere.add(answer, name: "Phone") } == late)
        let known = try await passkeys.add(answer, name: "Phone")
        #expect(await brokenRule { _ = try await passkeys.add(answer, name: "Phone") } == refused)
        let again = try authenticator.make(try await passkeys.request(at: site), at: site)
        #expect(await brokenRule { _ = try await passkeys.add(again, name: "Phone") } == "This passkey was added already")
        // What is asked for to sign in, or to confirm, adds none.
        let other = try #require(try await installation.container(token).confirmation().passkeyRequest(at: site))
        let used = try authenticator.use(other, at: site)
        #expect(await brokenRule { _ = try await passkeys.add(used, name: "Phone") } == refused)
        let old = try authenticator.make(try await passkeys.request(at: site), at: site)
        installation.clock.move(minutes: 5)
        #expect(await brokenRule { _ = try await passkeys.add(old, name: "Phone") } == late)
        #expect(try await passkeys.fetchPasskeys().map(\.id) == [known.id])
    }

    @Test func aMemberHasTwentyAtMost() async throws {
        let (installation, token) = try await TestInstallation.withOwner()
        let services = try await installation.container(token)
        var authenticator = try SoftwareAuthenticator()
        let early = try authenticator.make(try await services.passkeys().request(at: site), at: site)
        for number in 1...Passkey.limit { _ = try await SoftwareAuthenticator.added(by: services, name: "Key \(number)") }
        let said = "Remove a passkey before you add another one"
        #expect(await brokenRule { _ = try await services.passkeys().request(at: site) } == said)
        #expect(await brokenRule { _ = try await services.passkeys().add(early, name: "Key 21") } == said)
    }

    // MARK: - Naming and removing

    @Test func aPasskeyIsRenamedAndRemovedByItsMemberOnly() async throws {
        let (installation, token) = try await TestInstallation.withOwner()
        let services = try await installation.container(token)
        let otto = try await installation.container(try await installation.add("otto", .viewer, by: token))
        _ = try await SoftwareAuthenticator.added(by: services)
        let id = try #require(try await services.passkeys().fetchPasskeys().first).id
        await #expect(throws: ServiceError.notFound) { try await otto.passkeys().rename(id: id, to: "Mine") }
        await #expect(throws: ServiceError.notFound) { try await otto.passkeys().remove(id: id) }
        #expect(try await otto.passkeys().fetchPasskeys() == [])
        #expect(await brokenRule { try await services.passkeys().rename(id: id, to: " ") } == "Give the passkey a name")
        try await services.passkeys().rename(id: id, to: "Work laptop")
        #expect(try await services.passkeys().fetchPasskeys().map(\.name) == ["Work laptop"])
        try await services.passkeys().remove(id: id)
        await #expect(throws: ServiceError.notFound) { try await services.passkeys().remove(id: id) }
        #expect(try await services.passkeys().fetchPasskeys() == [])
        #expect(try await services.security().fetchEvents(limit: 1).map(\.kind) == [.passkeyRemoved])
    }

    @Test func aViewerHasPasskeys() async throws {
        let (installation, token) = try await TestInstallation.withOwner()
        let viewer = try await installation.add("ines", .viewer, by: token)
        var authenticator = try await SoftwareAuthenticator.added(by: try await installation.container(viewer))
        let session = try await installation.session(try await installation.signIn(with: &authenticator))
        #expect(session.profile.role == .viewer)
    }

    @Test func theCommandLineHasNone() async throws {
        let home = try await TestHousehold()
        await #expect(throws: ServiceError.unauthorized) { _ = try await home.services.passkeys().fetchPasskeys() }
        await #expect(throws: ServiceError.unauthorized) { _ = try await home.services.passkeys().request(at: site) }
        await #expect(throws: ServiceError.unauthorized) { _ = try await home.services.confirmation().passkeyRequest(at: site) }
    }

    // MARK: - Confirming

    @Test func aPasskeyConfirmsASession() async throws {
        let (installation, token) = try await TestInstallation.withOwner()
        let services = try await installation.container(token)
        #expect(try await services.confirmation().passkeyRequest(at: site) == nil)
        var authenticator = try await SoftwareAuthenticator.added(by: services)
        installation.clock.move(minutes: 11)
        #expect(try await !services.confirmation().isConfirmed())
        let request = try #require(try await services.confirmation().passkeyRequest(at: site))
        let answer = try authenticator.use(request, at: site)
        let elsewhere = try await installation.container(try await installation.signIn("tamara"))
        #expect(await brokenRule { try await elsewhere.confirmation().confirm(passkey: answer) } == late)
        try await services.confirmation().confirm(passkey: answer)
        #expect(try await services.confirmation().isConfirmed())
        installation.clock.move(minutes: 11)
        #expect(await brokenRule { try await services.confirmation().confirm(passkey: answer) } == late)
        #expect(try await !services.confirmation().isConfirmed())
    }

    @Test func theAnswerToAnotherQuestionConfirmsNothing() async throws {
        let (installation, token) = try await TestInstallation.withOwner()
        let services = try await installation.container(token)
        var authenticator = try await SoftwareAuthenticator.added(by: services)
        installation.clock.move(minutes: 11)
        let signIn = try authenticator.use(try #require(installation.auth.passkeyRequest(at: site, visitor: "visitor")), at: site)
        let order = try authenticator.use(
            try #require(try await services.confirmation().passkeyRequest(at: site, for: "transfer 1")), at: site)
        for answer in [signIn, order] {
            #expect(await brokenRule { try await services.confirmation().confirm(passkey: answer) } == late)
        }
        #expect(try await !services.confirmation().isConfirmed())
    }

    @Test func thePasskeyOfAnotherMemberConfirmsNothing() async throws {
        let (installation, token) = try await TestInstallation.withOwner()
        let services = try await installation.container(token)
        _ = try await SoftwareAuthenticator.added(by: services)
        let otto = try await installation.container(try await installation.add("otto", .member, by: token))
        var foreign = try await SoftwareAuthenticator.added(by: otto)
        let request = try #require(try await services.confirmation().passkeyRequest(at: site))
        let answer = try foreign.use(request, at: site)
        #expect(await brokenRule { try await services.confirmation().confirm(passkey: answer) } == refused)
    }

    @Test func wrongPasskeysWaitLikeWrongPassphrases() async throws {
        let (installation, token) = try await TestInstallation.withOwner()
        let services = try await installation.container(token)
        var authenticator = try await SoftwareAuthenticator.added(by: services)
        authenticator.conduct.signsWithAnotherKey = true
        for _ in 0..<3 {
            let request = try #require(try await services.confirmation().passkeyRequest(at: site))
            let answer = try authenticator.use(request, at: site)
            #expect(await brokenRule { try await services.confirmation().confirm(passkey: answer) } == refused)
        }
        #expect(
            await brokenRule { try await services.confirmation().confirm(passphrase: TestInstallation.passphrase) }
                == "Too many attempts; try again in 5 seconds")
        let told = try await services.notifications().fetchNotifications(after: nil, limit: 1).notifications
        #expect(told.first?.content.detail == SecurityEvent.Kind.passkeyFailed.rawValue)
    }

    // MARK: - Who lost control

    @Test func aResetAndALinkForANewPassphraseRemovePasskeys() async throws {
        let (installation, token) = try await TestInstallation.withOwner()
        let owner = try await installation.container(token)
        for isLink in [false, true] {
            let name = isLink ? "olga" : "otto"
            let member = try await installation.container(try await installation.add(name, .member, by: token))
            var authenticator = try await SoftwareAuthenticator.added(by: member)
            let id = try await owner.members().findMember(name).id
            if isLink {
                let link = try await owner.invitations().makeResetLink(member: id).token
                _ = try await installation.auth.resetPassphrase(link, to: "nine blue lanterns", from: installation.origin)
            } else {
                _ = try await owner.members().resetMember(id: id, passphrase: TestInstallation.givenPassphrase)
            }
            #expect(await brokenRule { _ = try await installation.signIn(with: &authenticator) } == refused)
        }
    }

    @Test func theRowsOfWhoLeavesGo() async throws {
        let (installation, token) = try await TestInstallation.withOwner()
        let member = try await installation.container(try await installation.add("otto", .member, by: token))
        var authenticator = try await SoftwareAuthenticator.added(by: member)
        try await member.membership().leave(handingOverTo: nil)
        #expect(await brokenRule { _ = try await installation.signIn(with: &authenticator) } == refused)
        let household = try await installation.session(token).household.id
        let otto = try #require(member.context.member.id)
        #expect(try await installation.database.read { try PasskeyRepository($0, household: household).all(of: otto) } == [])
    }

    @Test func usedChallengesGoWhenTheyHaveExpired() async throws {
        let (installation, token) = try await TestInstallation.withOwner()
        let household = try await installation.session(token).household.id
        _ = try await SoftwareAuthenticator.added(by: try await installation.container(token))
        func isForgotten() async throws -> Bool {
            try await installation.database.write(household, []) { [now = installation.clock.now] connection in
                try MembersModule().removeExpired(in: household, on: connection, now: now)
                return try !connection.exists("SELECT 1 FROM passkey_challenge WHERE household = $1 LIMIT 1", .id(household))
            }
        }
        #expect(try await !isForgotten())
        installation.clock.move(minutes: 7)
        #expect(try await isForgotten())
    }
}
