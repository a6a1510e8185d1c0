import CommandTestSupport
import Foundation
import Models
import Services
import Testing

/// Today is 1 July 2026.
struct ForecastCommandTests {

    private func household() async throws -> CommandSession {
        let session = try await CommandSession()
        try await session.addAccount("Checking", .checking, opening: 1_000_00)
        try await session.addAccount("Cash", .cash, opening: 50_00)
        let result = try await session.run(
            "add", "transaction", "--account", "Checking", "--amount", "-300", "--day", "2026-07-03", "--payee", "Hotel", "--pending")
        try #require(result.status == 0, "\(result.messages)")
        return session
    }

    @Test func thePointsOfEveryDayKeepTheirShape() async throws {
        let session = try await household()
        let output = try await session.run("forecast", "--account", "Checking", "--months", "1", "--output", "json").output
        #expect(
            output.hasPrefix(
                """
                [{"account":"Checking","currency":"EUR","today":"1000.00","lowest":{"day":"2026-07-03","balance":"700.00"},\
                "points":[{"day":"2026-07-01","balance":"1000.00"},{"day":"2026-07-02","balance":"1000.00"},\
                {"day":"2026-07-03","balance":"700.00"},
                """))
        #expect(
            output.components(separatedBy: "\"day\"").count - 1 == 1 + 32
                && output.hasSuffix("{\"day\":\"2026-08-01\",\"balance\":\"700.00\"}]}]\n"))
    }

    @Test func tablesAndFilesHaveOneLineForEachAccount() async throws {
        let session = try await household()
        let csv = try await session.run("forecast", "--output", "csv").output
        #expect(csv.hasPrefix("account,today,lowest,lowest_day,last,currency\r\nChecking,1000.00,700.00,2026-07-03,700.00,EUR\r\n"))
        #expect(csv.contains("Cash,50.00,50.00,2026-07-01,50.00,EUR\r\n"))
        #expect(try await session.run("forecast", "--scheduled").output.contains("AT THE END"))
    }

    @Test func otherMonthsAndUnknownAccountsAreErrors() async throws {
        let session = try await household()
        let months = try await session.run("forecast", "--months", "13")
        #expect(months.status == 64 && months.messages.contains("1 to 12 months"))
        #expect(try await session.run("forecast", "--account", "Nowhere").status == 1)
        #expect(try await CommandSession().run("forecast", "--output", "json").output == "[]\n")
    }
}
