import Foundation
import TestTools
import Testing

/// `coffer demo` and `coffer open`.
@Suite(.blocking) struct BrowserCommandTests {

    @Test func theDemoIsSignedInAndKeepsNothing() throws {
        let household = try Household()
        let temporary = household.folder + "/tmp"
        try FileManager.default.createDirectory(atPath: temporary, withIntermediateDirectories: true)
        let server = try Server(
            ["demo", "--no-open", "--today", "2026-03-15"], of: household, before: ["/usr/bin/env", "TMPDIR=\(temporary)"])
        #expect(server.child.errorsSoFar.contains("The demo is at http://localhost:\(server.port)"))
        let visitor = Visitor(server)
        let home = try visitor.get("/")
        #expect(home.status == 200)
        #expect(home.text.contains("Orla"))
        #expect(home.header("set-cookie")?.hasPrefix("coffer-session=") == true)
        let form = try visitor.get("/accounts/new")
        let added = try visitor.post(
            "/accounts/new",
            [
                ("_token", try #require(form.formToken)), ("_key", try #require(form.value(of: "_key"))), ("account-name", "Whim"),
                ("kind", "cash"), ("currency", "EUR"), ("_action", "add-account"),
            ])
        #expect(added.status == 303)
        #expect(try visitor.get("/accounts").text.contains("Whim"))
        #expect(server.stop().status == 0)
        #expect(!FileManager.default.fileExists(atPath: household.database))
        #expect(try FileManager.default.contentsOfDirectory(atPath: temporary).isEmpty)
    }

    @Test func aLinkIsOpenedAtTheServerOfThisMachine() throws {
        let household = try Household()
        let server = try Server(of: household)
        for (link, path) in [
            ("coffer://accounts", "/accounts"), ("coffer:///accounts", "/accounts"), ("bankapp://accounts/ACC123", "/accounts/ACC123"),
            ("https://money.example/search?q=tea", "/search?q=tea"), ("coffer://", "/"),
        ] {
            let answer = try household.run("open", link, "--port", "\(server.port)", "--no-browser")
            #expect(answer.status == 0, "\(link): \(answer.errors)")
            #expect(answer.output == "http://localhost:\(server.port)\(path)\n", "\(link)")
        }
        for link in ["mailto:ada@example.org", "coffer://nowhere/at/all", "accounts"] {
            let answer = try household.run("open", link, "--port", "\(server.port)", "--no-browser")
            #expect(answer.status == 64, "\(link): \(answer.output)")
            #expect(answer.output.isEmpty)
        }
        // Without a port it is the server of the database.
        let found = try household.run("open", "coffer://accounts", "--no-browser")
        #expect(found.output == "http://localhost:\(server.port)/accounts\n", "\(found.errors)")
        let port = server.port
        #expect(server.stop().status == 0)
        #expect(!FileManager.default.fileExists(atPath: household.database + ".address"))
        let gone = try household.run("open", "coffer://accounts", "--no-browser")
        #expect(gone.status == 1)
        #expect(gone.errors.contains("No server is running for this database"))
        let answer = try household.run("open", "coffer://accounts", "--port", "\(port)", "--no-browser")
        #expect(answer.status == 1)
        #expect(answer.errors.contains("No server answers on port \(port)"))
    }
}
