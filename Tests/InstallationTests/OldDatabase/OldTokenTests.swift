import MembersModel
import Models
import ServiceKit
import Services
import Storage
import TestSupport
import TestTools
import Testing

@testable import Installation

/// A file of version 37 of the schema, in which tokens did not carry the household.
struct OldTokenTests {
    private let folder: TemporaryFolder
    private let clock = TestClock(at: 1_800_000_000_000)
    private let session = SecretToken.make()
    private let pending = SecretToken.make()

    init() async throws {
        folder = try TemporaryFolder()
        let migrations = (Schema.base + ServiceModules.standard.migrations + [.notificationPaths]).filter { $0.version <= 37 }
        let database = try Database.open(path: folder.file("coffer.db"), schema: try Schema(migrations), timeout: .seconds(5))
        let record = try await PassphraseHasher(TestInstallation.cheap).hash(TestInstallation.passphrase, at: clock.now)
        let hashes = try [session, pending].map { try #require(SecretToken.hash($0)) }
        try await database.write(nil, []) { [now = clock.now] connection in
            try connection.execute(
                """
                INSERT INTO household (id, name, currency, time_zone, idle_minutes, first_weekday, first_month_day, month_on_working_day,
                    number_key, created_at, revision, set_up_at)
                VALUES (1, 'Lindenhof', $1, 'UTC', 30, 1, 1, 0, x'01', 0, 1, 0)
                """, .currency(.euro))
            try connection.execute(
                """
                INSERT INTO member (id, household, name, folded_name, display_name, role, locale, appearance, shows_balance, is_disabled,
                    created_at, revision, counter)
                VALUES (2, 1, 'Tamara', 'tamara', 'Tamara', 'owner', 'de-DE', 'system', 1, 0, 0, 1, 1)
                """)
            try connection.execute(
                "INSERT INTO credential_passphrase VALUES (2, $1, $2, $3, $4, $5, 0)", .int(record.rounds), .int(record.blockSize),
                .int(record.parallelism), .blob(record.salt), .blob(record.hash))
            try connection.execute(
                """
                INSERT INTO notification_settings (household, member, muted_types, mailed_types, email, lead_days, is_digest, digest_hour,
                    revision)
                VALUES (1, 2, '', '', 'Tam@example.org', 3, 0, 8, 1)
                """)
            try connection.execute(
                """
                INSERT INTO member_session (token_hash, id, member, created_at, used_at, confirmed_at, user_agent, address)
                VALUES ($1, 3, 2, $2, $2, $2, 'Old/1.0', '')
                """, .blob(hashes[0]), .integer(now))
            try connection.execute(
                "INSERT INTO pending_sign_in (token_hash, member, created_at) VALUES ($1, 2, $2)", .blob(hashes[1]), .integer(now))
        }
        try await database.close()
    }

    @Test func aSessionFromBeforeStaysSignedIn() async throws {
        let installation = try TestInstallation(path: folder.file("coffer.db"), clock: clock)
        let found = try await installation.session(session)
        #expect(found.profile.name == "Tamara" && found.household.name == "Lindenhof")
        #expect(try await installation.auth.session("1." + session, isUse: false)?.session == found.session)
        #expect(try await installation.auth.session("2." + session, isUse: false) == nil)
        // A pending sign-in from before is found; the code is not.
        await #expect(throws: ServiceError.rule(.oneTimeCodeWrong)) {
            _ = try await installation.auth.verifyCode("000000", pending: pending, from: TestInstallation.origin)
        }
        try await installation.live.close()
    }

    @Test(arguments: ["tamara", "tam@example.org"]) func aMemberFromBeforeSignsIn(name: String) async throws {
        let installation = try TestInstallation(path: folder.file("coffer.db"), clock: clock)
        let token = try await installation.signIn(name)
        #expect(token.hasPrefix("1."))
        #expect(try await installation.session(token).profile.name == "Tamara")
        try await installation.live.close()
    }
}
