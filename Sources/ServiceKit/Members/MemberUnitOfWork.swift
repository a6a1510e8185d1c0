import Ledger
package import Models
package import Services
package import Storage

/// One unit of work on a household's users, credentials and sessions.
package struct MemberUnitOfWork {
    package let connection: Connection
    package let household: ID<Household>
    package let ids: IDSource
    /// Milliseconds since 1970.
    package let now: Int64

    package init(_ connection: Connection, household: ID<Household>, ids: IDSource, at milliseconds: Int64) {
        self.connection = connection
        self.household = household
        self.ids = ids
        now = milliseconds
    }

    package var households: HouseholdRepository { HouseholdRepository(connection) }
    package var members: MemberRepository { MemberRepository(connection, household: household) }
    package var credentials: CredentialRepository { CredentialRepository(connection, household: household) }
    package var sessions: SessionRepository { SessionRepository(connection, household: household) }
    package var settings: NotificationSettingsRepository { NotificationSettingsRepository(connection, household: household) }
    package var rateLimiter: SignInRateLimiter { SignInRateLimiter(connection, at: now) }

    /// Whether the session was confirmed recently.
    package func isConfirmed(_ session: ID<Session>) throws -> Bool {
        try sessions.confirmedAt(session).map { SessionRule.isRecent($0, within: SessionRule.confirmationLife, at: now) } ?? false
    }

    /// - Throws: `ServiceError.confirmationNeeded` if the session was not confirmed recently. The command line has no session.
    package func requireConfirmation(of session: ID<Session>?) throws {
        if let session, try !isConfirmed(session) { throw ServiceError.confirmationNeeded }
    }

    /// Appends to the household's security log and notifies the members concerned.
    ///
    /// - Parameter provider: the name of the provider of sign-in that it is about; empty if it is about none.
    package func log(_ kind: SecurityEvent.Kind, of member: ID<Member>?, from address: String, provider: String = "") throws {
        let event = SecurityEvent(id: ids.next(at: now), member: member, kind: kind, at: now, address: address, provider: provider)
        try SecurityEventRepository(connection, household: household).insert(event)
        try notify(event)
    }

    // MARK: - Sessions

    /// Opens a session for a member.
    ///
    /// - Parameters:
    ///   - provider: who says that it is the member; nil for a credential of Coffer.
    ///   - authenticatedAt: when the member authenticated at the provider, in milliseconds since 1970; nil if the provider does not say it. Only
    ///     a credential and such a time confirm the session.
    /// - Returns: the session's token, which carries the household.
    package func openSession(
        of profile: MemberProfile, from origin: SignInOrigin, by provider: SignInProvider? = nil, authenticatedAt: Int64? = nil
    ) throws -> String {
        let (token, hash) = try makeToken()
        let session = Session(
            id: ids.next(at: now), createdAt: now, usedAt: now, userAgent: TextLimit.cut(TextRule.line(origin.userAgent), to: 300),
            address: origin.shortAddress, isCurrent: true)
        try sessions.insert(
            session, tokenHash: hash, member: profile.id, provider: provider.map { ($0.id, min(authenticatedAt ?? 0, now)) })
        try sessions.deleteExpired(at: now)
        try members.touch(profile.id)
        try log(.signedIn, of: profile.id, from: origin.shortAddress, provider: provider?.name ?? "")
        try notifyOfNewOrigin(origin, of: profile)
        return token
    }

    /// Begins a sign-in that awaits a one-time code.
    ///
    /// - Returns: its token, which carries the household.
    package func beginPending(of member: ID<Member>) throws -> String {
        let (token, hash) = try makeToken()
        try sessions.insertPending(tokenHash: hash, member: member, at: now)
        return token
    }

    private func makeToken() throws -> (text: String, hash: [UInt8]) {
        let secret = SecretToken.make()
        guard let hash = SecretToken.hash(secret) else { throw ServiceError.serverError(500) }
        return (HouseholdSecret.text(secret, of: household), hash)
    }
}

extension SignInOrigin {
    /// The address as stored.
    package var shortAddress: String { TextLimit.cut(TextRule.line(address), to: 60) }
}
