import Foundation
import TestTools
import Testing

/// What becomes of a database while it is served: a clear page, nothing changed, and everything goes on when it is as it should be.
@Suite(.blocking) struct ServedDatabaseTests {

    /// A server with an owner who is signed in, and an account.
    private func house() throws -> (Household, Server, Visitor) {
        let household = try Household()
        try #require(try household.run("add", "account", "Purse", "--kind", "cash", "--currency", "EUR").status == 0)
        let server = try Server(of: household)
        let visitor = Visitor(server)
        try #require(try visitor.setUp().status == 303)
        return (household, server, visitor)
    }

    private func newAccount(_ name: String, _ visitor: Visitor) throws -> [(String, String)] {
        let page = try visitor.get("/accounts/new")
        return [
            ("_token", try #require(page.formToken)), ("_key", try #require(page.value(of: "_key"))), ("account-name", name),
            ("kind", "cash"),
            ("currency", "EUR"), ("_action", "add-account"),
        ]
    }

    @Test(.enabled(if: WriteLock.isPossible, "sqlite3 is not installed"))
    func aDatabaseThatAnotherProgramLocksIsReadAndNotWritten() throws {
        let (household, server, visitor) = try house()
        let forms = try ["First", "Second", "Third"].map { try newAccount($0, visitor) }
        let lock = try WriteLock(household)
        // As many as there are threads, and more.
        let waiting = try forms.map { try visitor.startPost("/accounts/new", $0) }
        for path in ["/", "/accounts", "/more", "/search?q=purse", "/accounts/new", "/assets/none", "/health"] {
            let answer = try visitor.get(path)
            #expect(answer.status == (path == "/assets/none" ? 404 : 200), "\(path)")
        }
        #expect(waiting.allSatisfy { !$0.isAnswered })
        for (pending, form) in zip(waiting, forms) {
            let answer = try pending.answer()
            #expect(answer.status == 503)
            #expect(answer.text.contains("Server error (503)"))
            #expect(answer.value(of: "account-name") == form[2].1)
            #expect(answer.value(of: "_key") == form[1].1)
        }
        try lock.release()
        #expect(try household.accounts().map(\.name) == ["Purse"])
        #expect(try visitor.post("/accounts/new", forms[0]).status == 303)
        #expect(try household.accounts().map(\.name).sorted() == ["First", "Purse"])
        #expect(server.stop().status == 0)
        try household.expectClean()
    }

    @Test func aDatabaseThatIsGoneIsSaidToBeAndComesBack() throws {
        let (household, server, visitor) = try house()
        let form = try newAccount("Lost", visitor)
        let away = household.folder + "/away.sqlite"
        try FileManager.default.moveItem(atPath: household.database, toPath: away)
        let page = try visitor.get("/accounts")
        #expect(page.status == 503)
        #expect(page.text.contains("Server error (503)"))
        #expect(page.text.contains("href=\"/accounts\">Retry</a>"))
        let refused = try visitor.post("/accounts/new", form)
        #expect(refused.status == 503)
        #expect(refused.text.contains("Nothing was changed"))
        #expect(try visitor.get("/health").status == 503)
        // Nobody makes a new one in its place.
        #expect(!FileManager.default.fileExists(atPath: household.database))

        try FileManager.default.moveItem(atPath: away, toPath: household.database)
        #expect(try visitor.get("/health").status == 200)
        #expect(try visitor.get("/accounts").text.contains("Purse"))
        #expect(try visitor.post("/accounts/new", form).status == 303)
        #expect(server.stop().status == 0)
        #expect(try household.accounts().map(\.name).sorted() == ["Lost", "Purse"])
        try household.expectClean()
    }

    @Test func aDatabaseThatIsReplacedIsTheOneThatIsServed() throws {
        let (household, server, visitor) = try house()
        let copy = household.folder + "/copy.sqlite"
        #expect(try household.run("backup", copy).status == 0)
        #expect(try visitor.post("/accounts/new", try newAccount("Later", visitor)).status == 303)
        #expect(try visitor.get("/accounts").text.contains("Later"))
        try FileManager.default.removeItem(atPath: household.database)
        #expect(try visitor.get("/accounts").status == 503)
        try FileManager.default.moveItem(atPath: copy, toPath: household.database)
        let page = try visitor.get("/accounts")
        #expect(page.status == 200)
        #expect(page.text.contains("Purse"))
        #expect(!page.text.contains("Later"))
        #expect(try visitor.post("/accounts/new", try newAccount("Newer", visitor)).status == 303)
        #expect(server.stop().status == 0)
        #expect(try household.accounts().map(\.name).sorted() == ["Newer", "Purse"])
        try household.expectClean()
    }

    @Test func aFileThatIsNoDatabaseIsNotServedInItsPlace() throws {
        let (household, server, visitor) = try house()
        let away = household.folder + "/away.sqlite"
        try FileManager.default.moveItem(atPath: household.database, toPath: away)
        for text in ["", "Date,Amount\n2026-01-01,1.00\n"] {
            try household.file("coffer.sqlite", text)
            #expect(try visitor.get("/accounts").status == 503)
            #expect(household.bytes(household.database) == Data(text.utf8))
        }
        try FileManager.default.removeItem(atPath: household.database)
        try FileManager.default.moveItem(atPath: away, toPath: household.database)
        #expect(try visitor.get("/accounts").text.contains("Purse"))
        #expect(server.stop().status == 0)
        try household.expectClean()
    }

    @Test(.enabled(if: SmallDisk.isPermitted, "a small file system cannot be mounted here"))
    func aFullDiskIsSaidAndWhatIsTypedIsKept() throws {
        let household = try Household()
        let disk = SmallDisk(beside: household)
        let (child, steps) = try disk.serve(steps: [disk.fill(leaving: 0), disk.clear])
        let server = try Server(child)
        defer { withExtendedLifetime(server) { steps.end() } }
        let visitor = Visitor(server)
        try #require(try visitor.setUp().status == 303)
        try #require(try visitor.post("/accounts/new", try newAccount("Purse", visitor)).status == 303)
        let form = try newAccount("Lost", visitor)
        try steps.next()
        let refused = try visitor.post("/accounts/new", form)
        #expect(refused.status == 503)
        #expect(refused.text.contains("Server error (503)"))
        #expect(refused.value(of: "account-name") == "Lost")
        let page = try visitor.get("/accounts")
        #expect(page.status == 200)
        #expect(page.text.contains("Purse"))
        #expect(!page.text.contains("Lost"))
        try steps.next()
        #expect(try visitor.post("/accounts/new", form).status == 303)
        #expect(try visitor.get("/accounts").text.contains("Lost"))
    }
}
