package import Models
package import ServiceKit
import Services
package import Storage

/// Finds the household that a command of the command line works on.
package struct HouseholdSelection {
    private let database: Database
    private let clock: InstallationClock

    package init(_ database: Database, clock: InstallationClock) {
        self.database = database
        self.clock = clock
    }

    /// The household of a command.
    ///
    /// - Parameters:
    ///   - selector: its name, regardless of case and accents, or its id, also as a plain number; nil: the only household.
    ///   - defaults: of a household that is made if there is none and none is named.
    /// - Throws: `ServiceError.notFound` if none is named like this, `.rule` if several are, or if there are several and none is named.
    package func household(_ selector: String?, defaults: HouseholdDefaults) async throws -> Household {
        let (ids, now) = (database.ids, clock.now())
        return try await ServiceError.mapping {
            if let found = try await database.read({ try Self.find(selector, in: $0) }) { return found }
            return try await database.write(nil, [.household]) { connection in
                // Another program may have made one meanwhile.
                try Self.find(selector, in: connection)
                    ?? HouseholdFactory(connection: connection, ids: ids, now: now).make(defaults)
            }
        }
    }

    // MARK: - Private

    /// Nil if there is no household and none is named.
    private static func find(_ selector: String?, in connection: Connection) throws -> Household? {
        let all = try HouseholdRepository(connection).all()
        guard let selector else {
            guard all.count < 2 else { throw ServiceError.rule(.householdNotChosen(all)) }
            return all.first
        }
        let folded = selector.folded
        let found = ID<Household>(selector).map { id in all.filter { $0.id == id } } ?? all.filter { $0.name.folded == folded }
        let chosen = found.isEmpty ? all.filter { String($0.id.rawValue) == selector } : found
        guard let household = chosen.first else { throw ServiceError.notFound }
        guard chosen.count == 1 else { throw ServiceError.rule(.householdAmbiguous(chosen)) }
        return household
    }
}
