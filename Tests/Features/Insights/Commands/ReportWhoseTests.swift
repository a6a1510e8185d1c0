import CommandTestSupport
import InsightsModel
import Models
import Services
import Testing

/// Whose figures `coffer report` prints. Today is 1 July 2026.
struct ReportWhoseTests {

    private func total(_ session: CommandSession, _ words: String...) async throws -> String? {
        let result = try await session.run(["report"] + words + ["--output", "json"])
        #expect(result.status == 0, "\(words): \(result.messages)")
        return result.output.split(separator: "\"total\":\"").last?.split(separator: "\"").first.map(String.init)
    }

    @Test func aReportCountsTheAccountsOfThePerspective() async throws {
        let divided = try await DividedSession()
        for (kind, ours, mine, all) in [("spending", "120.00", "30.00", "150.00"), ("income", "2000.00", "400.00", "2400.00")] {
            for grouping in ReportGrouping.allCases.map(\.rawValue) {
                #expect(try await total(divided.ada, kind, "--by", grouping, "--whose", "ours") == ours, "\(kind) by \(grouping)")
                #expect(try await total(divided.ada, kind, "--by", grouping, "--whose", "mine") == mine, "\(kind) by \(grouping)")
                #expect(try await total(divided.ada, kind, "--by", grouping, "--whose", "all") == all, "\(kind) by \(grouping)")
                #expect(try await total(divided.ada, kind, "--by", grouping) == all, "\(kind) by \(grouping)")
                #expect(try await total(divided.grace, kind, "--by", grouping) == ours, "\(kind) by \(grouping)")
                #expect(try await total(divided.grace, kind, "--by", grouping, "--whose", "mine") == "0.00", "\(kind) by \(grouping)")
                #expect(try await total(divided.nobody, kind, "--by", grouping, "--whose", "ours") == ours, "\(kind) by \(grouping)")
            }
        }
        #expect(try await total(divided.ada, "networth", "--by", "account", "--whose", "mine") == "870.00")
        #expect(try await total(divided.ada, "networth", "--by", "account", "--whose", "ours") == "2880.00")
    }

    @Test func mineWithoutAMemberIsAnError() async throws {
        let divided = try await DividedSession()
        let result = try await divided.nobody.run("report", "spending", "--whose", "mine")
        #expect(result.status == 64 && result.output == "" && result.messages.contains("--as"))
        #expect(try await divided.nobody.run("report", "spending", "--whose", "ours").status == 0)
    }
}
