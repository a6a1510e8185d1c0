import MembersModel
import Models
import ServiceKit
import Services
import Storage

/// Members, their passphrases and sessions.
struct MembersModule: ServiceModule {
    var services: [ServiceEntry] {
        [
            ServiceEntry((any MemberServiceProtocol).self) { LiveMemberService(context: $0) },
            ServiceEntry((any MembershipServiceProtocol).self) { LiveMembershipService(context: $0) },
            ServiceEntry((any InvitationServiceProtocol).self) { LiveInvitationService(context: $0) },
            ServiceEntry((any SecurityServiceProtocol).self) { LiveSecurityService(context: $0) },
            ServiceEntry((any ConfirmationServiceProtocol).self) { LiveSecurityService(context: $0) },
            ServiceEntry((any PasskeyServiceProtocol).self) { LivePasskeyService(context: $0) },
        ] + Self.singleSignOnServices
    }

    var migrations: [Migration] { [.invitations, .passkeys, .signInProviders] }
    var policies: [String: RowPolicy] { .members }
}

extension MembersModule: ExportSource {
    typealias Export = SecurityLogExportReader
    var exportPrecedence: Int { 1 }
}

/// Sessions, sign-ins that wait for a one-time code or a provider, links, challenges of passkeys that were used, and known addresses
/// and browsers expire.
extension MembersModule: Expiring {
    /// The time for which an address or browser of a sign-in is known, in milliseconds: a year.
    private static let originLife: Int64 = 365 * 86_400_000

    /// How long a link that has expired is kept, in milliseconds: a month, in case the clock is wrong.
    private static let linkRetention: Int64 = 30 * 86_400_000

    func removeExpired(in household: ID<Household>, on connection: Connection, now: Int64) throws {
        try SessionRepository(connection, household: household).deleteExpired(at: now)
        try SignInAttemptRepository(connection, household: household).delete(
            before: now - SignInAttempt.life, after: now + SessionRule.clockTolerance)
        try KnownOriginRepository(connection, household: household).delete(seenBefore: now - Self.originLife)
        try InvitationRepository(connection, household: household).delete(expiredBefore: now - Self.linkRetention)
        try PasskeyChallengeRepository(connection, household: household).delete(expiredBefore: now - SessionRule.clockTolerance)
    }
}
