import Models
import Services
import Testing

struct MadeUpMembers: MemberServiceProtocol {
    let household: MadeUpHousehold

    func fetchMembers() async throws -> [MemberProfile] {
        try household.call("members")
        return household.holdings.users
    }

    func findMember(_ text: String) async throws -> MemberProfile {
        guard let found = household.holdings.users.first(where: { $0.name == text }) else { throw ServiceError.notFound }
        return found
    }

    func fetchProfile() async throws -> MemberProfile { throw ServiceError.notFound }
    func updateProfile(_ profile: MemberProfile) async throws -> MemberProfile { profile }
    func showBalance(_ shows: Bool) async throws {}

    func addMember(name: String, displayName: String, role: Role?, passphrase: String) async throws -> MemberProfile {
        try household.call("add \(name) \(displayName) \(role?.rawValue ?? "-") \(passphrase)")
        return MemberProfile(
            id: ID(rawValue: 8), household: ID(rawValue: 1), name: name, displayName: displayName, role: role ?? .owner,
            createdAt: 1_782_898_205_000)
    }

    func changeRole(id: ID<Member>, to role: Role) async throws -> MemberProfile { throw ServiceError.notFound }

    func disableMember(id: ID<Member>) async throws -> MemberProfile {
        try household.call("disable \(id.rawValue)")
        var user = try #require(household.holdings.users.first { $0.id == id })
        user.isDisabled = true
        return user
    }

    func resetMember(id: ID<Member>, passphrase: String) async throws -> MemberProfile {
        try household.call("reset \(id.rawValue) \(passphrase)")
        return try #require(household.holdings.users.first { $0.id == id })
    }
}

struct MadeUpSettings: HouseholdServiceProtocol {
    static let household = Household(
        id: ID(rawValue: 1), name: "Household", currency: CurrencyTable.all[0], timeZone: "UTC")

    func fetchHousehold() async throws -> Household { Self.household }
    func today() async throws -> Day { Day(number: 20_635) }
    func updateHousehold(_ household: Household, version: String?) async throws -> Household { household }
    func timeZones() async throws -> [String] { ["UTC"] }
    func moments(at instants: [Int64]) async throws -> [Moment] { [] }
}

/// The command line does not sign in.
struct MadeUpSecurity: SecurityServiceProtocol {
    func fetchStatus() async throws -> SecurityStatus { throw ServiceError.unauthorized }
    func isConfirmed() async throws -> Bool { throw ServiceError.unauthorized }
    func confirm(passphrase: String) async throws { throw ServiceError.unauthorized }
    func changePassphrase(current: String, to new: String) async throws { throw ServiceError.unauthorized }
    func choosePassphrase(_ new: String) async throws { throw ServiceError.unauthorized }
    func enableCodes() async throws -> CodeSetup { throw ServiceError.unauthorized }
    func confirmCodes(_ code: String) async throws -> [String] { throw ServiceError.unauthorized }
    func disableCodes() async throws { throw ServiceError.unauthorized }
    func renewBackupCodes() async throws -> [String] { throw ServiceError.unauthorized }
    func fetchSessions() async throws -> [Session] { throw ServiceError.unauthorized }
    func endSession(id: ID<Session>) async throws { throw ServiceError.unauthorized }
    func endOtherSessions() async throws { throw ServiceError.unauthorized }
    func fetchEvents(limit: Int) async throws -> [SecurityEvent] { throw ServiceError.unauthorized }
}
