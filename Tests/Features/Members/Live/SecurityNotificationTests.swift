import MembersModel
import Models
import NotificationsModel
import Services
import TestSupport
import TestTools
import Testing

@testable import Installation

struct SecurityNotificationTests {

    /// The security notifications of a member, oldest first.
    private func told(_ household: NotificationHousehold, _ name: String) async throws -> [SecurityEvent.Kind] {
        try await household.told(name).reversed().compactMap { $0.kind == .securityEvent ? SecurityEvent.Kind(rawValue: $0.detail) : nil }
    }

    @Test func aSignInFromANewPlaceOrWithANewBrowserIsTold() async throws {
        let household = try await NotificationHousehold.with()
        let installation = household.installation
        let known = TestInstallation.origin
        _ = try await installation.signIn("tamara", from: known)
        // A new version of the same browser, another address of the same subscriber.
        _ = try await installation.signIn("tamara", from: SignInOrigin(address: known.address, userAgent: "Test/2.17"))
        #expect(try await told(household, "tamara") == [])
        _ = try await installation.signIn("tamara", from: SignInOrigin(address: "198.51.100.7", userAgent: known.userAgent))
        _ = try await installation.signIn("tamara", from: SignInOrigin(address: known.address, userAgent: "Other/1.0"))
        #expect(try await told(household, "tamara") == [.signedIn, .signedIn])
        #expect(try await household.told("tamara").map(\.subject) == [known.address, "198.51.100.7"])
        _ = try await installation.signIn("tamara", from: SignInOrigin(address: "198.51.100.7", userAgent: "Other/1.1"))
        #expect(try await told(household, "tamara").count == 2)
    }

    @Test func wrongPassphrasesAreToldOnceADayWhenOthersHaveToWait() async throws {
        let household = try await NotificationHousehold.with()
        let stranger = SignInOrigin(address: "203.0.113.9")
        for attempt in 1...3 {
            _ = await household.installation.violation("tamara", from: stranger)
            #expect(try await told(household, "tamara").count == (attempt < 3 ? 0 : 1))
        }
        household.installation.clock.move(seconds: 10)
        _ = await household.installation.violation("tamara", from: stranger)
        #expect(try await told(household, "tamara") == [.signInFailed])
        #expect(try await household.told("tamara").first?.subject == "203.0.113.9")
    }

    @Test func wrongCodesAreTold() async throws {
        let household = try await NotificationHousehold.with()
        let (installation, origin) = (household.installation, TestInstallation.origin)
        _ = try await installation.enableCodes(try #require(household.tokens["tamara"]))
        guard
            case .needsCode(let pending) = try await installation.auth.signIn(
                name: "tamara", passphrase: TestInstallation.passphrase, from: origin)
        else {
            Issue.record("no code was asked for")
            return
        }
        for _ in 0..<3 { _ = await brokenRule { _ = try await installation.auth.verifyCode("000000", pending: pending, from: origin) } }
        #expect(try await told(household, "tamara") == [.codesEnabled, .codeFailed])
    }

    @Test func changesOfHowSomebodySignsInAreToldToThem() async throws {
        let household = try await NotificationHousehold.with([("otto", .member)])
        let security = try await household.container("otto").security()
        try await security.changePassphrase(current: TestInstallation.passphrase, to: "three brown otters")
        #expect(try await told(household, "otto") == [.passphraseChanged])
        #expect(try await told(household, "tamara") == [])
        let members = try await household.container("tamara").members()
        _ = try await members.resetMember(id: try await household.member("otto"), passphrase: TestInstallation.passphrase)
        let again = try await household.installation.signIn("otto")
        let service = try await household.installation.container(again).notifications()
        let details = try await service.fetchNotifications(after: nil, limit: 10).notifications.map(\.content.detail)
        #expect(details == ["passphraseReset", "passphraseChanged"])
    }

    @Test func ownersAreToldWhoCanSignIn() async throws {
        let household = try await NotificationHousehold.with([("otto", .member), ("olga", .owner)])
        let members = try await household.container("tamara").members()
        let otto = try await household.member("otto")
        _ = try await members.addMember(name: "nina", displayName: "Nina", role: .viewer, passphrase: TestInstallation.passphrase)
        _ = try await members.changeRole(id: otto, to: .viewer)
        _ = try await members.disableMember(id: otto)
        for owner in ["tamara", "olga"] {
            #expect(try await told(household, owner) == [.memberAdded, .roleChanged, .memberDisabled])
        }
        #expect(try await household.told("olga").last?.subject == "Nina")
    }
}
