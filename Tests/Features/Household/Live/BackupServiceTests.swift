import Foundation
import HouseholdModel
import Localization
import Models
import PeopleModel
import ServiceKit
import Services
import Storage
import Synchronization
import TestSupport
import TestTools
import Testing
import TransferModel

@testable import Installation

@Suite struct BackupServiceTests {

    @Test func aBackupIsOneVerifiedFileThatIsNeverWrittenOver() async throws {
        let folder = try TemporaryFolder()
        let home = try await TestHousehold(path: folder.file("coffer.db"))
        let account = try await home.account("Checking", opening: 10_00)
        let file = folder.file("backup.db")
        try await home.services.backup().backup(to: file)
        #expect(folder.names.filter { $0.hasPrefix("backup") } == ["backup.db"])
        await #expect(throws: ServiceError.cannotWrite(file: file, reason: "The file exists already")) {
            try await home.services.backup().backup(to: file)
        }
        let rights = try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions] as? Int
        #expect(rights == 0o600)
        let copy = try await TestHousehold(path: file)
        #expect(try await copy.balance(account) == 10_00)
    }

    @Test func aRestoreIsSeenByOthersAndKeepsWhatWasThere() async throws {
        let folder = try TemporaryFolder()
        let home = try await TestHousehold(path: folder.file("coffer.db"))
        let other = try await TestHousehold(path: folder.file("coffer.db"))
        let account = try await home.account("Checking", opening: 10_00)
        let file = folder.file("backup.db")
        try await home.services.backup().backup(to: file)
        try await home.add(-4_00, in: account)
        #expect(try await other.balance(account) == 6_00)
        let kept = try await home.services.backup().restore(from: file)
        #expect(kept.hasPrefix(folder.file("coffer.db.before-restore-")))
        #expect(try await home.balance(account) == 10_00)
        #expect(try await other.balance(account) == 10_00)
        try await other.add(-1_00, in: account)
        #expect(try await home.balance(account) == 9_00)
        try await home.expectClean()
        let old = try await TestHousehold(path: kept)
        #expect(try await old.balance(account) == 6_00)
    }

    @Test func whatOthersWriteDuringARestoreIsKeptOrStandsBehindIt() async throws {
        let folder = try TemporaryFolder()
        let home = try await TestHousehold(path: folder.file("coffer.db"))
        let other = try await TestHousehold(path: folder.file("coffer.db"))
        let account = try await home.account("Checking")
        try await home.services.backup().backup(to: folder.file("backup.db"))
        // A backup with another page size is restored more slowly.
        try FileEditor.copy(folder.file("backup.db"), to: folder.file("small.db"), pageSize: 4_096)
        let signal = Signal()
        let (writes, began) = AsyncStream.makeStream(of: Void.self)
        let kept: String
        let acknowledged: Set<String>
        (kept, acknowledged) = try await withThrowingTaskGroup(of: Set<String>.self) { group in
            group.addTask {
                var written: Set<String> = []
                while !signal.isGiven, !Task.isCancelled {
                    let payee = "Number \(written.count)"
                    try await other.add(-1, in: account, payee: payee)
                    written.insert(payee)
                    began.yield()
                    // SQLite's locks are not fair: a writer without pauses can block the restore until it times out.
                    try await Task.sleep(for: .milliseconds(2))
                }
                return written
            }
            for await _ in writes.prefix(3) {}
            let kept = try await home.services.backup().restore(from: folder.file("small.db"))
            signal.give()
            return (kept, try await group.next() ?? [])
        }
        let old = try await TestHousehold(path: kept)
        let found = try await home.allEntries(EntryQuery(account: account.id)) + old.allEntries(EntryQuery(account: account.id))
        #expect(acknowledged.subtracting(found.map(\.payee)) == [])
    }

    @Test func countersGoOnAfterARestore() async throws {
        let folder = try TemporaryFolder()
        let home = try await TestHousehold(path: folder.file("coffer.db"))
        let household = home.context.household.id
        let account = try await home.account("Checking")
        try await home.services.backup().backup(to: folder.file("backup.db"))
        for units in 1...3 { try await home.add(Int64(-units), in: account) }
        let before = try await home.context.read { try HouseholdRepository($0).revision(of: household) }
        _ = try await home.services.backup().restore(from: folder.file("backup.db"))
        let after = try await home.context.read { try HouseholdRepository($0).revision(of: household) }
        #expect(after > before)
    }

    @Test func aBackupInSmallerPagesIsPutBackAsWell() async throws {
        let folder = try TemporaryFolder()
        let path = folder.file("coffer.db")
        let home = try await TestHousehold(path: path)
        let account = try await home.account("Checking", opening: 10_00)
        try await home.services.backup().backup(to: folder.file("backup.db"))
        let small = folder.file("small.db")
        #expect(try FileEditor.pageSize(of: folder.file("backup.db")) == 8_192)
        try FileEditor.copy(folder.file("backup.db"), to: small, pageSize: 4_096)
        #expect(try FileEditor.pageSize(of: small) == 4_096)
        try await home.add(-4_00, in: account)
        _ = try await home.services.backup().restore(from: small)
        #expect(try await home.balance(account) == 10_00)
        try await home.expectClean()
        #expect(!folder.names.contains { $0.contains("restoring") })
    }

    @Test func whatDoesNotVerifyIsRefusedAndChangesNothing() async throws {
        let folder = try TemporaryFolder()
        let home = try await TestHousehold(path: folder.file("coffer.db"))
        let account = try await home.account("Checking", opening: 10_00)
        let backup = home.services.backup()
        let text = try folder.write("not a database at all, but long enough to be taken for one", to: "text.db")
        await #expect(throws: ServiceError.self) { _ = try await backup.restore(from: text) }
        await #expect(throws: ServiceError.missingInput(file: folder.file("none"), reason: .verbatim("No such file"))) {
            _ = try await backup.restore(from: folder.file("none"))
        }
        let file = folder.file("backup.db")
        try await backup.backup(to: file)
        try await Database.open(path: file).write(nil, []) { (connection) -> Void in
            _ = try connection.execute("UPDATE account_balance SET booked = booked + 1 WHERE booked = 1000")
        }
        await #expect(throws: ServiceError.self) { _ = try await backup.restore(from: file) }
        let whole = folder.file("whole.db")
        try await backup.backup(to: whole)
        let bytes = try Data(contentsOf: URL(fileURLWithPath: whole))
        try bytes.prefix(bytes.count / 2).write(to: URL(fileURLWithPath: whole))
        await #expect(throws: ServiceError.self) { _ = try await backup.restore(from: whole) }
        #expect(try await home.balance(account) == 10_00)
        #expect(!folder.names.contains { $0.contains("before-restore") })
    }

    @Test func everyValueThatCannotBeReadIsNamedByCheckAndRestore() async throws {
        let folder = try TemporaryFolder()
        let home = try await TestHousehold(path: folder.file("coffer.db"))
        let account = try await home.account("Checking", opening: 10_00)
        for (name, iban) in [("Anna", "DE02120300000000202051"), ("Ben", "DE02500105170137075030"), ("Eva", "NL43HVNB0417164300")] {
            let party = PaymentParty(name: name, number: .iban(try IBAN(iban)))
            _ = try await home.services.beneficiaries().addBeneficiary(party, isFavorite: false, key: nil)
        }
        let spent = try await home.add(-4_00, in: account, payee: "Bakery").transaction
        // What is in the account cannot be exported without it.
        let envelope = try await home.account("Envelope", .cash, opening: 5_00)
        _ = try await home.add(-1_00, in: envelope)
        _ = try await home.services.people().addPerson(PersonDraft(name: "Ruth", iban: "DE02120300000000202051"))
        let file = folder.file("backup.db")
        try await home.services.backup().backup(to: file)
        // One bit in the numbers of two of them, and a category class that there is not.
        let damage: @Sendable (Connection) throws -> Void = { connection in
            _ = try connection.execute("UPDATE payment_party SET number = replace(number, 'DE02', 'DE12')")
            _ = try connection.execute("UPDATE account SET category_class = 'unknown' WHERE name = 'Groceries'")
            _ = try connection.execute("UPDATE account SET kind = 'unknown' WHERE name = 'Envelope'")
            _ = try connection.execute("UPDATE person SET iban = replace(iban, 'DE02', 'DE12')")
        }
        try await Database.open(path: file).write(nil, [], damage)
        await #expect(throws: ServiceError.self) { _ = try await home.services.backup().restore(from: file) }
        do {
            _ = try await home.services.backup().restore(from: file)
        } catch let error as ServiceError {
            let sentence = error.text.english
            #expect(sentence.split(separator: "number holds").count == 3, "\(sentence)")
            #expect(sentence.contains("holds “unknown”"), "\(sentence)")
        }
        try await home.context.database.write(nil, [], damage)
        let check = try await home.services.backup().check()
        #expect(check.differences.count { $0.contains("number holds") } == 2, "\(check.differences)")
        #expect(check.differences.contains { $0.contains("holds “unknown”") }, "\(check.differences)")
        #expect(check.differences.contains { $0.contains("kind holds “unknown”") }, "\(check.differences)")
        #expect(check.differences.contains { $0.hasPrefix("person ") && $0.contains("wrong check digits") }, "\(check.differences)")
        #expect(check.transactions == 4 && spent.parts.count == 1)
    }

    @Test func theCheckNamesAccountMonthAndBothFigures() async throws {
        let folder = try TemporaryFolder()
        let home = try await TestHousehold(path: folder.file("coffer.db"))
        let account = try await home.account("Checking")
        try await home.add(-4_00, in: account, category: "dining", day: day("2026-03-05"))
        try await Database.open(path: folder.file("coffer.db")).write(nil, []) { connection in
            try connection.execute("UPDATE account_balance SET booked = 7 WHERE account = $1", .id(account.id))
            try connection.execute("UPDATE month_total SET money_out = 8 WHERE account = $1", .id(account.id))
            try connection.execute("DELETE FROM text_entry")
        }
        let check = try await home.services.backup().check()
        #expect(check.transactions == 1)
        #expect(check.differences.contains("Checking EUR: the balance is 0.07, its transactions make -4.00"))
        #expect(check.differences.contains("Checking EUR 2026-03: money out is 0.08, its transactions make 4.00"))
        #expect(check.differences.count == 3)
    }
}

/// Asks another task to stop.
private final class Signal: Sendable {
    private let value = Atomic(false)

    var isGiven: Bool { value.load(ordering: .relaxed) }

    func give() { value.store(true, ordering: .relaxed) }
}
