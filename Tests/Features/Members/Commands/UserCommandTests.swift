import CommandTestSupport
import MembersModel
import Models
import Services
import Testing

struct UserCommandTests {

    private static let passphrase = "seven grey herons"

    /// With the owner alice, and the viewer bob, who is locked out.
    private static func session() async throws -> CommandSession {
        let session = try await CommandSession()
        let members = session.services().members()
        _ = try await members.addMember(name: "alice", displayName: "Alice B.", role: .owner, passphrase: passphrase)
        let bob = try await members.addMember(name: "bob", displayName: "=Bob", role: .viewer, passphrase: passphrase)
        _ = try await members.disableMember(id: bob.id)
        return session
    }

    @Test func usersAreListedInThreeFormats() async throws {
        let session = try await Self.session()
        let members = session.services().members()
        let (alice, bob) = (try await members.findMember("alice").id, try await members.findMember("bob").id)
        #expect(
            try await session.run("user", "list").output == """
                NAME   CALLED    ROLE    SINCE (UTC)
                alice  Alice B.  owner   2026-07-01 09:30
                bob    =Bob      viewer  2026-07-01 09:30  disabled

                """)
        #expect(
            try await session.run("user", "list", "--output", "csv").output == """
                id,name,displayName,role,disabled,created\r
                \(alice),alice,Alice B.,owner,false,2026-07-01T09:30:05Z\r
                \(bob),bob,'=Bob,viewer,true,2026-07-01T09:30:05Z\r

                """)
        #expect(
            try await session.run("user", "list", "--output", "json").output == """
                [{"id":"\(alice)","name":"alice","displayName":"Alice B.","role":"owner","disabled":false,\
                "created":"2026-07-01T09:30:05Z"},{"id":"\(bob)","name":"bob","displayName":"=Bob","role":"viewer",\
                "disabled":true,"created":"2026-07-01T09:30:05Z"}]

                """)
        #expect(try await CommandSession().run("user", "list").output == "No users yet. Add one with: coffer user add NAME\n")
    }

    @Test func thePassphraseIsTheFirstLineOfStandardInput() async throws {
        let session = try await Self.session()
        let result = try await session.run(
            "user", "add", "carol", "--role", "viewer", "--display-name", "Carol", typing: [Self.passphrase, "more"])
        #expect(result.status == 0)
        #expect(result.output == "Added carol, viewer\n")
        let carol = try await session.services().members().findMember("carol")
        #expect(carol.displayName == "Carol" && carol.role == .viewer)
        #expect(try await session.canSignIn("carol", Self.passphrase))
        #expect(try await !session.canSignIn("carol", "more"))
    }

    @Test func aPassphraseIsNoArgument() {
        #expect(CommandSession.parsingStatus(["user", "add", "carol", "seven grey herons"]) == 64)
        #expect(CommandSession.parsingStatus(["user", "add", "carol", "--passphrase", "seven grey herons"]) == 64)
        #expect(CommandSession.parsingStatus(["user", "add", "carol", "--role", "king"]) == 64)
    }

    @Test(arguments: [[], [""]]) func withoutAPassphraseNothingIsAdded(lines: [String]) async throws {
        let session = try await Self.session()
        let result = try await session.run("user", "add", "carol", typing: lines)
        #expect(result.status == 66)
        #expect(result.messages == "standard input: It contains no passphrase\n")
        #expect(try await session.services().members().fetchMembers().map(\.name) == ["alice", "bob"])
    }

    @Test func onATerminalANewPassphraseIsTypedTwice() async throws {
        let session = try await Self.session()
        let new = "eight blue whales"
        let wrong = try await session.run("user", "reset", "alice", terminal: true, typing: [new, "eight blew whales"])
        #expect(wrong.status == 1)
        #expect(wrong.messages == "The passphrases do not match\n")
        #expect(try await session.canSignIn("alice", Self.passphrase))
        let right = try await session.run("user", "reset", "alice", terminal: true, typing: [new, new])
        #expect(right.output == "Reset alice, owner\n")
        #expect(try await session.canSignIn("alice", new))
    }

    @Test func disablingNeedsNoPassphrase() async throws {
        let session = try await Self.session()
        _ = try await session.services().members().addMember(name: "carol", displayName: "", role: .owner, passphrase: Self.passphrase)
        let alice = try await session.services().members().findMember("alice").id
        let result = try await session.run("user", "disable", "alice", "--output", "csv")
        #expect(result.output.hasSuffix("\(alice),alice,Alice B.,owner,true,2026-07-01T09:30:05Z\r\n"))
        #expect(try await session.services().members().findMember("alice").isDisabled)
    }

    @Test func anInvitationIsPrintedOnceAndRevoked() async throws {
        let session = try await Self.session()
        let made = try await session.run("user", "invite", "--role", "viewer", "--name", "carol", "--expires", "1")
        #expect(made.status == 0 && made.output.hasPrefix("Invitation: ") && made.output.contains("/auth/invite/"))
        let open = try #require(try await session.services().invitations().fetchInvitations().first)
        #expect(open.role == .viewer && open.name == "carol")
        let list = try await session.run("user", "invitations", "--output", "csv").output
        #expect(list == "id,role,name,member,expires\r\n\(open.id),viewer,carol,,2026-07-02T09:30:05Z\r\n")
        #expect(try await session.run("user", "revoke", open.id.description).output == "Revoked \(open.id)\n")
        #expect(try await session.run("user", "revoke", open.id.description).status == 1)
        #expect(
            try await session.run("user", "invitations").output
                == "No open invitations. Make one with: coffer user invite --role member\n")
        #expect(try await session.run("user", "invite", "--expires", "3").status == 1)
    }

    @Test func aRoleIsChanged() async throws {
        let session = try await Self.session()
        #expect(try await session.run("user", "role", "bob", "member").output == "Changed bob, member\n")
        let last = try await session.run("user", "role", "alice", "viewer")
        #expect(last.status == 1 && last.messages == "A household keeps one owner who can sign in\n")
        #expect(CommandSession.parsingStatus(["user", "role", "bob", "king"]) == 64)
    }

    @Test func aUserIsLetInAgainResetByLinkAndRemoved() async throws {
        let session = try await Self.session()
        #expect(try await session.run("user", "reset", "bob", "--link").messages == "Let this member in again first\n")
        #expect(try await session.run("user", "enable", "bob").output == "Enabled bob, viewer\n")
        let link = try await session.run("user", "reset", "bob", "--link")
        #expect(link.output.hasPrefix("Link for a new passphrase of bob: ") && link.output.contains("/auth/reset/"))
        #expect(try await session.run("user", "remove", "bob", "--hand-over-to", "alice").output == "Removed bob, viewer\n")
        #expect(try await session.services().members().fetchMembers().map(\.name) == ["alice"])
        #expect(try await session.run("user", "remove", "alice").messages == "A household keeps one owner who can sign in\n")
    }

    @Test func anUnknownUserIsNamed() async throws {
        let result = try await Self.session().run("user", "disable", "mallory")
        #expect(result.status == 1)
        #expect(result.messages == "Resource not found: user \"mallory\"\n")
    }
}

extension CommandSession {
    fileprivate func canSignIn(_ name: String, _ passphrase: String) async throws -> Bool {
        do {
            _ = try await auth.signIn(name: name, passphrase: passphrase, from: SignInOrigin(address: "192.0.2.1", userAgent: "Test/1.0"))
            return true
        } catch ServiceError.rule {
            return false
        }
    }
}
