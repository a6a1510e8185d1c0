import App
import HTTPTypes
import HummingbirdTesting
import Installation
import MembersModel
import Models
import Navigation
import Services
import TestTools
import Testing

@testable import Server

/// Tests that a member with an initial passphrase is redirected to the page that replaces it.
struct FirstSignInTests {
    private let own = "nine blue lanterns"

    @Test(arguments: [Role.owner, .member, .viewer])
    func everyPathRedirectsToThePageAndChangesNothing(role: Role) async throws {
        let folder = try TemporaryFolder()
        let server = try TestServer(temporaryFolder: folder.path)
        let owner = try await server.setUp()
        let mine = try await SampleRows(of: try await server.services(of: owner))
        let session = try await server.initialToken(of: "grace", as: role)
        let token = try await server.formToken(of: session)
        let before = try await server.exportAll(of: owner)
        try await server.withBrowser { (browser: TestBrowser) async throws in
            browser.setSession(session)
            let paths =
                FeatureList.standard.routes.samples.map(\.path.absolute).filter { !$0.hasPrefix("/g/") }
                + ["/nowhere", "/accounts/\(mine.account)", "/gallery", "/assets"]
            for path in paths where path != "/auth/passphrase" {
                let seen = try await browser.get(path)
                #expect(seen.status == .seeOther && seen.location?.hasPrefix("/auth/passphrase") == true, "\(path): \(seen.status)")
                #expect(try await browser.head(path).status == .seeOther, "\(path)")
                for action in ["save", "delete", "sign-out", "toggle-amounts", "confirm"] {
                    let sent = try await browser.post(path, [("_token", token), ("_action", action), ("_confirmed", action)])
                    #expect(sent.status == .seeOther && sent.location?.hasPrefix("/auth/passphrase") == true, "\(path): \(sent.status)")
                }
            }
            for path in [
                "/live?path=/", "/files/export?to=json", "/files/backup", "/files/attachments/\(mine.attachment)", "/files/nothing",
                "/api/v1/accounts", "/files/export?account=\(mine.account)",
            ] {
                let refused = try await browser.get(path)
                #expect(refused.status == .forbidden && refused.text.contains("Choose your passphrase first."), "\(path)")
                #expect(try await browser.post(path, [("_token", token)]).status == .forbidden, "\(path)")
            }
            #expect(try await browser.get("/accounts?sort=balance").location == "/auth/passphrase?next=%2Faccounts%3Fsort%3Dbalance")
        }
        #expect(try await server.exportAll(of: owner) == before)
        #expect(try await server.services(of: session).members().fetchProfile().showsBalance)
    }

    @Test func theRequestedLinkIsOpenedAfterwards() async throws {
        let server = try TestServer()
        try await server.setUp()
        _ = try await server.initialToken(of: "grace", as: .viewer)
        try await server.withBrowser { (browser: TestBrowser) async throws in
            // From the deep link to sign-in, to the page, and back to the link, by forms only.
            let login = try #require(try await browser.get("/accounts?sort=balance").location)
            let token = try #require(try await browser.get(login).formToken)
            let signedIn = try await browser.post(
                login, [("_token", token), ("name", "grace"), ("passphrase", TestServer.initialPassphrase)])
            let asked = try #require(signedIn.location)
            let page = try #require(try await browser.get(asked).location)
            #expect(page == "/auth/passphrase?next=%2Faccounts%3Fsort%3Dbalance")
            let form = try #require(try await browser.get(page).formToken)
            let done = try await browser.post(
                page,
                [("_token", form), ("new-passphrase", own), ("new-passphrase-again", own), ("_action", "set-passphrase")])
            #expect(done.status == .seeOther && done.location == "/accounts?sort=balance")
            #expect(try await browser.get("/accounts?sort=balance").status == .ok)
            #expect(try await browser.get("/auth/passphrase").location == "/")
        }
    }

    @Test func theFormRequiresItsTokenAndSignOutWorks() async throws {
        let server = try TestServer()
        try await server.setUp()
        let session = try await server.initialToken(of: "grace", as: .member)
        let token = try await server.formToken(of: session)
        try await server.withBrowser { (browser: TestBrowser) async throws in
            browser.setSession(session)
            let fields = [("new-passphrase", own), ("new-passphrase-again", own), ("_action", "set-passphrase")]
            #expect(try await browser.post("/auth/passphrase", fields).status == .forbidden)
            #expect(try await browser.post("/auth/stay", [("_token", token)]).status == .noContent)
            #expect(try await browser.post("/auth/logout", [("_token", token)]).location == "/auth/login")
            #expect(try await server.installation.auth.session(session, isUse: false) == nil)
        }
    }
}
