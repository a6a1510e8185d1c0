import MembersModel
import Models
import ServiceKit
import Services
import Storage
import TestSupport
import TestTools
import Testing

struct SignInTests {

    @Test func anUnknownNameIsAnsweredLikeAWrongPassphrase() async throws {
        let (installation, owner) = try await TestInstallation.withOwner()
        _ = try await installation.add("otto", .member, by: owner)
        let members = try await installation.container(owner).members()
        _ = try await members.disableMember(id: try await members.findMember("otto").id)
        let expected = ServiceError.rule(.signInWrong)
        #expect(await installation.violation("tamara") == expected)
        #expect(await installation.violation("nobody") == expected)
        #expect(await installation.violation("otto", TestInstallation.passphrase) == expected)
        #expect(await installation.violation("") == expected)
    }

    @Test func namesAreMatchedWithoutCaseAndAccents() async throws {
        let (installation, _) = try await TestInstallation.withOwner()
        #expect(try await installation.session(installation.signIn(" TÁMARA ")).profile.name == "tamara")
    }

    @Test func threeFailuresAreFreeThenNamesWaitLongerAndLonger() async throws {
        let (installation, _) = try await TestInstallation.withOwner()
        for name in ["tamara", "nobody"] {
            // Each from its own address, so that only the name counts.
            let origin = SignInOrigin(address: name)
            for _ in 0..<3 { #expect(await installation.violation(name, from: origin) == .rule(.signInWrong)) }
            #expect(await installation.violation(name, from: origin) == .rule(.signInTooManyAttempts(seconds: 5)))
            #expect(
                await installation.violation(name, TestInstallation.passphrase, from: origin)
                    == .rule(.signInTooManyAttempts(seconds: 5)))
        }
        installation.clock.move(seconds: 5)
        for name in ["tamara", "nobody"] {
            let origin = SignInOrigin(address: name)
            #expect(await installation.violation(name, from: origin) == .rule(.signInWrong))
            #expect(await installation.violation(name, from: origin) == .rule(.signInTooManyAttempts(seconds: 10)))
        }
        installation.clock.move(seconds: 10)
        _ = try await installation.signIn("tamara")
        for _ in 0..<3 { #expect(await installation.violation("tamara") == .rule(.signInWrong)) }
    }

    @Test func manyNamesFromOneAddressAreSlowedDown() async throws {
        let (installation, _) = try await TestInstallation.withOwner()
        for number in 0..<10 { #expect(await installation.violation("n\(number)") == .rule(.signInWrong)) }
        #expect(await installation.violation("n10") == .rule(.signInTooManyAttempts(seconds: 5)))
        #expect(await installation.violation("tamara", TestInstallation.passphrase) == .rule(.signInTooManyAttempts(seconds: 5)))
        _ = try await installation.signIn("tamara", from: SignInOrigin(address: "192.0.2.2"))
        // A success with another name does not reset the address.
        installation.clock.move(seconds: 5)
        _ = try await installation.signIn("tamara")
        #expect(await installation.violation("n11") == .rule(.signInWrong))
        #expect(await installation.violation("n12") == .rule(.signInTooManyAttempts(seconds: 10)))
    }

    @Test func manyAtOnceAreNoWayAroundTheWaiting() async throws {
        let (installation, _) = try await TestInstallation.withOwner()
        let tried = await withTaskGroup(of: ServiceError?.self) { group in
            for _ in 0..<20 { group.addTask { await installation.violation("tamara") } }
            return await group.reduce(into: 0) { $0 += $1 == .rule(.signInWrong) ? 1 : 0 }
        }
        #expect(tried == 3)
    }

    @Test func aNameThatWasTypedIsNotKept() async throws {
        let (installation, _) = try await TestInstallation.withOwner()
        _ = await installation.violation("mysecretpassphrase")
        let kept = try await installation.database.read { connection in
            try connection.all("SELECT key_hash FROM sign_in_pace") { $0.blob(0) }
        }
        #expect(kept.count == 2)
        #expect(kept.allSatisfy { $0.count == 32 })
    }

    @Test func whatHappenedIsInTheLog() async throws {
        let (installation, owner) = try await TestInstallation.withOwner()
        _ = await installation.violation("tamara", from: SignInOrigin(address: "192.0.2.9"))
        _ = await installation.violation("nobody")
        let token = try await installation.signIn("tamara")
        try await installation.auth.signOut(token)
        let events = try await installation.container(owner).security().fetchEvents(limit: 10)
        #expect(events.map(\.kind) == [.signedOut, .signedIn, .signInFailed, .signedIn, .setUp])
        #expect(events[2].address == "192.0.2.9")
    }

    // MARK: - Codes

    @Test func withCodesAPassphraseIsHalfTheWay() async throws {
        let (installation, owner) = try await TestInstallation.withOwner()
        let (secret, _) = try await installation.enableCodes(owner)
        installation.clock.move(seconds: 30)
        let pending = try await self.pending(installation)
        #expect(try await installation.auth.session(pending, isUse: true) == nil)
        let code = OneTimeCode.code(secret, step: OneTimeCode.step(at: installation.clock.now))
        let wrong = code == "000000" ? "000001" : "000000"
        #expect(await brokenRule { try await verify(wrong, pending, installation) } == "The code is not right")
        let token = try await installation.auth.verifyCode(code, pending: pending, from: TestInstallation.origin)
        #expect(try await installation.session(token).profile.name == "tamara")
        #expect(await brokenRule { try await verify(code, pending, installation) } == "Resource not found")
        #expect(await brokenRule { try await verify(code, owner, installation) } == "Resource not found")
    }

    @Test func noStepIsAcceptedTwice() async throws {
        let (installation, owner) = try await TestInstallation.withOwner()
        let (secret, _) = try await installation.enableCodes(owner)
        // The step that enabled codes cannot be used again.
        let now = OneTimeCode.step(at: installation.clock.now)
        let pending = try await self.pending(installation)
        #expect(
            await brokenRule { try await verify(OneTimeCode.code(secret, step: now), pending, installation) } == "The code is not right")
        _ = try await installation.auth.verifyCode(OneTimeCode.code(secret, step: now + 1), pending: pending, from: TestInstallation.origin)
        let next = try await self.pending(installation)
        for step in [now - 1, now, now + 1] {
            let code = OneTimeCode.code(secret, step: step)
            #expect(await brokenRule { try await verify(code, next, installation) } == "The code is not right")
        }
        #expect(
            await brokenRule { try await verify(OneTimeCode.code(secret, step: now + 2), next, installation) }
                == "Too many attempts; try again in 5 seconds")
    }

    @Test func aBackupCodeIsGoodOnce() async throws {
        let (installation, owner) = try await TestInstallation.withOwner()
        let (_, backup) = try await installation.enableCodes(owner)
        #expect(Set(backup).count == 10)
        let typed = backup[3].uppercased().replacing("-", with: " ")
        let pending = try await self.pending(installation)
        let token = try await installation.auth.verifyCode(typed, pending: pending, from: TestInstallation.origin)
        #expect(try await installation.container(token).security().fetchStatus().backupCodes == 9)
        let next = try await self.pending(installation)
        #expect(await brokenRule { try await verify(backup[3], next, installation) } == "The code is not right")
        _ = try await installation.auth.verifyCode(backup[4], pending: next, from: TestInstallation.origin)
    }

    @Test func thePassphraseIsAskedAgainAfterTenMinutes() async throws {
        let (installation, owner) = try await TestInstallation.withOwner()
        let (secret, _) = try await installation.enableCodes(owner)
        let pending = try await self.pending(installation)
        installation.clock.move(minutes: 10)
        let code = OneTimeCode.code(secret, step: OneTimeCode.step(at: installation.clock.now))
        #expect(await brokenRule { try await verify(code, pending, installation) } == "Resource not found")
    }

    private func pending(_ installation: TestInstallation) async throws -> String {
        let result = try await installation.auth.signIn(
            name: "tamara", passphrase: TestInstallation.passphrase, from: TestInstallation.origin)
        guard case .needsCode(let pending) = result else { throw ServiceError.notFound }
        return pending
    }

    private func verify(_ code: String, _ pending: String, _ installation: TestInstallation) async throws {
        _ = try await installation.auth.verifyCode(code, pending: pending, from: TestInstallation.origin)
    }
}
