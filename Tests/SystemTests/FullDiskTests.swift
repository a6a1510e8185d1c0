import Foundation
import TestTools
import Testing

/// Work on a disk that is really full: a clear sentence, code 73, nothing changed, and everything goes on once there is room.
@Suite(.blocking, .enabled(if: SmallDisk.isPermitted, "a small file system cannot be mounted here")) struct FullDiskTests {

    /// Without any room the database cannot even be opened; with a little the import fails when it is written.
    @Test(arguments: [0, 256]) func anImportIntoAFullDiskChangesNothing(free: Int) throws {
        let household = try Household()
        let disk = SmallDisk(beside: household)
        let database = disk.folder + "/coffer.sqlite"
        let first = try household.file("first.ofx", StatementMaker(account: "77000007001", count: 300).text)
        let second = try household.file("second.ofx", StatementMaker(account: "77000007002", count: 2_000).text)
        let answers = try disk.run(
            [
                "coffer import '\(first)'", "coffer export --to csv", disk.fill(leaving: free), "coffer import '\(second)'", disk.clear,
                "coffer check --output json", "coffer export --to csv", "coffer import '\(second)' --output json", "coffer check",
            ], database: database)
        for index in [0, 1, 2, 4, 5, 6, 7, 8] { #expect(answers[index].status == 0, "\(index): \(answers[index].errors)") }
        let refused = answers[3]
        #expect(refused.status == 73)
        #expect(refused.errors == "coffer: The database: The disk is full, or no more may be written to it; nothing was changed\n")
        #expect(refused.output.isEmpty)
        #expect(answers[6].output == answers[1].output)
        #expect(try JSONDecoder().decode(CheckLine.self, from: Data(answers[5].output.utf8)).transactions == 300)
        #expect(try JSONDecoder().decode(ImportLine.self, from: Data(answers[7].output.utf8)).new == 2_000)
    }

    @Test func whatIsWrittenToAFullDiskIsAFailureAndLeavesNothing() throws {
        let household = try Household()
        let disk = SmallDisk(beside: household)
        let first = try household.file("first.ofx", StatementMaker(account: "77000007003", count: 300).text)
        try #require(try household.run("import", first).status == 0)
        let before = try household.everything()
        let copy = disk.folder + "/copy.sqlite"
        let answers = try disk.run(
            [
                disk.fill(leaving: 0), "coffer backup '\(copy)'", "coffer export --to json '\(disk.folder)/export.json'",
                "ls -A '\(disk.folder)'", "coffer export --to json >'\(disk.folder)/output.json'", disk.clear,
                "coffer backup '\(copy)'", "coffer check --database '\(copy)'", "coffer export --to json '\(disk.folder)/export.json'",
            ], database: household.database)
        for index in [0, 3, 5, 6, 7, 8] { #expect(answers[index].status == 0, "\(index): \(answers[index].errors)") }
        for index in [1, 2, 4] { #expect(answers[index].status == 73, "\(index): \(answers[index].errors)") }
        #expect(answers[1].errors == "coffer: \(copy): The disk is full\n")
        #expect(answers[2].errors == "coffer: \(disk.folder)/export.json: No space left on device\n")
        #expect(answers[3].output == "filler\n")
        #expect(answers[4].errors == "coffer: standard output: No space left on device\n")
        #expect(try household.everything() == before)
        try household.expectClean()
    }

    @Test func anExportForTheBrowserOntoAFullDiskIsNotAvailable() throws {
        let household = try Household()
        let disk = SmallDisk(beside: household)
        let (child, steps) = try disk.serve(steps: [disk.fill(leaving: 0), disk.clear])
        let server = try Server(child)
        defer { withExtendedLifetime(server) { steps.end() } }
        let visitor = Visitor(server)
        try #require(try visitor.setUp().status == 303)
        // No export before: its file is removed after its last byte has arrived, which would make room on the full disk.
        try steps.next()
        #expect(try visitor.get("/files/export?to=json").status == 503)
        try steps.next()
        #expect(try visitor.get("/files/export?to=json").status == 200)
    }

    /// Even opening the file writes: the log and its index.
    @Test func onAFullDiskEverythingIsReadAsBefore() throws {
        let household = try Household()
        let disk = SmallDisk(beside: household)
        let database = disk.folder + "/coffer.sqlite"
        let first = try household.file("first.ofx", StatementMaker(account: "77000007004", count: 300).text)
        let reads = Reading.commands.map { "coffer " + $0.joined(separator: " ") }
        let answers = try disk.run(
            ["coffer import '\(first)'"] + reads + [disk.fill(leaving: 0)] + reads + ["coffer import --dry-run '\(first)'"],
            database: database)
        let (before, after) = (answers[1...reads.count], answers[(reads.count + 2)...])
        for (command, (before, after)) in zip(reads, zip(before, after)) {
            #expect(before.status == 0 && after.status == 0, "\(command): \(after.errors)")
            #expect(after.output == before.output, "\(command)")
        }
        #expect(answers[answers.count - 1].status == 0, "\(answers[answers.count - 1].errors)")
    }

    /// The log of a program that was killed cannot be indexed beside the file.
    @Test func onAFullDiskALogThatIsLeftIsRead() throws {
        let household = try Household()
        let disk = SmallDisk(beside: household)
        let database = disk.folder + "/coffer.sqlite"
        let first = try household.file("first.ofx", StatementMaker(account: "77000007005", count: 30).text)
        let answers = try disk.run(
            [
                "coffer import '\(first)'",
                "coffer serve --port 0 >/dev/null 2>&1 & server=$!; until [ -e '\(database).address' ]; do sleep 0.02; done; "
                    + "coffer add account Savings --kind savings --currency EUR; kill -9 $server; wait $server; rm '\(database)-shm'",
                disk.fill(leaving: 0), "coffer accounts", "coffer add account Cash --kind cash --currency EUR", disk.clear,
                "coffer accounts",
            ], database: database)
        #expect(answers[3].status == 0 && answers[3].output.contains("Savings"), "\(answers[3].errors)")
        #expect(answers[4].status == 73)
        #expect(answers[6].output == answers[3].output)
    }

    @Test func onAFullDiskTheBrowserReadsEveryPage() throws {
        let household = try Household()
        let disk = SmallDisk(beside: household)
        let (child, steps) = try disk.serve(steps: [disk.fill(leaving: 0)])
        let server = try Server(child)
        defer { withExtendedLifetime(server) { steps.end() } }
        let visitor = Visitor(server)
        try #require(try visitor.setUp().status == 303)
        try steps.next()
        for path in Reading.pages { #expect(try visitor.get(path).status == 200, "\(path)") }
    }
}
