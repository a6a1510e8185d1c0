import CommandTestSupport
import Foundation
import GrowthSupport
import Models
import Storage
import TestTools
import Testing

/// Whatever a household contains, no command grows with its square: every command that reads, and an import, over what a hostile bank writes
/// at three sizes, by counts.
///
/// In a process of its own, so that the counts are its own.
struct CommandGrowthTests {
    @Test func noCommandGrowsWithTheSquare() async {
        await #expect(processExitsWith: .success) { try await CommandGrowthTrial.run() }
    }
}

enum CommandGrowthTrial {
    private static let sizes = Work.sizes(from: 200)

    /// Commands without a name or an id of the household.
    private static let commands = [
        ["accounts"], ["transactions"], ["transactions", "--search", "shop"], ["balance"], ["categories"], ["rules"], ["rules", "run"],
        ["transfers"], ["beneficiaries"], ["history"], ["check"], ["cards"], ["benefits"], ["savings"], ["goals"], ["import", "--list"],
        ["forecast"], ["subscriptions"], ["subscriptions", "found"], ["expected"], ["expected", "found"], ["budget"], ["plan"], ["groups"],
        ["people"], ["search", "shop"], ["search", String(repeating: "a ", count: 50)], ["report", "spending"],
        ["report", "spending", "--by", "payee"], ["run-due"], ["export", "--to", "csv"], ["export", "--to", "json"],
        ["export", "--to", "hledger"],
    ]

    static func run() async throws {
        var households: [(session: CommandSession, folder: TemporaryFolder)] = []
        for size in sizes { households.append(try await household(size)) }
        for command in [[]] + commands {
            var work: [Work] = []
            for (session, folder) in households {
                work.append(
                    try await Work.of({ counters(session) }) {
                        let result = try await session.run(command.isEmpty ? ["import", folder.path + "/second.ofx"] : command)
                        #expect(result.status == 0, "\(command): \(result.messages)")
                        return result.output.utf8.count
                    })
            }
            if let excess = Work.excess(of: work) { Issue.record("\(command): \(excess)") }
        }
    }

    /// A household with one statement, and another one to be imported.
    private static func household(_ size: Int) async throws -> (session: CommandSession, folder: TemporaryFolder) {
        let session = try await CommandSession()
        let folder = try TemporaryFolder()
        let last = CommandSession.today.adding(days: -10)
        let first = try folder.write(HostileStatement(size: size, named: "first").text(until: last), to: "first.ofx")
        let result = try await session.run("import", first)
        #expect(result.status == 0, "\(result.messages)")
        try folder.write(HostileStatement(size: size, from: size, named: "second").text(until: last), to: "second.ofx")
        return (session, folder)
    }

    private static func counters(_ session: CommandSession) -> (steps: Int, pages: Int) {
        (session.database.counters.steps, session.database.counters.pages)
    }
}
