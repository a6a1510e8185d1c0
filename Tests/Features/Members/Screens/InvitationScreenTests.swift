import App
import HomeModel
import Installation
import MembersModel
import Models
import Navigation
import ScreenTestSupport
import Services
import Testing

/// Inviting, joining, and the list of members, as they are seen.
struct InvitationScreenTests {
    private let passphrase = "nine blue lanterns"

    /// The path of the invitation that a page shows.
    private func link(in html: String, _ kind: String = "invite") throws -> String {
        let path = try #require(html.components(of: "data-copy=\"", upTo: "\"").first { $0.contains("/auth/\(kind)/") })
        return "/auth/\(kind)/" + (path.split(separator: "/").last ?? "")
    }

    private func invite(_ browser: Browser, _ fields: [(String, String)] = []) async throws -> String {
        let (outcome, screen) = try await browser.press(
            "make-invitation", on: "/more/members/invite", fields: [("role", "member"), ("days", "7")] + fields)
        guard outcome == .shows else { throw NotShown(html: screen.html) }
        return try link(in: screen.html)
    }

    private struct NotShown: Error { let html: String }

    @Test func anInvitationIsShownOnceWithACode() async throws {
        let browser = try await Browser.signedIn()
        let (_, screen) = try await browser.press(
            "make-invitation", on: "/more/members/invite", fields: [("role", "viewer"), ("name", "carol"), ("days", "1")])
        #expect(screen.html.contains("qr-code") && screen.html.contains("/auth/invite/"))
        #expect(screen.misuses == [])
        let list = try await browser.open("/more/members").html
        #expect(list.contains("carol") && list.contains("Viewer · Valid until") && !list.contains("/auth/invite/"))
    }

    @Test func anOwnerIsInvitedOnlyWithAConfirmation() async throws {
        let browser = try await Browser.signedIn()
        let fields = [("role", "owner"), ("days", "7")]
        let (outcome, screen) = try await browser.press("make-invitation", on: "/more/members/invite", fields: fields)
        #expect(outcome == .invalid && screen.html.contains("Confirm that the invited person becomes an owner"))
        let (made, _) = try await browser.press(
            "make-invitation", on: "/more/members/invite", fields: fields + [("confirms-owner", "1")])
        #expect(made == .shows)
    }

    @Test func whoIsInvitedJoins() async throws {
        let browser = try await Browser.signedIn()
        let path = try await invite(browser, [("name", "carol")])
        browser.token = nil
        let page = try await browser.open(path).html
        #expect(page.contains("Join Harbour Street") && page.contains("Ada invites you") && page.contains("value=\"carol\""))
        let (weak, screen) = try await browser.press("join", on: path, fields: [("name", "carol"), ("passphrase", "short")])
        #expect(weak == .invalid && screen.html.contains("A passphrase has at least 12 characters"))
        let (outcome, _) = try await browser.press("join", on: path, fields: [("name", "carol"), ("passphrase", passphrase)])
        guard case .signedIn(_, Link(.home(.dashboard))) = outcome else { return #expect(Bool(false), "\(outcome)") }
        #expect(try await browser.services().context.memberName == "carol")
    }

    @Test func everyLinkThatOpensNothingSaysTheSame() async throws {
        let browser = try await Browser.signedIn()
        let used = try await invite(browser)
        let revoked = try await invite(browser)
        let invitations = try await browser.services().invitations()
        try await invitations.revoke(id: try #require(try await invitations.fetchInvitations().first).id)
        browser.token = nil
        _ = try await browser.press("join", on: used, fields: [("name", "carol"), ("passphrase", passphrase)])
        browser.token = nil
        var pages: Set<String> = []
        for path in [used, revoked, "/auth/invite/sample", "/auth/invite/1.aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"] {
            let screen = try await browser.open(path)
            #expect(screen.status == .found && screen.html.contains("This link does not work"))
            pages.insert(screen.html.replacing(path, with: "PATH"))
        }
        #expect(pages.count == 1)
    }

    @Test func whoIsSignedInIsToldToSignOut() async throws {
        let browser = try await Browser.signedIn()
        let path = try await invite(browser)
        let html = try await browser.open(path).html
        #expect(html.contains("Sign out first") && !html.contains("name=\"passphrase\""))
    }

    @Test func aLinkForANewPassphraseSignsIn() async throws {
        let browser = try await Browser.signedIn()
        let member = try await browser.signedIn(as: .member)
        let id = try await member.services().members().fetchProfile().id
        let (outcome, screen) = try await browser.press("reset-link", on: "/more/members/\(id)", fields: [("role", "member")])
        #expect(outcome == .shows)
        let path = try link(in: screen.html, "reset")
        member.token = nil
        #expect(try await member.open(path).html.contains("Harbour Street: you sign in as grace"))
        let (done, _) = try await member.press(
            "set-passphrase", on: path, fields: [("new-passphrase", passphrase), ("new-passphrase-again", passphrase)])
        guard case .signedIn = done else { return #expect(Bool(false), "\(done)") }
    }

    @Test func anOwnerChangesAndRemovesAMember() async throws {
        let browser = try await Browser.signedIn()
        let member = try await browser.signedIn(as: .member)
        let id = try await member.services().members().fetchProfile().id
        let path = "/more/members/\(id)"
        _ = try await browser.press("change-role", on: path, fields: [("role", "viewer")], confirmed: true)
        #expect(try await browser.services().members().findMember("grace").role == .viewer)
        _ = try await browser.press("disable", on: path, fields: [("role", "viewer")], confirmed: true)
        #expect(try await browser.open("/more/members").html.contains("Locked out"))
        _ = try await browser.press("enable", on: path, fields: [("role", "viewer")])
        #expect(try await !browser.services().members().findMember("grace").isDisabled)
        _ = try await browser.press("remove", on: path, fields: [("role", "viewer"), ("heir", "")], confirmed: true)
        #expect(try await browser.open(path).status == .notFound)
    }

    @Test(arguments: [Role.member, .viewer])
    func othersSeeTheListAndLeave(role: Role) async throws {
        let browser = try await Browser.signedIn()
        let other = try await browser.signedIn(as: role)
        let list = try await other.open("/more/members")
        #expect(list.status == .found && list.html.contains("Ada") && !list.html.contains("/more/members/invite"))
        #expect(try await other.open("/more/members/invite").status == .forbidden)
        let owner = try await browser.services().members().fetchProfile().id
        #expect(try await other.open("/more/members/\(owner)").status == .forbidden)
        let (outcome, _) = try await other.press("leave", on: "/more/members/leave", fields: [("heir", "")], confirmed: true)
        #expect(outcome == .signedOut)
        #expect(try await browser.services().members().fetchMembers().count == 1)
    }

    @Test func theOnlyOwnerIsToldWhyTheyCannotLeave() async throws {
        let browser = try await Browser.signedIn()
        #expect(try await browser.open("/more/members/leave").html.contains("Make another member an owner first"))
    }
}
