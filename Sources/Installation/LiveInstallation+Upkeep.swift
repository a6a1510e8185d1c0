import HouseholdLive
import Models
import ServiceKit
import Services
import Storage

extension LiveInstallation {
    package func backup(to file: String) async throws -> Bool {
        guard try await ServiceError.mapping({ try await database.read { try !HouseholdRepository($0).all().isEmpty } }) else {
            return false
        }
        try await database.backUp(to: file, modules: modules)
        return true
    }

    package func removeExpired() async throws {
        let now = clock.now()
        let contexts = try await ownerContexts()
        var failure: (any Error)?
        for context in contexts {
            do {
                try await removeExpired(in: context.household.id, now: now)
            } catch {
                // A failing household does not block the others.
                failure = ServiceError.forLocalUser(error)
            }
        }
        for module in modules.expiring { try await module.removeExpired(in: contexts) }
        if let failure { throw failure }
    }

    /// Deletes expired rows of a household in one write.
    private func removeExpired(in household: ID<Household>, now: Int64) async throws {
        try await database.write(household, []) { [modules] connection in
            for module in modules.expiring { try module.removeExpired(in: household, on: connection, now: now) }
        }
    }

    package func runDue() async throws -> Int {
        var count = 0
        var failure: (any Error)?
        for context in try await ownerContexts() {
            do {
                count += try await runDue(in: context)
            } catch is CancellationError {
                throw CancellationError()
            } catch {
                // A failing household does not block the others.
                failure = error
            }
        }
        if let failure { throw failure }
        return count
    }

    /// - Returns: number of standing orders that were executed or failed.
    private func runDue(in context: ServiceContext) async throws -> Int {
        let today = try context.today()
        var count = 0
        for job in modules.jobs {
            let result = try await job.run(in: context, today: today)
            count += result.orders
            // If the current day may be wrong, nothing else is processed either.
            if result.isDayUncertain { break }
        }
        return count
    }

    private func ownerContexts() async throws -> [ServiceContext] {
        try await ServiceError.mapping { try await database.read { try HouseholdRepository($0).all() } }.map { ownerContext(of: $0) }
    }
}
