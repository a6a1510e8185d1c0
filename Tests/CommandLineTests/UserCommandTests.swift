import Models
import Services
import Testing

@testable import coffer

struct UserCommandTests {

    private let household = MadeUpHousehold(
        {
            var holdings = Sample.holdings
            holdings.users = [
                MemberProfile(
                    id: ID(rawValue: 6), household: ID(rawValue: 1), name: "alice", displayName: "Alice B.", role: .owner,
                    createdAt: 1_782_898_205_000),
                MemberProfile(
                    id: ID(rawValue: 7), household: ID(rawValue: 1), name: "bob", displayName: "=Bob", role: .viewer, isDisabled: true,
                    createdAt: 1_782_898_205_000),
            ]
            return holdings
        }())

    @Test func usersAreListedInThreeShapes() async throws {
        #expect(
            try await Sitting.run("user", "list", in: household).output == """
                NAME   CALLED    ROLE    SINCE (UTC)
                alice  Alice B.  owner   2026-07-01 09:30
                bob    =Bob      viewer  2026-07-01 09:30  disabled

                """)
        #expect(
            try await Sitting.run("user", "list", "--output", "csv", in: household).output == """
                id,name,displayName,role,disabled,created\r
                mem_0000000000006,alice,Alice B.,owner,false,2026-07-01T09:30:05Z\r
                mem_0000000000007,bob,'=Bob,viewer,true,2026-07-01T09:30:05Z\r

                """)
        #expect(
            try await Sitting.run("user", "list", "--output", "json", in: household).output == """
                [{"id":"mem_0000000000006","name":"alice","displayName":"Alice B.","role":"owner","disabled":false,\
                "created":"2026-07-01T09:30:05Z"},{"id":"mem_0000000000007","name":"bob","displayName":"=Bob","role":"viewer",\
                "disabled":true,"created":"2026-07-01T09:30:05Z"}]

                """)
        #expect(try await Sitting.run("user", "list").output == "Nobody signs in yet. Begin with: coffer user add NAME\n")
    }

    @Test func aPassphraseComesFromStandardInput() async throws {
        let said = try await Sitting.run(
            "user", "add", "carol", "--role", "viewer", "--display-name", "Carol", in: household, typing: ["seven grey herons", "more"])
        #expect(said.status == 0)
        #expect(said.output == "Added carol, viewer\n")
        #expect(household.called == ["add carol Carol viewer seven grey herons"])
    }

    @Test func aPassphraseIsNoArgument() {
        #expect(Sitting.statusOfParsing(["user", "add", "carol", "seven grey herons"]) == 64)
        #expect(Sitting.statusOfParsing(["user", "add", "carol", "--passphrase", "seven grey herons"]) == 64)
        #expect(Sitting.statusOfParsing(["user", "add", "carol", "--role", "king"]) == 64)
    }

    @Test func withoutAPassphraseNothingIsAdded() async throws {
        for lines in [[], [""]] {
            let said = try await Sitting.run("user", "add", "carol", in: household, typing: lines)
            #expect(said.status == 66)
            #expect(said.messages == "standard input: It holds no passphrase\n")
        }
        #expect(household.called.isEmpty)
    }

    @Test func aPersonTypesANewPassphraseTwice() async throws {
        let wrong = try await Sitting.run(
            "user", "reset", "alice", in: household, terminal: true, typing: ["seven grey herons", "seven gray herons"])
        #expect(wrong.status == 1)
        #expect(wrong.messages == "The two are not the same\n")
        #expect(household.called.isEmpty)
        let right = try await Sitting.run(
            "user", "reset", "alice", in: household, terminal: true, typing: ["seven grey herons", "seven grey herons"])
        #expect(right.output == "Reset alice, owner\n")
        #expect(household.called == ["reset 6 seven grey herons"])
    }

    @Test func disablingNeedsNoPassphrase() async throws {
        let said = try await Sitting.run("user", "disable", "alice", "--output", "csv", in: household)
        #expect(said.output.hasSuffix("mem_0000000000006,alice,Alice B.,owner,true,2026-07-01T09:30:05Z\r\n"))
        #expect(household.called == ["disable 6"])
    }

    @Test func somebodyUnknownIsSaidByName() async throws {
        let said = try await Sitting.run("user", "disable", "mallory", in: household)
        #expect(said.status == 1)
        #expect(said.messages == "Resource not found: user \"mallory\"\n")
    }
}
