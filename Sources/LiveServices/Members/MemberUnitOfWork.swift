import Ledger
import Models
import ServiceKit
import Services
import Storage

/// One unit of work on users, credentials and sessions.
struct MemberUnitOfWork {
    let connection: Connection
    let ids: IDSource
    /// Milliseconds since 1970.
    let now: Int64

    init(_ connection: Connection, ids: IDSource, at milliseconds: Int64) {
        self.connection = connection
        self.ids = ids
        now = milliseconds
    }

    var households: HouseholdRepository { HouseholdRepository(connection) }
    var members: MemberRepository { MemberRepository(connection) }
    var credentials: CredentialRepository { CredentialRepository(connection) }
    var sessions: SessionRepository { SessionRepository(connection) }
    var rateLimiter: SignInRateLimiter { SignInRateLimiter(connection, at: now) }

    /// Appends to the household's security log and notifies the members concerned.
    func log(_ kind: SecurityEvent.Kind, of member: ID<Member>?, in household: ID<Household>, from address: String) throws {
        let event = SecurityEvent(id: ids.next(at: now), member: member, kind: kind, at: now, address: address)
        try SecurityEventRepository(connection, household: household).insert(event)
        try notify(event, in: household)
    }

    /// Opens a session for a member.
    ///
    /// - Returns: the session's token.
    func openSession(of profile: MemberProfile, from origin: SignInOrigin) throws -> String {
        let token = SecretToken.make()
        guard let hash = SecretToken.hash(token) else { throw ServiceError.serverError(500) }
        let session = Session(
            id: ids.next(at: now), createdAt: now, usedAt: now, userAgent: TextLimit.cut(TextRule.line(origin.userAgent), to: 300),
            address: origin.shortAddress, isCurrent: true)
        try sessions.insert(session, tokenHash: hash, member: profile.id)
        try sessions.delete(
            usedBefore: now - SessionRule.longestIdle, createdBefore: now - SessionRule.longestLife,
            pendingBefore: now - SessionRule.pendingLife, after: now + SessionRule.clockTolerance)
        try members.touch(profile.id)
        try log(.signedIn, of: profile.id, in: profile.household, from: origin.shortAddress)
        try notifyOfNewOrigin(origin, of: profile)
        return token
    }
}

extension SignInOrigin {
    /// The address as stored.
    var shortAddress: String { TextLimit.cut(TextRule.line(address), to: 60) }
}
