import CommandTestSupport
import MembersModel
import Models
import Services
import Storage
import TestTools
import Testing

@testable import CommandKit

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

struct ExportCommandTests {

    /// A household that cannot be exported to the end: its newest transaction holds a currency that there is not.
    private static func damagedSession() async throws -> CommandSession {
        let session = try await CommandSession.withAccounts()
        let id = try await session.add(-15_50)
        try await session.damage("UPDATE txn SET foreign_amount = 1, foreign_currency = 1 WHERE group_id = $1", .id(id))
        return session
    }

    @Test func anExportGoesToStandardOutput() async throws {
        let session = try await CommandSession.withAccounts()
        let id = try await session.add(-15_50)
        let result = try await session.run("export", "--to", "csv")
        #expect(result.status == 0)
        #expect(result.output.hasPrefix("day,account,amount,currency,payee,note,category,"), "\(result.output)")
        #expect(result.output.hasSuffix("2026-07-01,Checking,-15.50,EUR,Bakery,,Groceries,,completed,\(id),,,,,\r\n"), "\(result.output)")
    }

    @Test func aFileIsWholeAndForItsOwnerOnly() async throws {
        let session = try await CommandSession.withAccounts()
        try await session.add(-15_50)
        let folder = try TemporaryFolder()
        let file = folder.path + "/out.ledger"
        let result = try await session.run("export", "--to", "ledger", file)
        #expect(result.status == 0)
        #expect(result.output.isEmpty)
        #expect(try await session.run("export", "--to", "ledger").output == folder.text("out.ledger"))
        #expect(folder.text("out.ledger")?.contains("  Expenses:Groceries  15.50 EUR\n") == true)
        #expect(folder.names == ["out.ledger"])
        var status = stat()
        #expect(stat(file, &status) == 0 && status.st_mode & 0o777 == 0o600)
    }

    @Test func anExportThatFailsLeavesTheOldFile() async throws {
        let folder = try TemporaryFolder()
        let file = try folder.write("old", to: "out.csv")
        let session = try await Self.damagedSession()
        let result = try await session.run("export", "--to", "csv", file, "--force")
        #expect(result.status == 1)
        #expect(result.messages == "Server error (500)\n")
        #expect(folder.text("out.csv") == "old")
        #expect(folder.names == ["out.csv"])
    }

    @Test func anExportThatCannotBeWrittenIsNotInTheSecurityLog() async throws {
        let session = try await CommandSession.withAccounts()
        try await session.add(-15_50)
        func exports() async throws -> Int {
            try await session.services().security().fetchEvents(limit: 100).count { $0.kind == .exported }
        }
        // The device takes the file's end, which is written last, no more than the rest.
        let failed = try await session.run("export", "--to", "csv", "/dev/full")
        #expect(failed.status != 0)
        #expect(try await exports() == 0)
        let folder = try TemporaryFolder()
        #expect(try await session.run("export", "--to", "csv", folder.path + "/whole.csv").status == 0)
        #expect(try await exports() == 1)
    }

    @Test func nothingIsLeftOfAFileThatCannotBeWritten() async throws {
        let folder = try TemporaryFolder()
        let session = try await Self.damagedSession()
        let database = ["--database", "/absent/coffer.sqlite"]
        #expect(try await session.run(["export", "--to", "csv", folder.path + "/new"] + database).status == 1)
        #expect(folder.names.isEmpty)
        // A backup whose balances do not follow from its transactions does not verify.
        let unbalanced = try await CommandSession.withAccounts()
        try await unbalanced.damage("UPDATE account_balance SET booked = booked + 1")
        let backup = try await unbalanced.run(["backup", folder.path + "/new"] + database)
        #expect(backup.status == 1)
        #expect(backup.messages.contains("does not verify"), "\(backup.messages)")
        #expect(folder.names.isEmpty)
    }

    @Test func aFolderThatIsNotThereCannotBeWrittenTo() async throws {
        let folder = try TemporaryFolder()
        let file = folder.path + "/none/out.csv"
        let result = try await CommandSession().run("export", "--to", "csv", file)
        #expect(result.status == 73)
        #expect(result.messages == "\(file): No such file or directory\n")
    }

    @Test func aDeviceIsWrittenToAndNotReplaced() async throws {
        let result = try await CommandSession().run("export", "--to", "csv", "/dev/null")
        #expect(result.status == 0)
        var status = stat()
        #expect(stat("/dev/null", &status) == 0 && status.st_mode & S_IFMT == S_IFCHR)
    }

    @Test func aFullDiskIsReported() throws {
        let output = BufferedOutput(descriptor: open("/dev/full", O_WRONLY | O_CLOEXEC), name: "copy")
        try output.write("x")
        #expect(throws: OutputError.failed(file: "copy", reason: "No space left on device")) { try output.flush() }
    }

    @Test func aClosedPipeIsNoError() throws {
        let (status, sentence) = ExitStatus.of(OutputError.closed)
        #expect(status == .done)
        #expect(sentence == nil)
    }
}
