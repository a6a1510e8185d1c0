import HouseholdModel
import Ledger
import Models
import ServiceKit
import Services
import Storage

/// The household and its settings.
struct LiveHouseholdService: HouseholdServiceProtocol {
    let context: ServiceContext

    func fetchHousehold() async throws -> Household {
        try await context.read { try current(HouseholdRepository($0)) }
    }

    func updateHousehold(_ household: Household, version: String?) async throws -> Household {
        try context.requireOwner()
        let validated = try HouseholdRule.validated(household)
        guard validated.id == context.household.id else { throw ServiceError.notFound }
        return try await context.write([.household]) { write in
            let repository = HouseholdRepository(write.connection)
            if let version, try current(repository).version != version { throw ServiceError.conflict }
            try repository.update(validated)
            try write.record(.editHousehold, subject: validated.name)
            return try current(repository)
        }
    }

    func updateHost(_ host: String?) async throws -> String? {
        try context.requireOwner()
        guard context.session == nil else { throw ServiceError.unauthorized }
        let host = try host.map { try HouseholdRule.host($0) }
        return try await context.write([.household]) { write in
            try HouseholdHost(write.connection, household: write.household).set(host)
            return host
        }
    }

    func timeZones() async throws -> [String] { HouseholdRule.timeZones.sorted() }

    private func current(_ repository: HouseholdRepository) throws -> Household {
        guard let household = try repository.find(context.household.id) else { throw ServiceError.notFound }
        return household
    }
}
