import Installation
import MembersModel
import Models
import ServiceKit
import Services
import Storage
import TestSupport
import TestTools
import Testing

/// Tokens of sessions and pending sign-ins with and without their household.
struct HouseholdSecretTests {
    /// Stores a session of a member as it was before tokens carried the household.
    private static func oldSession(of member: MemberProfile, _ installation: TestInstallation) async throws -> String {
        let (token, now) = (SecretToken.make(), installation.clock.now)
        let hash = try #require(SecretToken.hash(token))
        let session = Session(
            id: installation.database.ids.next(at: now), createdAt: now, usedAt: now, userAgent: "Old/1.0", address: "192.0.2.1",
            isCurrent: false)
        try await installation.database.write(member.household, []) { connection in
            try SessionRepository(connection, household: member.household).insert(session, tokenHash: hash, member: member.id)
            try DirectoryRepository(connection).insert(.secret, hash, of: member.household)
        }
        return token
    }

    private static func knownSecrets(_ installation: TestInstallation) async throws -> Int {
        try await installation.database.read { try $0.first("SELECT COUNT(*) FROM directory WHERE kind = 'secret'") ?? -1 }
    }

    @Test func aTokenFromBeforeStillOpensItsSession() async throws {
        let (installation, token) = try await TestInstallation.withOwner()
        let owner = try await installation.session(token).profile
        let old = try await Self.oldSession(of: owner, installation)
        #expect(try await installation.session(old).profile.id == owner.id)
        #expect(try await installation.auth.extendSession(old) != nil)
        #expect(try await installation.container(old).members().fetchProfile().name == "tamara")
        try await installation.auth.signOut(old)
        #expect(try await installation.auth.session(old, isUse: true) == nil)
        #expect(try await Self.knownSecrets(installation) == 0)
    }

    @Test func theDirectoryForgetsSessionsThatExpired() async throws {
        let (installation, token) = try await TestInstallation.withOwner()
        _ = try await Self.oldSession(of: try await installation.session(token).profile, installation)
        try await installation.live.removeExpired()
        #expect(try await Self.knownSecrets(installation) == 1)
        installation.clock.move(minutes: 1_441)
        try await installation.live.removeExpired()
        #expect(try await Self.knownSecrets(installation) == 0)
    }

    @Test func aPendingSignInFromBeforeIsFinished() async throws {
        let (installation, token) = try await TestInstallation.withOwner()
        let owner = try await installation.session(token).profile
        let (secret, _) = try await installation.enableCodes(token)
        installation.clock.move(seconds: 30)
        let (pending, now) = (SecretToken.make(), installation.clock.now)
        let hash = try #require(SecretToken.hash(pending))
        try await installation.database.write(owner.household, []) { connection in
            try SessionRepository(connection, household: owner.household).insertPending(tokenHash: hash, member: owner.id, at: now)
            try DirectoryRepository(connection).insert(.secret, hash, of: owner.household)
        }
        let code = OneTimeCode.code(secret, step: OneTimeCode.step(at: now))
        let opened = try await installation.auth.verifyCode(code, pending: pending, from: TestInstallation.origin)
        #expect(try await installation.session(opened).profile.id == owner.id)
        #expect(try await Self.knownSecrets(installation) == 0)
    }

    @Test func aSecretIsGoodInItsHouseholdOnly() async throws {
        let (installation, mine) = try await TestInstallation.withOwner()
        let other = try await installation.addHousehold("Elsewhere", owner: "zoe")
        let theirs = try await installation.signIn("zoe")
        let own = try await installation.session(mine).household.id
        #expect(try await installation.session(theirs).household.id == other)
        let forged = [
            HouseholdSecret.text(String(try #require(mine.split(separator: ".").last)), of: other),
            HouseholdSecret.text(String(try #require(theirs.split(separator: ".").last)), of: own),
            HouseholdSecret.text(String(try #require(mine.split(separator: ".").last)), of: ID(rawValue: 99)), "0\(mine)", "+\(mine)",
            "." + mine, mine + ".", String(mine.dropFirst()),
        ]
        for token in forged {
            #expect(try await installation.auth.session(token, isUse: true) == nil, "\(token)")
            #expect(try await installation.auth.extendSession(token) == nil)
            try await installation.auth.signOut(token)
        }
        #expect(try await installation.session(mine).household.id == own)
        #expect(try await installation.session(theirs).household.id == other)
    }

    @Test func aPendingSignInIsGoodInItsHouseholdOnly() async throws {
        let (installation, token) = try await TestInstallation.withOwner()
        let other = try await installation.addHousehold("Elsewhere", owner: "zoe")
        let (secret, _) = try await installation.enableCodes(token)
        installation.clock.move(seconds: 30)
        let result = try await installation.auth.signIn(
            name: "tamara", passphrase: TestInstallation.passphrase, from: TestInstallation.origin)
        guard case .needsCode(let pending) = result else { throw ServiceError.notFound }
        let code = OneTimeCode.code(secret, step: OneTimeCode.step(at: installation.clock.now))
        let forged = HouseholdSecret.text(String(try #require(pending.split(separator: ".").last)), of: other)
        await #expect(throws: ServiceError.notFound) {
            _ = try await installation.auth.verifyCode(code, pending: forged, from: TestInstallation.origin)
        }
        _ = try await installation.auth.verifyCode(code, pending: pending, from: TestInstallation.origin)
    }

    /// The read with which every request begins.
    @Test func aSessionIsFoundByOneStatement() async throws {
        let (installation, token) = try await TestInstallation.withOwner()
        let old = try await Self.oldSession(of: try await installation.session(token).profile, installation)
        var statements: [Int] = []
        for token in [token, old] {
            let before = installation.live.databaseStatements
            #expect(try await installation.auth.session(token, isUse: false) != nil)
            statements.append(installation.live.databaseStatements - before)
        }
        #expect(statements == [1, 2])
    }
}
