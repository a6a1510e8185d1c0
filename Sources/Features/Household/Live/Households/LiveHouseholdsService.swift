import HouseholdModel
import Models
import ServiceKit
import Services
import Storage

/// The households of a database.
struct LiveHouseholdsService: HouseholdsServiceProtocol {
    /// The context of any household of the database, or of none.
    let context: ServiceContext

    func fetchHouseholds() async throws -> [HouseholdOverview] {
        try requireOwnerOfFile()
        return try await context.read { connection in
            try HouseholdRepository(connection).all().map { try Self.overview(of: $0, connection) }
        }
    }

    func addHousehold(_ draft: HouseholdDraft) async throws -> HouseholdOverview {
        try requireOwnerOfFile()
        let defaults = HouseholdDefaults(
            name: try HouseholdRule.name(draft.name), currency: draft.currency,
            timeZone: try HouseholdRule.knownTimeZone(draft.timeZone ?? context.household.timeZone), language: draft.language)
        let host = try draft.host.map { try HouseholdRule.host($0) }
        let (ids, now) = (context.database.ids, context.clock.now())
        try await context.begin(.write)
        return try await context.mapping {
            try await context.database.write(nil, [.household]) { connection in
                let household = try HouseholdFactory(connection: connection, ids: ids, now: now).make(defaults)
                if let host { try HouseholdHost(connection, household: household.id).set(host) }
                if draft.isCurrencyChosen {
                    let record = AuditRecord(
                        id: ids.next(at: now), at: now, member: nil, action: .editHousehold, subject: household.name, isUndone: false)
                    try AuditRepository(connection, household: household.id).insert(record, reference: "", image: nil)
                }
                return try Self.overview(of: household, connection)
            }
        }
    }

    // MARK: - Private

    /// Owners of one household have no rights in another.
    private func requireOwnerOfFile() throws {
        try context.requireOwner()
        guard context.session == nil else { throw ServiceError.unauthorized }
    }

    private static func overview(of household: Household, _ connection: Connection) throws -> HouseholdOverview {
        let households = HouseholdRepository(connection)
        let (members, accounts) = try households.counts(of: household.id)
        return HouseholdOverview(
            household: household, members: members, accounts: accounts, host: try households.host(of: household.id),
            setUpAt: try households.setUpAt(household.id))
    }
}
