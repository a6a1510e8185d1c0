import App
import Installation
import Models
import Navigation
import ServiceKit
import Services
package import TestSupport
import TestTools

/// A divided household, and the commands that its members run on it with `--as`.
package struct DividedCommands: Sendable {
    package let household: DividedHousehold
    /// Where uploads lie.
    private let folder: TemporaryFolder

    /// 15 March 2026.
    private static let today = Day(number: 20_527)

    /// - Parameter varied: as `DividedHousehold` has it.
    package init(varying varied: Set<DividedAccount> = []) async throws {
        folder = try TemporaryFolder()
        let installation = try TestInstallation(
            clock: TestClock(at: Int64(Self.today.number) * 86_400_000 + 43_200_000), today: Self.today, uploads: folder.path,
            paths: { FeatureList.standard.link(to: $0)?.path }, screens: FeatureList.standard.searchHits)
        household = try await DividedHousehold(in: installation, varying: varied)
    }

    /// Runs a command.
    ///
    /// - Parameter member: whom `--as` names; nil: the owner of the file, who sees everything.
    package func run(_ arguments: [String], as member: DividedMember?) async throws -> CommandResult {
        let named = member.map { ["--as", $0.rawValue] } ?? []
        let live = household.installation.live
        return try await CommandSession.run(arguments + named) { name, _ in
            let current = try await household.installation.session(try household.token(of: .anna)).household
            guard let name else { return DependencyContainer(live: live.ownerContext(of: current)) }
            return try await live.memberContainer(of: current, as: name)
        }
    }

    /// How many statements were run so far, by whomever.
    package var statements: Int { household.installation.live.databaseStatements }
}
