import Foundation
import TestTools
import Testing

/// Databases that cannot be used or written: a clear sentence, the right exit code, and the file as it was.
@Suite(.blocking) struct DatabaseFaultTests {

    /// A household with one import, closed, so that its file is all there is.
    private func household() throws -> Household {
        let household = try Household()
        let answer = try household.run("import", household.file("first.ofx", StatementMaker(account: "77000006001", count: 300).text))
        try #require(answer.status == 0, "\(answer.errors)")
        try #require(!FileManager.default.fileExists(atPath: household.database + "-wal"))
        return household
    }

    /// Runs commands that read and that write, and expects each refused with the same code and the file unchanged.
    private func expectRefused(
        _ household: Household, status: Int32, saying word: String, at location: SourceLocation = #_sourceLocation
    ) throws {
        let before = household.bytes(household.database)
        let file = try household.file("more.ofx", StatementMaker(account: "77000006002", count: 3).text)
        for arguments in [["accounts"], ["check"], ["transactions"], ["import", file], ["export", "--to", "json"]] {
            let answer = try household.run(arguments)
            #expect(answer.status == status, "\(arguments): \(answer.errors)", sourceLocation: location)
            #expect(answer.errors.contains(word), "\(arguments): \(answer.errors)", sourceLocation: location)
            #expect(answer.errors.split(separator: "\n").count == 1, "\(answer.errors)", sourceLocation: location)
            #expect(answer.output.isEmpty, sourceLocation: location)
            #expect(household.bytes(household.database) == before, "\(arguments)", sourceLocation: location)
        }
    }

    @Test func randomBytesAreNoDatabase() throws {
        let household = try Household()
        var generator = SeededGenerator(seed: 5)
        try household.file("coffer.sqlite", (0..<20_000).map { _ in UInt8.random(in: 0...255, using: &generator) })
        try expectRefused(household, status: 1, saying: "database")
    }

    @Test func aTextFileIsNoDatabase() throws {
        let household = try Household()
        try household.file("coffer.sqlite", "Date,Amount\n2026-01-01,1.00\n")
        try expectRefused(household, status: 1, saying: "database")
    }

    @Test func aTruncatedDatabaseIsRefused() throws {
        let household = try household()
        let bytes = try #require(household.bytes(household.database))
        try household.file("coffer.sqlite", bytes.prefix(bytes.count / 2))
        try expectRefused(household, status: 1, saying: "database")
    }

    @Test func aDatabaseOfANewerCofferIsRefused() throws {
        let household = try household()
        var bytes = [UInt8](try #require(household.bytes(household.database)))
        // SQLite file format, section 1.3: user_version at 60, big-endian.
        bytes.replaceSubrange(60..<64, with: [0, 0, 0, 99])
        try household.file("coffer.sqlite", bytes)
        try expectRefused(household, status: 1, saying: "newer")
    }

    @Test func anotherProgramsDatabaseIsRefused() throws {
        let household = try household()
        var bytes = [UInt8](try #require(household.bytes(household.database)))
        // Section 1.3: application_id at 68.
        bytes.replaceSubrange(68..<72, with: [1, 2, 3, 4])
        try household.file("coffer.sqlite", bytes)
        try expectRefused(household, status: 1, saying: "not")
    }

    @Test(.enabled(if: Tool.isInstalled("sqlite3"), "sqlite3 is not installed")) func aDatabaseThatNamesNoProgramIsRefused() throws {
        let household = try Household()
        let made = try Child(
            [#require(Tool.path("sqlite3")), household.database, "CREATE TABLE recipe (name TEXT)"], folder: household.folder)
        try #require(made.wait().status == 0)
        try expectRefused(household, status: 1, saying: "not")
    }

    @Test func aFolderPipeOrDeviceIsNoDatabase() throws {
        let household = try Household()
        let folder = household.folder + "/folder"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
        let pipe = household.folder + "/pipe"
        try #require(mkfifo(pipe, 0o600) == 0)
        for database in [folder, pipe, "/dev/null", "/dev/zero"] {
            let answer = try household.run("accounts", "--database", database)
            #expect(answer.status == 73, "\(database): \(answer)")
            #expect(answer.errors == "coffer: \(database): A database is an ordinary file, not a folder, a pipe or a device\n")
        }
    }

    @Test(arguments: [":memory:", "file:other.sqlite?mode=memory"]) func aNameThatMeansMoreToSQLiteIsAName(name: String) throws {
        let household = try Household()
        for _ in 0..<2 {
            let answer = try household.shell("cd '\(household.folder)' && coffer accounts --all --database '\(name)'")
            #expect(answer.status == 0, "\(answer)")
        }
        #expect(household.bytes("\(household.folder)/\(name)")?.isEmpty == false)
    }

    @Test func aFolderThatIsNotThereCannotBeWritten() throws {
        let household = try Household()
        let answer = try household.run("accounts", "--database", household.folder + "/absent/coffer.sqlite")
        #expect(answer.status == 73, "\(answer.errors)")
        #expect(answer.errors.contains("No such file or directory"))
    }

    // MARK: - Rights

    private static let isRoot = geteuid() == 0
    private static let asNobody = ["/usr/bin/setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"]
    /// Root may write everything, so another user has to try; the program must be where that user can reach it.
    private static let canTryRights: Bool =
        !isRoot
        || (FileManager.default.isExecutableFile(atPath: asNobody[0])
            && (try? Household().run(["--version"], before: asNobody).status) == 0)

    @Test(.enabled(if: canTryRights, "root may do everything, and no other user can be tried"))
    func aReadOnlyDatabaseIsSaidToBeOne() throws {
        let household = try household()
        let before = household.bytes(household.database)
        let file = try household.file("more.ofx", StatementMaker(account: "77000006002", count: 3).text)
        chmod(household.database, 0o444)
        chmod(household.folder, 0o555)
        defer { chmod(household.folder, 0o755) }
        let answer = try household.runWithoutRights(["import", file], Self.isRoot ? Self.asNobody : [])
        #expect(answer.status == 77, "\(answer.errors)")
        #expect(answer.errors.contains(household.database), "\(answer.errors)")
        #expect(household.bytes(household.database) == before)
    }

    @Test(.enabled(if: canTryRights, "root may do everything, and no other user can be tried"), arguments: [0o555, 0o777])
    func aDatabaseThatMayOnlyBeReadIsReadAndNotWritten(folder: mode_t) throws {
        let household = try household()
        let accounts = try household.run("accounts", "--output", "json").output
        let export = try household.run("export", "--to", "csv").output
        let before = household.bytes(household.database)
        chmod(household.database, 0o444)
        chmod(household.folder, folder)
        defer { chmod(household.folder, 0o755) }
        let user = Self.isRoot ? Self.asNobody : []
        #expect(try household.runWithoutRights(["accounts", "--output", "json"], user).output == accounts)
        #expect(try household.runWithoutRights(["export", "--to", "csv"], user).output == export)
        let file = try household.file("again.ofx", StatementMaker(account: "77000006001", count: 3).text)
        for words in Reading.commands + [["import", "--dry-run", file]] {
            let answer = try household.runWithoutRights(words, user)
            #expect(answer.status == 0, "\(words): \(answer.errors)")
        }
        for words in [["add", "account", "New", "--kind", "cash", "--currency", "EUR"], ["restore", household.database]] {
            let answer = try household.runWithoutRights(words, user)
            #expect(answer.status == 77, "\(words): \(answer)")
        }
        #expect(household.bytes(household.database) == before)
    }

    @Test(.enabled(if: WriteLock.isPossible, "sqlite3 is not installed"))
    func aDatabaseThatAnotherProgramWritesIsRead() throws {
        let household = try household()
        let answers = try Reading.commands.map { try household.run($0).output }
        let lock = try WriteLock(household)
        for (words, output) in zip(Reading.commands, answers) {
            let answer = try household.run(words)
            #expect(answer.status == 0 && answer.output == output, "\(words): \(answer.errors)")
        }
        try lock.release()
    }

    @Test(.enabled(if: canTryRights, "root may do everything, and no other user can be tried"))
    func aReadOnlyFolderIsSaidToBeOne() throws {
        let household = try Household()
        let file = try household.file("more.ofx", StatementMaker(account: "77000006002", count: 3).text)
        chmod(household.folder, 0o555)
        defer { chmod(household.folder, 0o755) }
        let answer = try household.runWithoutRights(["import", file], Self.isRoot ? Self.asNobody : [])
        #expect(answer.status == 73 || answer.status == 77, "\(answer.errors)")
        #expect(!answer.errors.isEmpty)
        #expect(household.bytes(household.database) == nil)
    }

    // MARK: - Limits

    @Test func aSizeLimitChangesNothing() throws {
        let household = try household()
        let before = try household.everything()
        let file = try household.file("large.ofx", StatementMaker(account: "77000006003", count: 12_000).text)
        // A file size limit of 1 MiB, in units of 512 bytes; its signal is ignored, so that writes fail.
        for blocks in [2_048, 4_096] {
            let answer = try household.shell("ulimit -f \(blocks); trap '' XFSZ; exec coffer import '\(file)'")
            #expect(answer.status == 73, "\(answer)")
            #expect(
                answer.errors == "coffer: The database: The disk is full, or no more may be written to it; nothing was changed\n")
            #expect(answer.output.isEmpty)
            #expect(try household.everything() == before)
            try household.expectClean()
        }
        #expect(try household.answer(ImportLine.self, ["import", file]).new == 12_000)
    }

    @Test func aSizeLimitThatKillsChangesNothing() throws {
        let household = try household()
        let before = try household.everything()
        let file = try household.file("large.ofx", StatementMaker(account: "77000006003", count: 12_000).text)
        #expect(try household.shell("ulimit -c 0; ulimit -f 2048; exec coffer import '\(file)'").status != 0)
        #expect(try household.everything() == before)
        try household.expectClean()
    }

    @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full"), "there is no /dev/full"))
    func anAnswerThatCannotBeWrittenIsAFailure() throws {
        let household = try household()
        for arguments in [["accounts"], ["transactions", "--output", "json"], ["export", "--to", "csv"]] {
            let answer = try household.run(arguments, output: "/dev/full")
            #expect(answer.status == 73, "\(arguments): \(answer.errors)")
            #expect(answer.errors.contains("No space left on device"), "\(answer.errors)")
        }
    }
}

extension Household {
    /// Runs the program as a user without rights, with its own output beside the household's folder.
    fileprivate func runWithoutRights(_ arguments: [String], _ before: [String]) throws -> Child.Answer {
        let folder = FileManager.default.temporaryDirectory.path + "/coffer-system-" + UUID().uuidString
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        return try Child(before + [Self.program] + arguments, folder: folder, environment: ["COFFER_DATABASE": database]).wait()
    }
}
