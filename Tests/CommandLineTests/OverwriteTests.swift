import Models
import Services
import Testing

@testable import coffer

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// What a command does with a file that lies where it writes.
struct OverwriteTests {

    /// Every command that writes a file, up to the file.
    static let commands = [
        ["export", "--to", "csv"], ["payment-file", "trf_0000000000007"], ["backup"],
    ]

    private static func run(_ command: [String], _ words: String..., database: String = "/absent/coffer.sqlite") async throws -> Sitting {
        try await Sitting.run(command + words + ["--database", database], in: MadeUpHousehold(.init(exported: ["new"])))
    }

    @Test(arguments: commands) func anExistingFileStaysAndTheRefusalNamesForce(command: [String]) async throws {
        let folder = try TemporaryFolder()
        let file = try folder.write("old", to: "there")
        let refused = try await Self.run(command, file)
        #expect(refused.status == 73)
        #expect(refused.messages == "\(file): The file exists already; --force writes over it\n")
        #expect(folder.text("there") == "old")
        #expect(try await Self.run(command, file, "--force").status == 0)
        #expect(folder.text("there") != "old")
        #expect(folder.names == ["there"])
    }

    @Test(arguments: commands) func aLinkThatLeadsNowhereIsAnExistingFile(command: [String]) async throws {
        let folder = try TemporaryFolder()
        #expect(symlink(folder.path + "/nowhere", folder.path + "/link") == 0)
        #expect(try await Self.run(command, folder.path + "/link").status == 73)
        #expect(folder.names == ["link"])
    }

    @Test func forceReplacesWhatALinkNamesAndNotTheLink() async throws {
        let folder = try TemporaryFolder()
        let file = try folder.write("old", to: "there")
        #expect(symlink(file, folder.path + "/link") == 0)
        #expect(try await Self.run(Self.commands[0], folder.path + "/link", "--force").status == 0)
        var status = stat()
        #expect(lstat(folder.path + "/link", &status) == 0 && status.st_mode & S_IFMT == S_IFLNK)
        #expect(folder.text("there") == "new")
    }

    @Test(arguments: commands) func aDatabaseIsNeverWrittenOverWhateverLeadsToIt(command: [String]) async throws {
        let folder = try TemporaryFolder()
        let own = try folder.write("its own, however it begins", to: "own")
        try folder.write("SQLite format 3\0 and so on", to: "other")
        #expect(symlink(own, folder.path + "/symbolic") == 0)
        #expect(link(own, folder.path + "/hard") == 0)
        for name in ["own", "other", "symbolic", "hard", "./own", "../\(folder.path.split(separator: "/").last ?? "")/own"] {
            for force in [[], ["--force"]] {
                let said = try await Self.run(command + ["\(folder.path)/\(name)"] + force, database: own)
                #expect(said.status == 73, "\(name) \(force)")
                #expect(said.messages.contains("It is a database, and no command writes over one"), "\(name): \(said.messages)")
            }
        }
        #expect(folder.text("own") == "its own, however it begins")
        #expect(folder.text("other") == "SQLite format 3\0 and so on")
        #expect(folder.names == ["hard", "other", "own", "symbolic"])
    }

    @Test(arguments: ["-wal", "-shm", "-journal", ".address"]) func whatBelongsToADatabaseIsNeverWrittenOver(ending: String) async throws {
        let folder = try TemporaryFolder()
        let own = try folder.write("own", to: "own")
        let other = try folder.write("SQLite format 3\0", to: "other")
        for database in [own, other] {
            // Before there is such a file, and with it.
            for _ in 0..<2 {
                let said = try await Self.run(Self.commands[0], database + ending, "--force", database: own)
                #expect(said.status == 73)
                #expect(said.messages.contains("It belongs to a database"), "\(said.messages)")
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
        let said = try await Self.run(Self.commands[0], own + ending + "/file", "--force", database: own)
        #expect(said.status == 73)
        #expect(folder.text("own\(ending)/file") == "kept")
    }

    @Test func aDashIsStandardOutputAndADescriptorIsWrittenTo() async throws {
        #expect(try await Self.run(Self.commands[0], "-").output == "new")
        let folder = try TemporaryFolder()
        let file = try folder.write("", to: "opened")
        let descriptor = open(file, O_WRONLY)
        defer { close(descriptor) }
        #expect(try await Self.run(Self.commands[0], "/dev/fd/\(descriptor)").status == 0)
        #expect(folder.text("opened") == "new")
        #expect(try await Self.run(Self.commands[0], "/dev/fd/\(descriptor)", database: file).status == 73)
        #expect(folder.text("opened") == "new")
    }

    @Test func aFolderOrABackupOverADeviceIsRefused() async throws {
        let folder = try TemporaryFolder()
        for command in Self.commands {
            let said = try await Self.run(command, folder.path, "--force")
            #expect(said.status == 73)
            #expect(said.messages == "\(folder.path): Is a directory\n")
        }
        #expect(try await Self.run(["backup"], "/dev/null", "--force").status == 73)
        #expect(Sitting.statusOfParsing(["backup", "-"]) == 64)
        #expect(Sitting.statusOfParsing(["restore", "-"]) == 64)
    }

    @Test func nothingIsLeftOfAFileThatCannotBeWritten() async throws {
        let folder = try TemporaryFolder()
        let failing = MadeUpHousehold(.init(exported: ["half"], failure: .serverError(503)))
        let database = ["--database", "/absent/coffer.sqlite"]
        #expect(try await Sitting.run(["export", "--to", "csv", folder.path + "/new"] + database, in: failing).status == 1)
        #expect(try await Sitting.run(["backup", folder.path + "/new"] + database, in: failing).status == 1)
        #expect(folder.names.isEmpty)
    }
}
