import CommandTestSupport
import Models
import Services
import TestTools
import Testing
import TransferModel

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// What a command does where a file exists already.
struct OverwriteTests {

    /// Every command that writes a file, without the file; `payment-file` of a transfer to a beneficiary.
    static let commands = [["export", "--to", "csv"], ["payment-file"], ["backup"], ["backup", "--household", "Home"]]

    private let session: CommandSession
    private let transfer: ID<Transfer>
    /// What the export writes.
    private let exported: String

    init() async throws {
        session = try await CommandSession.withAccounts()
        transfer = try await session.order(10_00, to: try await session.addBeneficiary().party)
        exported = try await session.run("export", "--to", "csv").output
        try #require(!exported.isEmpty)
    }

    private func run(_ command: [String], _ words: String..., database: String = "/absent/coffer.sqlite") async throws -> CommandResult {
        let transfers = command.first == "payment-file" ? [transfer.description] : []
        return try await session.run(command.prefix(1) + transfers + command.dropFirst() + words + ["--database", database])
    }

    @Test(arguments: commands) func anExistingFileStaysAndTheRefusalNamesForce(command: [String]) async throws {
        let folder = try TemporaryFolder()
        let file = try folder.write("old", to: "there")
        let refused = try await run(command, file)
        #expect(refused.status == 73)
        #expect(refused.messages == "\(file): The file already exists; --force overwrites it\n")
        #expect(folder.text("there") == "old")
        #expect(try await run(command, file, "--force").status == 0)
        #expect(folder.text("there") != "old")
        #expect(folder.names == ["there"])
    }

    @Test(arguments: commands) func aDanglingLinkIsAnExistingFile(command: [String]) async throws {
        let folder = try TemporaryFolder()
        #expect(symlink(folder.path + "/nowhere", folder.path + "/link") == 0)
        #expect(try await run(command, folder.path + "/link").status == 73)
        #expect(folder.names == ["link"])
    }

    @Test func forceReplacesTheTargetOfALink() async throws {
        let folder = try TemporaryFolder()
        let file = try folder.write("old", to: "there")
        #expect(symlink(file, folder.path + "/link") == 0)
        #expect(try await run(Self.commands[0], folder.path + "/link", "--force").status == 0)
        var status = stat()
        #expect(lstat(folder.path + "/link", &status) == 0 && status.st_mode & S_IFMT == S_IFLNK)
        #expect(folder.text("there") == exported)
    }

    @Test(arguments: commands) func noPathOverwritesADatabase(command: [String]) async throws {
        let folder = try TemporaryFolder()
        let own = try folder.write("its own, however it begins", to: "own")
        try folder.write("SQLite format 3\0 and so on", to: "other")
        #expect(symlink(own, folder.path + "/symbolic") == 0)
        #expect(link(own, folder.path + "/hard") == 0)
        for name in ["own", "other", "symbolic", "hard", "./own", "../\(folder.path.split(separator: "/").last ?? "")/own"] {
            for force in [[], ["--force"]] {
                let result = try await run(command + ["\(folder.path)/\(name)"] + force, database: own)
                #expect(result.status == 73, "\(name) \(force)")
                #expect(result.messages.contains("It is a database, which no command overwrites"), "\(name): \(result.messages)")
            }
        }
        #expect(folder.text("own") == "its own, however it begins")
        #expect(folder.text("other") == "SQLite format 3\0 and so on")
        #expect(folder.names == ["hard", "other", "own", "symbolic"])
    }

    @Test(arguments: ["-wal", "-shm", "-journal", ".address"]) func filesOfADatabaseAreNeverOverwritten(ending: String) async throws {
        let folder = try TemporaryFolder()
        let own = try folder.write("own", to: "own")
        let other = try folder.write("SQLite format 3\0", to: "other")
        for database in [own, other] {
            // Before there is such a file, and with it.
            for _ in 0..<2 {
                let result = try await run(Self.commands[0], database + ending, "--force", database: own)
                #expect(result.status == 73)
                #expect(result.messages.contains("It belongs to a database"), "\(result.messages)")
                try folder.write("kept", to: String((database + ending).dropFirst(folder.path.count + 1)))
            }
            #expect(folder.text(String((database + ending).dropFirst(folder.path.count + 1))) == "kept")
        }
    }

    @Test(arguments: ["-backups", ".uploads", "-arriving"]) func filesInTheFoldersOfADatabaseStay(ending: String) async throws {
        let folder = try TemporaryFolder()
        let own = try folder.write("own", to: "own")
        #expect(mkdir(own + ending, 0o700) == 0)
        try folder.write("kept", to: "own\(ending)/file")
        let result = try await run(Self.commands[0], own + ending + "/file", "--force", database: own)
        #expect(result.status == 73)
        #expect(folder.text("own\(ending)/file") == "kept")
    }

    @Test func aDashIsStandardOutputAndADescriptorIsWrittenTo() async throws {
        #expect(try await run(Self.commands[0], "-").output == exported)
        let folder = try TemporaryFolder()
        let file = try folder.write("", to: "opened")
        let descriptor = open(file, O_WRONLY)
        defer { close(descriptor) }
        #expect(try await run(Self.commands[0], "/dev/fd/\(descriptor)").status == 0)
        #expect(folder.text("opened") == exported)
        #expect(try await run(Self.commands[0], "/dev/fd/\(descriptor)", database: file).status == 73)
        #expect(folder.text("opened") == exported)
    }

    @Test func aFolderOrABackupOverADeviceIsRefused() async throws {
        let folder = try TemporaryFolder()
        for command in Self.commands {
            let result = try await run(command, folder.path, "--force")
            #expect(result.status == 73)
            #expect(result.messages == "\(folder.path): Is a directory\n")
        }
        #expect(try await run(["backup"], "/dev/null", "--force").status == 73)
        #expect(CommandSession.parsingStatus(["backup", "-"]) == 64)
        #expect(CommandSession.parsingStatus(["restore", "-"]) == 64)
    }
}
