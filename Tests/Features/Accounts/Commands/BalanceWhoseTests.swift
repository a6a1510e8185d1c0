import CommandTestSupport
import Models
import Services
import Testing

/// Whose accounts `coffer balance` lists. Today is 1 July 2026.
struct BalanceWhoseTests {

    private func balances(_ session: CommandSession, _ whose: String...) async throws -> [String] {
        let result = try await session.run(["balance", "--output", "csv"] + whose)
        #expect(result.status == 0, "\(result.messages)")
        // Without the heading and the ids.
        return result.output.split(whereSeparator: \.isNewline).dropFirst().map {
            $0.split(separator: ",").dropFirst().joined(separator: ",")
        }
    }

    @Test func balancesAreThoseOfTheHouseholdOfTheMemberOrOfAllThatTheMemberMaySee() async throws {
        let divided = try await DividedSession()
        let (joint, purse) = ("Joint,EUR,2880.00", "Purse,EUR,870.00")
        #expect(try await balances(divided.ada, "--whose", "ours") == [joint])
        #expect(try await balances(divided.ada, "--whose", "mine") == [purse])
        #expect(Set(try await balances(divided.ada, "--whose", "all")) == [joint, purse])
        #expect(Set(try await balances(divided.ada)) == [joint, purse])
        #expect(try await balances(divided.grace) == [joint])
        #expect(try await balances(divided.grace, "--whose", "mine") == [])
        #expect(try await divided.ada.run("balance", "--whose", "mine").output.contains("870.00"))
    }

    @Test func withoutAMemberTheHouseholdsAccountsAreKnownAndThoseOfAMemberAreNot() async throws {
        let divided = try await DividedSession()
        #expect(try await balances(divided.nobody).count == 2)
        #expect(try await balances(divided.nobody, "--whose", "ours") == ["Joint,EUR,2880.00"])
        let result = try await divided.nobody.run("balance", "--whose", "mine")
        #expect(result.status == 64 && result.output == "" && result.messages.contains("--as"))
        #expect(try await divided.nobody.run("balance", "--whose", "theirs").status == 64)
    }

    @Test func aPerspectiveWithoutAccountsSaysSo() async throws {
        let divided = try await DividedSession()
        #expect(try await divided.grace.run("balance", "--whose", "mine").output == "No account belongs to you.\n")
        let ada = try #require(try await divided.nobody.account("Purse").owner)
        try await divided.nobody.give("Joint", to: ada)
        #expect(try await divided.nobody.run("balance", "--whose", "ours").output == "No account belongs to the household.\n")
    }

    @Test func aViewerIsNotToldToImport() async throws {
        let session = try await CommandSession()
        for command in ["balance", "accounts"] {
            #expect(try await session.run(command).output == "No accounts yet. Begin with: coffer import FILE…\n")
            #expect(try await session.asViewer.run(command).output == "No accounts yet.\n")
        }
    }
}
