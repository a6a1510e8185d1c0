package import Models
import Services

/// A made-up household itself.
package struct MockHouseholdService: HouseholdServiceProtocol {
    private let ledger: MockLedger

    package init(_ ledger: MockLedger) {
        self.ledger = ledger
    }

    package func fetchHousehold() async throws -> Household {
        try await ledger.read { $0.context.household }
    }

    package func today() async throws -> Day {
        try await ledger.read { $0.today }
    }

    /// Its clocks show UTC.
    package func moments(at instants: [Int64]) async throws -> [Moment] {
        try await ledger.read { _ in instants.map { Moment(mockAt: $0) } }
    }

    package func updateHousehold(_ household: Household, version: String?) async throws -> Household {
        try await ledger.write { state in
            try state.requireOwner()
            if let version, state.context.household.version != version { throw ServiceError.conflict }
            var household = household
            household.id = state.context.household.id
            household.name = try MockText.name(household.name, of: "Household")
            guard MockData.timeZones.contains(household.timeZone) else { throw ServiceError.rule("The time zone is not known") }
            guard (5...1440).contains(household.idleMinutes) else { throw ServiceError.rule("A session lasts 5 to 1440 minutes") }
            guard (1...7).contains(household.firstWeekday) else { throw ServiceError.rule("The week begins on one of seven days") }
            guard (1...28).contains(household.firstMonthDay) else { throw ServiceError.rule("The month begins on a day from 1 to 28") }
            state.context.household = household
            state.record(.editHousehold, household.name)
            return household
        }
    }

    package func timeZones() async throws -> [String] {
        try await ledger.read { _ in MockData.timeZones }
    }
}

extension Moment {
    /// An instant in milliseconds since 1970 as clocks in UTC show it.
    init(mockAt instant: Int64) {
        let minutes = instant / 60_000
        self.init(day: Day(number: Int32(clamping: minutes / 1_440)), hour: Int(minutes % 1_440 / 60), minute: Int(minutes % 60))
    }
}
