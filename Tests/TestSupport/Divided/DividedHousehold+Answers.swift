import Installation
package import Models
import Services
import TestTools
package import Testing

extension DividedHousehold {
    /// A divided household in an installation of its own, on 15 March 2026.
    package init(varying varied: Set<DividedAccount> = []) async throws {
        let today = Day(number: 20_527)
        let clock = TestClock(at: Int64(today.number) * 86_400_000 + 43_200_000)
        try await self.init(
            in: try TestInstallation(clock: clock, today: today, origin: SignInOrigin(address: "127.0.0.1")), varying: varied)
    }

    /// What a request was answered, and how many statements it ran.
    private struct Answer: Equatable {
        var error: ServiceError?
        var statements: Int
    }

    private func answer(_ request: () async throws -> Void) async -> Answer {
        let before = installation.live.databaseStatements
        let error = await failure(request)
        return Answer(error: error, statements: installation.live.databaseStatements - before)
    }

    /// Expects that a request with an id that the member does not see is answered like one with an id that no row has: not found, after as many
    /// statements.
    package func expectUnseen<Entity: Identified>(
        _ id: ID<Entity>, _ name: Comment, sourceLocation: SourceLocation = #_sourceLocation, _ request: (ID<Entity>) async throws -> Void
    ) async {
        let absent = ID<Entity>(rawValue: 42)
        // What is read first by anybody is read before.
        _ = await answer { try await request(absent) }
        let (found, nothing) = (await answer { try await request(id) }, await answer { try await request(absent) })
        #expect(nothing.error == .notFound, name, sourceLocation: sourceLocation)
        #expect(found == nothing, name, sourceLocation: sourceLocation)
    }

    /// Expects that a member can neither read of a change nor undo it.
    package func expectUnknown(
        _ change: ID<AuditRecord>, to member: DividedMember, sourceLocation: SourceLocation = #_sourceLocation
    ) async throws {
        let transactions = try await services(of: member).transactions()
        let known = try await transactions.history(limit: 200)
        #expect(!known.contains { $0.id == change }, sourceLocation: sourceLocation)
        await expectUnseen(change, "undoing a change", sourceLocation: sourceLocation) { try await transactions.undo($0) }
    }
}
