import Models
import Services
import Testing

@testable import coffer

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

struct ExportCommandTests {

    @Test func anExportGoesToStandardOutput() async throws {
        let said = try await Sitting.run("export", "--to", "csv", in: MadeUpHousehold(.init(exported: ["a,", "b\n"])))
        #expect(said.output == "a,b\n")
    }

    @Test func aFileIsThereWholeAndForItsOwnerOnly() async throws {
        let folder = try TemporaryFolder()
        let file = folder.path + "/out.ledger"
        let said = try await Sitting.run("export", "--to", "ledger", file, in: MadeUpHousehold(.init(exported: ["whole\n"])))
        #expect(said.status == 0)
        #expect(said.output.isEmpty)
        #expect(folder.text("out.ledger") == "whole\n")
        #expect(folder.names == ["out.ledger"])
        var status = stat()
        #expect(stat(file, &status) == 0 && status.st_mode & 0o777 == 0o600)
    }

    @Test func anExportThatFailsLeavesTheOldFile() async throws {
        let folder = try TemporaryFolder()
        let file = folder.path + "/out.csv"
        _ = try await Sitting.run("export", "--to", "csv", file, in: MadeUpHousehold(.init(exported: ["old"])))
        let failing = MadeUpHousehold(.init(exported: ["half"], failure: .serverError(503)))
        let said = try await Sitting.run("export", "--to", "csv", file, "--force", in: failing)
        #expect(said.status == 1)
        #expect(said.messages == "Server error (503)\n")
        #expect(folder.text("out.csv") == "old")
        #expect(folder.names == ["out.csv"])
    }

    @Test func aFolderThatIsNotThereCannotBeWrittenTo() async throws {
        let folder = try TemporaryFolder()
        let file = folder.path + "/none/out.csv"
        let said = try await Sitting.run("export", "--to", "csv", file)
        #expect(said.status == 73)
        #expect(said.messages == "\(file): No such file or directory\n")
    }

    @Test func aDeviceIsWrittenToAndNotReplaced() async throws {
        let said = try await Sitting.run("export", "--to", "csv", "/dev/null", in: MadeUpHousehold(.init(exported: ["x"])))
        #expect(said.status == 0)
        var status = stat()
        #expect(stat("/dev/null", &status) == 0 && status.st_mode & S_IFMT == S_IFCHR)
    }

    @Test func aFullDiskIsNoted() throws {
        let output = BufferedOutput(descriptor: open("/dev/full", O_WRONLY | O_CLOEXEC), name: "copy")
        try output.write("x")
        #expect(throws: OutputError.failed(file: "copy", reason: "No space left on device")) { try output.flush() }
    }

    @Test func aReaderThatHasEnoughIsNoFault() {
        let (status, sentence) = ExitStatus.of(OutputError.closed)
        #expect(status == .done)
        #expect(sentence == nil)
    }
}
