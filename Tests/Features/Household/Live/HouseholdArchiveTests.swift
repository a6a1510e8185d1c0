import Foundation
import HouseholdModel
import MembersModel
import Models
import ServiceKit
import Services
import Storage
import Synchronization
import TestSupport
import TestTools
import Testing

@testable import Installation

/// One household out of many: its backup, put into another database.
struct HouseholdArchiveTests {
    private let two: TwoHouseholds

    init() async throws { two = try await TwoHouseholds() }

    private func restored(_ file: String, into installation: TestInstallation) async throws -> Household {
        try await two.archive(of: installation).restore(from: file) { households in try #require(households.first) }
    }

    @Test func aBackupOfOneIsThatHouseholdAlone() async throws {
        let before = try await TwoHouseholds.everything(of: two.home.household, in: two.installation)
        let file = try await two.backup(of: two.home)
        #expect(two.folder.names.filter { $0.hasPrefix("one.db") } == ["one.db"])
        let rights = try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions] as? Int
        #expect(rights == 0o600)
        #expect(try FileEditor.rows(of: two.others.household.id.rawValue, in: file).isEmpty)
        #expect(try FileEditor.texts(with: "lindenbrot", in: file) == 2 && FileEditor.texts(with: "birkenbrot", in: file) == 0)
        let bytes = try Data(contentsOf: URL(fileURLWithPath: file))
        #expect(bytes.range(of: Data("Birkenbrot".utf8)) == nil && bytes.range(of: Data("Lindenbrot".utf8)) != nil)
        let opened = try TwoHouseholds.installation(file)
        #expect(try await two.archive(of: opened).fetchHouseholds() == [two.home.household])
        #expect(try await TwoHouseholds.everything(of: two.home.household, in: opened) == before)
    }

    @Test func aBackupThatIsRestoredIntoAnEmptyFileGivesEqualExports() async throws {
        for home in [two.home, two.others] {
            let before = try await TwoHouseholds.everything(of: home.household, in: two.installation)
            let file = try await two.backup(of: home, to: "\(home.household.name).db")
            let empty = try TwoHouseholds.installation(two.folder.file("\(home.household.name)-empty.db"))
            let household = try await restored(file, into: empty)
            #expect(household == home.household)
            #expect(try await two.archive(of: empty).fetchHouseholds() == [household])
            #expect(try await TwoHouseholds.everything(of: household, in: empty) == before)
            #expect(before[0].contains(Data(TwoHouseholds.receipt).base64EncodedString()))
            try await TestHousehold(household, in: empty).expectClean()
        }
    }

    @Test func oneOfAWholeBackupIsAddedBesideOthers() async throws {
        let whole = two.folder.file("whole.db")
        let before = try await TwoHouseholds.everything(of: two.home.household, in: two.installation)
        try await two.home.services.backup().backup(to: whole)
        let installation = try TwoHouseholds.installation(two.folder.file("third.db"))
        let third = try await TestHousehold("Eichenhof", in: installation)
        let account = try await third.account("Checking", opening: 1_00)
        try await third.add(-1_00, in: account, payee: "Eichenbrot")
        let untouched = try await TwoHouseholds.everything(of: third.household, in: installation)
        let household = try await two.archive(of: installation).restore(from: whole) { households in
            try #require(households.first { $0.name == "Lindenhof" })
        }
        let added = try TestHousehold(household, in: installation)
        #expect(try await TwoHouseholds.everything(of: household, in: installation) == before)
        #expect(try await TwoHouseholds.everything(of: third.household, in: installation) == untouched)
        for (word, count) in [("Lindenbrot", 2), ("Eichenbrot", 0), ("Birkenbrot", 0)] { #expect(try await added.found(word) == count) }
        for (word, count) in [("Lindenbrot", 0), ("Eichenbrot", 1), ("Birkenbrot", 0)] { #expect(try await third.found(word) == count) }
        #expect(!two.folder.names.contains { $0.contains("restoring") })
        try await added.add(-2_00, in: try #require(try await added.accounts.fetchAccounts(includingArchived: false).first).account)
        for home in [added, third] { try await home.expectClean() }
    }

    @Test func sessionsEndAndAddressesStay() async throws {
        let household = two.home.household.id
        try await two.installation.database.write(household, []) { connection in
            try connection.execute(
                """
                INSERT INTO member_session (household, member, token_hash, id, created_at, used_at, confirmed_at, user_agent, address)
                SELECT household, id, $1, 1, 0, 0, 0, '', '' FROM member WHERE household = $2
                """, .blob([1, 2, 3]), .id(household))
            try connection.execute(
                "INSERT INTO pending_sign_in (household, member, token_hash, created_at) SELECT household, id, $1, 0 FROM member WHERE household = $2",
                .blob([4, 5, 6]), .id(household))
            try connection.execute(
                """
                INSERT INTO calendar_feed (household, member, token_hash, id, created_at)
                SELECT household, id, $1, 1, 0 FROM member WHERE household = $2
                """, .blob([7, 8, 9]), .id(household))
            let directory = DirectoryRepository(connection)
            for hash: [UInt8] in [[1, 2, 3], [4, 5, 6], [7, 8, 9]] { try directory.insert(.secret, hash, of: household) }
        }
        let file = try await two.backup(of: two.home)
        let empty = try TwoHouseholds.installation(two.folder.file("empty.db"))
        _ = try await restored(file, into: empty)
        let rows = try FileEditor.rows(of: household.rawValue, in: two.folder.file("empty.db"))
        #expect(rows["member_session"] == nil && rows["pending_sign_in"] == nil)
        #expect(rows["calendar_feed"] == 1 && rows["guest_link"] == 1 && rows["member"] == 1)
        let (ended, kept, named) = try await empty.database.read { connection in
            let directory = DirectoryRepository(connection)
            return (
                try directory.household(ofSecret: [1, 2, 3]), try directory.household(ofSecret: [7, 8, 9]),
                try directory.households(.name, "tamara")
            )
        }
        #expect(ended == nil && kept == household && named == [household])
    }

    @Test func anOwnerWhoIsSignedInGetsTheirHouseholdAlone() async throws {
        let folder = try TemporaryFolder()
        let installation = try TwoHouseholds.installation(folder.file("coffer.db"))
        let token = try await installation.setUp()
        let own = try await installation.session(token).household
        let other = try await TestHousehold("Birkenhof", in: installation)
        try await installation.container(token).backup().backup(to: folder.file("mine.db"))
        #expect(try FileEditor.rows(of: other.household.id.rawValue, in: folder.file("mine.db")).isEmpty)
        #expect(try FileEditor.rows(of: own.id.rawValue, in: folder.file("mine.db"))["member"] == 1)
        try await other.services.backup().backup(to: folder.file("all.db"))
        #expect(try FileEditor.rows(of: own.id.rawValue, in: folder.file("all.db"))["household"] == 1)
    }

    @Test func membersSignInAgainWithTheirPassphrase() async throws {
        let folder = try TemporaryFolder()
        let old = try TwoHouseholds.installation(folder.file("old.db"))
        let token = try await old.setUp()
        let household = try await old.session(token).household
        let file = folder.file("one.db")
        let archive = old.live.fileContainer(timeZone: "UTC").householdArchive()
        try await archive.backup(household.id, to: file, finish: {})
        let new = try TwoHouseholds.installation(folder.file("new.db"))
        _ = try await restored(file, into: new)
        #expect(try await new.auth.session(token, isUse: false) == nil)
        let again = try await new.signIn("tamara")
        #expect(try await new.session(again).household == household)
        // A removal ends what is open.
        _ = try await archive.remove(household.id, keeping: folder.file("kept.db"), finish: {})
        #expect(try await old.auth.session(token, isUse: false) == nil)
    }

    // MARK: - Refused

    @Test func aHouseholdThatIsThereIsRefused() async throws {
        let file = try await two.backup(of: two.home)
        try await two.home.add(-1_00, in: try #require(try await two.home.accounts.fetchAccounts(includingArchived: false).first).account)
        let before = try await TwoHouseholds.everything(of: two.home.household, in: two.installation)
        #expect(
            await brokenRule { _ = try await restored(file, into: two.installation) }
                == "The database has the household Lindenhof already; nothing was restored")
        #expect(try await TwoHouseholds.everything(of: two.home.household, in: two.installation) == before)
    }

    @Test func aHostNameThatIsTakenIsRefused() async throws {
        _ = try await two.home.services.household().updateHost("a.example")
        let file = try await two.backup(of: two.home)
        let path = two.folder.file("third.db")
        let installation = try TwoHouseholds.installation(path)
        let third = try await TestHousehold("Eichenhof", in: installation)
        _ = try await third.services.household().updateHost("a.example")
        #expect(
            await brokenRule { _ = try await restored(file, into: installation) }
                == "Another household is served at a.example; nothing was restored")
        #expect(try FileEditor.rows(of: two.home.household.id.rawValue, in: path).isEmpty)
        _ = try await third.services.household().updateHost(nil)
        _ = try await restored(file, into: installation)
        let found = try await installation.database.read { try DirectoryRepository($0).households(.host, "a.example") }
        #expect(found == [two.home.household.id])
    }

    @Test func whatIsNoBackupOrDoesNotVerifyIsRefused() async throws {
        let path = two.folder.file("third.db")
        let installation = try TwoHouseholds.installation(path)
        let text = try two.folder.write("not a database at all, but long enough to be taken for one", to: "text.db")
        let changed = try await two.backup(of: two.home, to: "changed.db")
        try FileEditor.run(["CREATE TABLE notes (text TEXT)"], in: changed)
        let wrong = try await two.backup(of: two.home, to: "wrong.db")
        try FileEditor.run(["UPDATE account_balance SET booked = booked + 1 WHERE booked > 0"], in: wrong)
        let dangling = try await two.backup(of: two.home, to: "dangling.db")
        try FileEditor.run(["UPDATE tag SET id = id + 1"], in: dangling)
        let whole = try await two.backup(of: two.home, to: "cut.db")
        let bytes = try Data(contentsOf: URL(fileURLWithPath: whole))
        try bytes.prefix(bytes.count / 2).write(to: URL(fileURLWithPath: whole))
        for file in [text, changed, wrong, dangling, whole] {
            let error = await failure { _ = try await restored(file, into: installation) }
            guard case .refusedFile(file, _) = error else {
                Issue.record("\(file): \(String(describing: error))")
                continue
            }
        }
        #expect(try FileEditor.rows(of: two.home.household.id.rawValue, in: path).isEmpty)
        #expect(!two.folder.names.contains { $0.contains("restoring") })
    }

    /// What is checked of a household runs twice: on the private copy, and before the commit.
    @Test func aRestoreThatIsKilledBeforeItsCommitLeavesNothing() async throws {
        let file = try await two.backup(of: two.home)
        let path = two.folder.file("third.db")
        let installation = try TwoHouseholds.installation(path)
        let third = try await TestHousehold("Eichenhof", in: installation)
        let killed = two.folder.file("killed.db")
        let checks = Mutex(0)
        let restoration = HouseholdRestoration(
            choosing: { households in try #require(households.first) },
            checking: { _, _ in
                guard
                    checks.withLock({
                        $0 += 1; return $0
                    }) == 2
                else { return [] }
                for ending in ["", "-wal"] { try FileManager.default.copyItem(atPath: path + ending, toPath: killed + ending) }
                return ["the disk is gone"]
            }, fault: { _, _ in nil }, adapting: { _ in })
        await #expect(throws: BackupError.refused(path: file, code: .backupNotVerified, arguments: ["the disk is gone"])) {
            _ = try await installation.database.restoreHousehold(from: file, by: restoration)
        }
        for file in [path, killed] {
            #expect(try FileEditor.rows(of: two.home.household.id.rawValue, in: file).isEmpty)
            let opened = try TwoHouseholds.installation(file)
            #expect(try await two.archive(of: opened).fetchHouseholds() == [third.household])
            #expect(try FileEditor.texts(with: "lindenbrot", in: file) == 0)
            try await TestHousehold(third.household, in: opened).expectClean()
        }
    }

    @Test func anOwnerOfOneHouseholdHasNoRightsInOthers() async throws {
        let (installation, token) = try await TestInstallation.withOwner()
        let archive = try await installation.container(token).householdArchive()
        let id = try await installation.session(token).household.id
        let folder = try TemporaryFolder()
        await #expect(throws: ServiceError.unauthorized) { _ = try await archive.fetchHouseholds() }
        await #expect(throws: ServiceError.unauthorized) { try await archive.backup(id, to: folder.file("one.db"), finish: {}) }
        await #expect(throws: ServiceError.unauthorized) { _ = try await archive.restore(from: folder.file("one.db")) { $0[0] } }
        await #expect(throws: ServiceError.unauthorized) { _ = try await archive.remove(id, keeping: nil, finish: {}) }
        await #expect(throws: ServiceError.unauthorized) { _ = try await archive.exports(of: id) }
        #expect(folder.names.isEmpty)
    }
}
