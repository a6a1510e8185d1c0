import Installation
package import Models
package import ServiceKit
package import Services
import Storage
import Testing

extension TestHousehold {
    /// The context of the command line.
    package var context: ServiceContext { installation.live.ownerContext(of: services.context.household) }

    /// The services of a viewer.
    package func asViewer() -> DependencyContainer { DependencyContainer(live: context.with(role: .viewer)) }

    /// The services of the owner of a second household in the same database.
    package func another() async throws -> DependencyContainer {
        let household = Household(id: ID(rawValue: .max), name: "Others", currency: euro, timeZone: "UTC")
        try await installation.database.write(household.id, []) { try HouseholdRepository($0).insert(household, numberKey: [1], at: 0) }
        return DependencyContainer(live: context.with(household: household))
    }
}

extension ServiceContext {
    /// A context of the command line on the same database.
    package func with(
        role: Role = .owner, member: ID<Member>? = nil, household other: Household? = nil, clock: HouseholdClock? = nil,
        modules: ServiceModules = .standard
    ) -> ServiceContext {
        let household = other ?? household
        let member = member.map { Member(household: household.id, id: $0, role: role) } ?? Member(household: household.id, role: role)
        return ServiceContext(
            database: database, member: member, household: household, path: path, clock: clock ?? self.clock, modules: modules)
    }

    /// A context on another day.
    package func with(today: Day) -> ServiceContext { with(clock: HouseholdClock(now: clock.now, today: { today })) }
}
