import Installation
import MembersModel
import Models
import ServiceKit
import Services
import TestSupport
import TestTools
import Testing

struct SecurityServiceTests {

    private let next = "nine blue lanterns"

    @Test func aNewPassphraseEndsTheOtherSessions() async throws {
        let (installation, token) = try await TestInstallation.withOwner()
        let other = try await installation.signIn("tamara")
        let security = try await installation.container(token).security()
        #expect(
            await brokenRule { try await security.changePassphrase(current: "wrong grey herons", to: next) }
                == "The passphrase is not right")
        #expect(
            await brokenRule { try await security.changePassphrase(current: TestInstallation.passphrase, to: "tamara tamara") }
                == "This passphrase is easily guessed because it is made of your name or your household's name; choose a few words that do "
                + "not belong together")
        try await security.changePassphrase(current: TestInstallation.passphrase, to: next)
        #expect(try await installation.auth.session(other, isUse: true) == nil)
        #expect(try await installation.auth.session(token, isUse: true) != nil)
        #expect(await installation.violation("tamara", TestInstallation.passphrase) == .rule(.signInWrong))
        _ = try await installation.signIn("tamara", next)
    }

    @Test func whatMattersAsksForThePassphraseAgainAfterTenMinutes() async throws {
        let (installation, token) = try await TestInstallation.withOwner()
        let security = try await installation.container(token).security()
        #expect(try await security.isConfirmed())
        installation.clock.move(minutes: 10)
        #expect(try await !security.isConfirmed())
        await #expect(throws: ServiceError.confirmationNeeded) { _ = try await security.enableCodes() }
        await #expect(throws: ServiceError.confirmationNeeded) { _ = try await security.disableCodes() }
        await #expect(throws: ServiceError.confirmationNeeded) { _ = try await security.renewBackupCodes() }
        await #expect(throws: ServiceError.confirmationNeeded) { _ = try await security.confirmCodes("000000") }
        #expect(await brokenRule { try await security.confirm(passphrase: "wrong grey herons") } == "The passphrase is not right")
        try await security.confirm(passphrase: TestInstallation.passphrase)
        _ = try await security.enableCodes()
    }

    @Test func guessingASignedInMembersPassphraseIsSlowedDownApart() async throws {
        let (installation, token) = try await TestInstallation.withOwner()
        let security = try await installation.container(token).security()
        for _ in 0..<3 { _ = await brokenRule { try await security.confirm(passphrase: "wrong grey herons") } }
        #expect(
            await brokenRule { try await security.confirm(passphrase: TestInstallation.passphrase) }
                == "Too many attempts; try again in 5 seconds")
        _ = try await installation.signIn("tamara")
    }

    @Test func codesAreOnOnlyOnceOneWasRight() async throws {
        let (installation, token) = try await TestInstallation.withOwner()
        let security = try await installation.container(token).security()
        #expect(await brokenRule { _ = try await security.confirmCodes("123456") } == "Scan the new code first")
        let setup = try await security.enableCodes()
        #expect(setup.uri.contains("secret=\(setup.secret.replacing(" ", with: ""))&"))
        #expect(try await !security.fetchStatus().hasCodes)
        _ = try await installation.signIn("tamara")
        _ = try await installation.enableCodes(token)
        #expect(
            try await security.fetchStatus() == SecurityStatus(passphraseChangedAt: installation.clock.now, hasCodes: true, backupCodes: 10)
        )
        #expect(await brokenRule { _ = try await security.enableCodes() } == "One-time codes are on already; turn them off first")
        let renewed = try await security.renewBackupCodes()
        #expect(renewed.count == 10)
        try await security.disableCodes()
        #expect(
            try await security.fetchStatus() == SecurityStatus(passphraseChangedAt: installation.clock.now, hasCodes: false, backupCodes: 0)
        )
        _ = try await installation.signIn("tamara")
    }

    @Test func aMemberSeesTheOwnLogAndAnOwnerAll() async throws {
        let (installation, owner) = try await TestInstallation.withOwner()
        let token = try await installation.add("vera", .viewer, by: owner)
        let own = try await installation.container(token).security().fetchEvents(limit: 50)
        #expect(own.map(\.kind) == [.passphraseChanged, .signedIn, .memberAdded])
        #expect(try await installation.container(owner).security().fetchEvents(limit: 50).count == 5)
    }

    @Test func theCommandLineDoesNotSignIn() async throws {
        let installation = try TestInstallation()
        let owner = try await installation.live.ownerContainer(
            defaults: HouseholdDefaults(name: "Household", currency: installation.euro, timeZone: "UTC"))
        await #expect(throws: ServiceError.unauthorized) { _ = try await owner.security().fetchStatus() }
        #expect(try await owner.security().fetchEvents(limit: 5) == [])
    }
}
