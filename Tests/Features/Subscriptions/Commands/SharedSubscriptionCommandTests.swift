import CommandTestSupport
import Testing

struct SharedSubscriptionCommandTests {
    private static func session(_ words: String...) async throws -> CommandSession {
        let session = try await CommandSession.withAccounts()
        for command in [
            ["add", "person", "Ben"], ["add", "person", "Cleo"],
            ["add", "group", "Flat", "--member", "me", "Ben", "Cleo", "--currency", "EUR"],
            ["add", "subscription", "Films", "--price", "12", "--next", "2026-07-01", "--account", "Checking"] + words,
            ["add", "transaction", "--account", "Checking", "--amount", "-12", "--payee", "Films", "--day", "2026-07-01"],
        ] {
            let result = try await session.run(command)
            #expect(result.status == 0, "\(command): \(result.messages)")
        }
        return session
    }

    @Test func aPersonOwesAPartOfEachCharge() async throws {
        let session = try await Self.session("--shared-person", "Ben", "--shared-since", "2026-07-01")
        let people = try await session.run("people", "--output", "json").output
        #expect(people.contains(#""name":"Ben","#) && people.contains(#""balances":[{"currency":"EUR","amount":"6.00"}]"#), "\(people)")
        // Shared no longer: what was owed stays.
        let ended = try await session.run("edit", "subscription", "Films", "--shared-group", "")
        #expect(ended.status == 0, "\(ended.messages)")
        #expect(try await session.run("people", "--output", "json").output == people)
    }

    @Test func aGroupOwesItsSharesOfEachCharge() async throws {
        let session = try await Self.session("--shared-group", "Flat", "--shared-since", "2026-07-01")
        let groups = try await session.run("groups", "--output", "json").output
        #expect(groups.contains(#"{"name":"Ben","currency":"EUR","paid":"0.00","share":"4.00","balance":"-4.00"}"#), "\(groups)")
    }

    @Test(
        arguments: [
            (["--shared-group", "Flat", "--shared-person", "Ben"], "Give --shared-group or --shared-person, not both"),
            (["--shared-since", "2026-07-01"], "--shared-since requires --shared-group or --shared-person"),
            (["--my-share", "3"], "--my-share requires --shared-with, --shared-group or --shared-person"),
        ] as [([String], String)])
    func optionsThatContradictAreWrongUsage(options: [String], sentence: String) async throws {
        let session = try await CommandSession.withAccounts()
        let result = try await session.run(["add", "subscription", "Films", "--price", "12", "--next", "2026-07-01"] + options)
        #expect(result.status == 64 && result.messages.contains(sentence), "\(result.messages)")
    }
}
