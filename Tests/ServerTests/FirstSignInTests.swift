import HTTPTypes
import HummingbirdTesting
import LiveServices
import Models
import Navigation
import Services
import Testing

@testable import Server

/// A member whose passphrase somebody else set reaches nothing but the page that replaces it.
struct FirstSignInTests {
    private let own = "nine blue lanterns"

    @Test(arguments: [Role.owner, .member, .viewer])
    func everyPathLeadsToThePageAndNothingIsDone(role: Role) async throws {
        let folder = try Folder()
        let house = try ServerHouse(temporaryFolder: folder.path)
        let owner = try await house.setUp()
        let mine = try await Belongings(of: try await house.services(of: owner))
        let session = try await house.firstToken(of: "grace", as: role)
        let token = try await house.formToken(of: session)
        let before = try await house.everything(of: owner)
        try await house.open { (visitor: Visitor) async throws in
            visitor.hold(session)
            let paths =
                AppRoute.table.samples.map(\.path.absolute) + ["/nowhere", "/accounts/\(mine.account)", "/gallery", "/assets", "/g/token"]
            for path in paths where path != "/auth/passphrase" {
                let seen = try await visitor.get(path)
                #expect(seen.status == .seeOther && seen.location?.hasPrefix("/auth/passphrase") == true, "\(path): \(seen.status)")
                #expect(try await visitor.head(path).status == .seeOther, "\(path)")
                for action in ["save", "delete", "sign-out", "toggle-amounts", "confirm"] {
                    let sent = try await visitor.post(path, [("_token", token), ("_action", action), ("_confirmed", action)])
                    #expect(sent.status == .seeOther && sent.location?.hasPrefix("/auth/passphrase") == true, "\(path): \(sent.status)")
                }
            }
            for path in [
                "/live?path=/", "/files/export?to=json", "/files/backup", "/files/attachments/\(mine.attachment)", "/files/nothing",
                "/api/v1/accounts", "/files/export?account=\(mine.account)",
            ] {
                let refused = try await visitor.get(path)
                #expect(refused.status == .forbidden && refused.text.contains("Choose your passphrase first."), "\(path)")
                #expect(try await visitor.post(path, [("_token", token)]).status == .forbidden, "\(path)")
            }
            #expect(try await visitor.get("/accounts?sort=balance").location == "/auth/passphrase?next=%2Faccounts%3Fsort%3Dbalance")
        }
        #expect(try await house.everything(of: owner) == before)
        #expect(try await house.services(of: session).members().fetchProfile().showsBalance)
    }

    @Test func theLinkThatWasAskedForIsOpenedOnceItIsDone() async throws {
        let house = try ServerHouse()
        try await house.setUp()
        _ = try await house.firstToken(of: "grace", as: .viewer)
        try await house.open { (visitor: Visitor) async throws in
            // From the deep link over sign-in to the page and back to the link, with forms alone.
            let login = try #require(try await visitor.get("/accounts?sort=balance").location)
            let token = try #require(try await visitor.get(login).formToken)
            let signedIn = try await visitor.post(
                login, [("_token", token), ("name", "grace"), ("passphrase", ServerHouse.givenPassphrase)])
            let asked = try #require(signedIn.location)
            let page = try #require(try await visitor.get(asked).location)
            #expect(page == "/auth/passphrase?next=%2Faccounts%3Fsort%3Dbalance")
            let form = try #require(try await visitor.get(page).formToken)
            let done = try await visitor.post(
                page,
                [("_token", form), ("new-passphrase", own), ("new-passphrase-again", own), ("_action", "set-passphrase")])
            #expect(done.status == .seeOther && done.location == "/accounts?sort=balance")
            #expect(try await visitor.get("/accounts?sort=balance").status == .ok)
            #expect(try await visitor.get("/auth/passphrase").location == "/")
        }
    }

    @Test func theFormNeedsItsTokenAndSigningOutStaysPossible() async throws {
        let house = try ServerHouse()
        try await house.setUp()
        let session = try await house.firstToken(of: "grace", as: .member)
        let token = try await house.formToken(of: session)
        try await house.open { (visitor: Visitor) async throws in
            visitor.hold(session)
            let fields = [("new-passphrase", own), ("new-passphrase-again", own), ("_action", "set-passphrase")]
            #expect(try await visitor.post("/auth/passphrase", fields).status == .forbidden)
            #expect(try await visitor.post("/auth/stay", [("_token", token)]).status == .noContent)
            #expect(try await visitor.post("/auth/logout", [("_token", token)]).location == "/auth/login")
            #expect(try await house.installation.auth.session(session, isUse: false) == nil)
        }
    }
}
