import Foundation
import TestTools
import Testing

/// What commands do with files that lie where they write, whatever is in the way.
@Suite(.blocking) struct OutputFileTests {

    @Test func noCommandWritesOverTheDatabase() throws {
        let household = try Household()
        try household.run("import", household.file("first.ofx", StatementMaker(account: "77000010001", count: 20).text))
        let before = try household.everything()
        let symbolic = household.folder + "/symbolic"
        let hard = household.folder + "/hard"
        try FileManager.default.createSymbolicLink(atPath: symbolic, withDestinationPath: household.database)
        try FileManager.default.linkItem(atPath: household.database, toPath: hard)
        for target in [household.database, symbolic, hard, household.database + "-wal", household.database + "-journal"] {
            for command in [["export", "--to", "csv"], ["export", "--to", "json"], ["backup"]] {
                for force in [[], ["--force"]] {
                    let answer = try household.run(command + [target] + force)
                    #expect(answer.status == 73, "\(command) \(target): \(answer)")
                    #expect(answer.errors.contains("no command overwrites"), "\(answer.errors)")
                }
            }
        }
        let relative = try household.shell("cd '\(household.folder)' && coffer export --to csv --force ./coffer.sqlite")
        #expect(relative.status == 73)
        try FileManager.default.removeItem(atPath: hard)
        #expect(try household.everything() == before)
        try household.expectClean()
    }

    @Test func anOlderBackupIsNeverWrittenOverAndAnotherFileOnlyWithForce() throws {
        let household = try Household.sample()
        let backup = household.folder + "/backup.sqlite"
        #expect(try household.run("backup", backup).status == 0)
        let bytes = household.bytes(backup)
        for arguments in [["backup", backup], ["backup", backup, "--force"], ["export", "--to", "ofx", backup, "--force"]] {
            #expect(try household.run(arguments).status == 73)
        }
        #expect(household.bytes(backup) == bytes)
        let file = try household.file("old.csv", "old\n")
        let refused = try household.run("export", "--to", "csv", file)
        #expect(refused.status == 73)
        #expect(refused.errors.contains("--force"), "\(refused.errors)")
        #expect(household.bytes(file) == Data("old\n".utf8))
        #expect(try household.run("export", "--to", "csv", file, "--force").status == 0)
        #expect(household.bytes(file) != Data("old\n".utf8))
        #expect(try FileManager.default.contentsOfDirectory(atPath: household.folder).filter { $0.hasPrefix(".coffer") } == [])
    }

    @Test func standardOutputIsWrittenToUnderAllItsNames() throws {
        let household = try Household.sample()
        let plain = try household.run("export", "--to", "csv").output
        #expect(try household.run("export", "--to", "csv", "-").output == plain)
        #expect(try household.run("export", "--to", "csv", "/dev/stdout").output == plain)
        #expect(try household.shell("coffer export --to csv /dev/stdout | cat").output == plain)
        let pipe = try household.shell(
            "mkfifo '\(household.folder)/pipe'; cat '\(household.folder)/pipe' & coffer export --to csv '\(household.folder)/pipe'; wait")
        #expect(pipe.output == plain)
        #expect(try household.run("export", "--to", "csv", "/dev/full").status == 73)
    }

    @Test func standardInputIsImported() throws {
        let household = try Household()
        let file = try household.file("first.ofx", StatementMaker(account: "77000010002", count: 20).text)
        for line in ["coffer import - <'\(file)'", "cat '\(file)' | coffer import -"] {
            let answer = try household.shell("\(line) --output json")
            #expect(answer.status == 0, "\(answer.errors)")
            #expect(answer.output.contains("\"file\":\"standard input\""))
        }
        let listed = try household.run("import", "--list", "--output", "json").output
        #expect(listed.contains("\"files\":[\"standard input\"],\"new\":20"), "\(listed)")
        let refused = try household.shell("echo none | coffer import -")
        #expect(refused.status == 65)
        #expect(refused.errors.hasPrefix("coffer: Coffer cannot read standard input. "), "\(refused.errors)")
        let empty = try household.shell("coffer import - </dev/null")
        #expect(empty.status == 65)
    }

    @Test func theMessageOfAnOpenOrderOfDaysNamesTheOption() throws {
        let household = try Household()
        let file = try household.file("open.csv", "Date,Amount,Payee\n03/04/2026,1.00,Shop\n")
        let answer = try household.run("import", file, "--account", "Some", "--currency", "EUR")
        #expect(answer.status == 64)
        #expect(answer.errors.contains("--date-order day"), "\(answer.errors)")
        #expect(try household.run("import", file, "--account", "Some", "--currency", "EUR", "--date-order", "day").status == 0)
    }

    @Test func aBackupThatIsDamagedOrForeignIsABadInput() throws {
        let household = try Household.sample()
        let before = try household.everything()
        let backup = household.folder + "/backup.sqlite"
        try household.run("backup", backup)
        let bytes = try #require(household.bytes(backup))
        let cut = try household.file("cut.sqlite", bytes.prefix(bytes.count / 2))
        let text = try household.file("text.sqlite", "Date,Amount\n2026-01-01,1.00\n")
        for file in [cut, text] {
            let answer = try household.run("restore", file)
            #expect(answer.status == 65, "\(answer)")
            #expect(answer.errors.contains(file), "\(answer.errors)")
        }
        let piped = try household.shell("mkfifo '\(household.folder)/pipe'; coffer restore '\(household.folder)/pipe'")
        #expect(piped.status == 66, "\(piped)")
        #expect(try household.run("restore", household.folder).status == 66)
        #expect(try household.everything() == before)
    }

    @Test(.enabled(if: Tool.isInstalled("sqlite3"), "sqlite3 is not installed")) func aTriggerInABackupIsNamedAndDoesNotRun() throws {
        let household = try Household.sample()
        let before = try household.everything()
        let backup = household.folder + "/backup.sqlite"
        try household.run("backup", backup)
        let made = try Child(
            [
                #require(Tool.path("sqlite3")), backup,
                "CREATE TRIGGER rename AFTER UPDATE ON household BEGIN UPDATE account SET name = 'stolen'; END; DROP INDEX txn_source;",
            ], folder: household.folder)
        try #require(made.wait().status == 0)
        let answer = try household.run("restore", backup)
        #expect(answer.status == 65, "\(answer)")
        #expect(answer.errors.contains("trigger rename on household is not Coffer's"), "\(answer.errors)")
        #expect(answer.errors.contains("index txn_source on txn is missing"), "\(answer.errors)")
        #expect(try household.everything() == before)
    }
}
