import Foundation
import HouseholdModel
import Localization
import Models
import Services
import Storage
import TestSupport
import TestTools
import Testing

@testable import Installation

/// How `restore` handles backups with another schema, and files that are no backups.
@Suite struct BackupSchemaTests {

    /// A change of the schema, and the part of it that the error names.
    struct Change: Sendable, CustomTestStringConvertible {
        var name: String
        var statements: [String]
        var named: String
        var testDescription: String { name }
    }

    static let changes = [
        Change(
            name: "trigger",
            statements: ["CREATE TRIGGER steal AFTER UPDATE ON household BEGIN UPDATE account SET name = 'stolen'; END"],
            named: "trigger steal on household is not Coffer's"),
        Change(name: "view", statements: ["CREATE VIEW everything AS SELECT * FROM txn"], named: "view everything is not Coffer's"),
        Change(name: "table", statements: ["CREATE TABLE notes (text TEXT)"], named: "table notes is not Coffer's"),
        Change(
            name: "virtual table", statements: ["CREATE VIRTUAL TABLE words USING fts5 (body)"], named: "table words is not Coffer's"),
        Change(
            name: "index", statements: ["CREATE INDEX slow ON txn (amount)"], named: "index slow on txn is not Coffer's"),
        Change(name: "missing index", statements: ["DROP INDEX txn_source"], named: "index txn_source on txn is missing"),
        Change(name: "missing table", statements: ["DROP TABLE exchange_rate"], named: "table exchange_rate is missing"),
        Change(
            name: "missing check",
            statements: [
                "PRAGMA writable_schema = ON",
                "UPDATE sqlite_schema SET sql = replace(sql, 'CHECK (amount > 0)', '') WHERE name = 'txn'",
            ],
            named: "table txn is defined otherwise"),
        Change(
            name: "another column", statements: ["ALTER TABLE household ADD COLUMN motto TEXT"],
            named: "table household is defined otherwise"),
    ]

    @Test(arguments: changes) func aBackupWithAnotherSchemaIsRefusedByNameAndChangesNothing(_ change: Change) async throws {
        let folder = try TemporaryFolder()
        let home = try await TestHousehold(path: folder.file("coffer.db"))
        let account = try await home.account("Checking", opening: 10_00)
        let file = folder.file("backup.db")
        try await home.services.backup().backup(to: file)
        try FileEditor.run(change.statements, in: file)
        try await home.add(-4_00, in: account)
        do {
            _ = try await home.services.backup().restore(from: file)
            Issue.record("It was restored")
        } catch ServiceError.refusedFile(let name, let diagnostic) {
            #expect(name == file)
            #expect(diagnostic.message.contains(change.named), "\(diagnostic.message)")
        }
        #expect(try await home.balance(account) == 6_00)
        #expect(try await home.accounts.fetchAccounts(includingArchived: true).map(\.account.name) == ["Checking"])
        #expect(!folder.names.contains { $0.contains("restor") })
        try await home.expectClean()
    }

    @Test func aTriggerThatSomebodyPutIntoTheLiveFileDoesNotRun() async throws {
        let folder = try TemporaryFolder()
        let home = try await TestHousehold(path: folder.file("coffer.db"))
        let account = try await home.account("Checking", opening: 10_00)
        try FileEditor.run(
            ["CREATE TRIGGER grow AFTER INSERT ON txn BEGIN UPDATE account SET name = 'grown'; END"], in: folder.file("coffer.db"))
        try await home.add(-4_00, in: account)
        #expect(try await home.accounts.fetchAccounts(includingArchived: true).map(\.account.name) == ["Checking"])
    }

    @Test func aDamagedBackupIsABadInput() async throws {
        let folder = try TemporaryFolder()
        let home = try await TestHousehold(path: folder.file("coffer.db"))
        let account = try await home.account("Checking", opening: 10_00)
        let backup = home.services.backup()
        let whole = folder.file("whole.db")
        try await backup.backup(to: whole)
        let bytes = try Data(contentsOf: URL(fileURLWithPath: whole))
        let cut = folder.file("cut.db")
        try bytes.prefix(bytes.count / 2).write(to: URL(fileURLWithPath: cut))
        var torn = bytes
        torn.replaceSubrange(8_192 * 3..<8_192 * 4, with: Data(repeating: 0xA5, count: 8_192))
        let tornFile = folder.file("torn.db")
        try torn.write(to: URL(fileURLWithPath: tornFile))
        let text = try folder.write("not a database at all, but long enough to be taken for one", to: "text.db")
        let empty = try folder.write("", to: "empty.db")
        for file in [cut, tornFile, text, empty] {
            do {
                _ = try await backup.restore(from: file)
                Issue.record("\(file) was restored")
            } catch ServiceError.refusedFile(let name, let diagnostic) {
                #expect(name == file)
                #expect(diagnostic.message.hasPrefix("The backup "), "\(diagnostic.message)")
            }
        }
        #expect(try await home.balance(account) == 10_00)
    }

    @Test func whatIsNoFileIsNoBackup() async throws {
        let folder = try TemporaryFolder()
        let home = try await TestHousehold(path: folder.file("coffer.db"))
        let pipe = folder.file("pipe")
        try #require(mkfifo(pipe, 0o600) == 0)
        await #expect(throws: ServiceError.missingInput(file: pipe, reason: .verbatim("It is no ordinary file"))) {
            _ = try await home.services.backup().restore(from: pipe)
        }
        await #expect(throws: ServiceError.missingInput(file: "/dev/zero", reason: .verbatim("It is no ordinary file"))) {
            _ = try await home.services.backup().restore(from: "/dev/zero")
        }
        let directory = folder.file("")
        await #expect(throws: ServiceError.missingInput(file: directory, reason: .verbatim("Is a directory"))) {
            _ = try await home.services.backup().restore(from: directory)
        }
    }

    @Test func aFolderPipeOrDeviceIsNoDatabase() throws {
        let folder = try TemporaryFolder()
        let pipe = folder.file("pipe")
        try #require(mkfifo(pipe, 0o600) == 0)
        for path in [folder.file(""), pipe, "/dev/null", "/dev/zero"] {
            #expect(throws: StorageError.notAFile(path: path)) { _ = try Database.open(path: path) }
        }
    }
}
