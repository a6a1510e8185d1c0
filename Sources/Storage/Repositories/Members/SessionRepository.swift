package import Models

/// Sessions and pending sign-ins of a household's members, looked up by the hash of their token.
///
/// Tokens that were given out before they carried the household are in the directory; their entries are deleted with them.
package final class SessionRepository: ScopedRepository {
    // MARK: - Reading

    /// A session with its member and household; nil if it does not exist or the member is disabled. Callers check its expiry.
    package func find(tokenHash: [UInt8]) throws -> SessionRecord? {
        try connection.first(
            """
            SELECT s.id, s.created_at, s.used_at, s.confirmed_at, s.notice_text, s.notice_undo, s.notice_next, s.notice_at,
                \(MemberRepository.columns),
                \(HouseholdRepository.columns), h.revision, m.counter, m.unread, m.must_choose_passphrase, s.provider
            FROM member_session s JOIN member m ON m.household = s.household AND m.id = s.member JOIN household h ON h.id = s.household
            WHERE s.household = $1 AND s.token_hash = $2 AND m.is_disabled = 0
            """, .id(household), .blob(tokenHash)
        ) { row in
            SessionRecord(
                id: row.id(), createdAt: row.integer(), usedAt: row.integer(), confirmedAt: row.integer(), notice: Self.notice(&row),
                profile: try MemberRepository.profile(&row), household: try HouseholdRepository.household(&row),
                counters: ChangeCounters(household: row.integer(), member: row.integer()), unread: row.int(),
                mustChoosePassphrase: row.bool(), provider: row.optionalID())
        }
    }

    /// A member's sessions used since a time and created since another, last used first.
    package func all(
        of member: ID<Member>, usedSince milliseconds: Int64, createdSince created: Int64, current: ID<Session>?
    ) throws -> [Session] {
        try connection.all(
            """
            SELECT id, created_at, used_at, user_agent, address FROM member_session
            WHERE household = $1 AND member = $2 AND used_at > $3 AND created_at > $4 ORDER BY used_at DESC, id DESC
            """, .id(household), .id(member), .integer(milliseconds), .integer(created)
        ) { row in
            let id: ID<Session> = row.id()
            return Session(
                id: id, createdAt: row.integer(), usedAt: row.integer(), userAgent: row.text(), address: row.text(),
                isCurrent: id == current)
        }
    }

    /// When each member last used a session that has not been deleted, in milliseconds since 1970.
    package func lastUses() throws -> [ID<Member>: Int64] {
        let rows = try connection.all(
            "SELECT member, MAX(used_at) FROM member_session WHERE household = $1 GROUP BY member", .id(household)
        ) { row in (row.id() as ID<Member>, row.integer()) }
        return Dictionary(rows, uniquingKeysWith: { first, _ in first })
    }

    /// When the member last entered the passphrase or a code in a session; nil if the session does not exist.
    package func confirmedAt(_ id: ID<Session>) throws -> Int64? {
        try connection.first("SELECT confirmed_at FROM member_session WHERE household = $1 AND id = $2", .id(household), .id(id))
    }

    /// The client address of a session's sign-in.
    package func address(of id: ID<Session>) throws -> String? {
        try connection.first("SELECT address FROM member_session WHERE household = $1 AND id = $2", .id(household), .id(id))
    }

    /// The browser of a session's sign-in.
    package func userAgent(of id: ID<Session>) throws -> String? {
        try connection.first("SELECT user_agent FROM member_session WHERE household = $1 AND id = $2", .id(household), .id(id))
    }

    // MARK: - Writing

    /// Inserts a session.
    ///
    /// - Parameters:
    ///   - session: its creation time is also its first use, and unless a provider began it its confirmation.
    ///   - provider: by which it was begun, and when the member authenticated there, in milliseconds since 1970; 0 if that is unknown.
    package func insert(
        _ session: Session, tokenHash: [UInt8], member: ID<Member>, provider: (id: ID<SignInProvider>, confirmedAt: Int64)? = nil
    ) throws {
        try connection.execute(
            """
            INSERT INTO member_session (household, token_hash, id, member, created_at, used_at, confirmed_at, user_agent, address, provider)
            VALUES ($1, $2, $3, $4, $5, $5, $6, $7, $8, $9)
            """, .id(household), .blob(tokenHash), .id(session.id), .id(member), .integer(session.createdAt),
            .integer(provider?.confirmedAt ?? session.createdAt), .text(session.userAgent), .text(session.address), .id(provider?.id))
    }

    /// Records a use unless one was recorded since a time.
    package func recordUse(tokenHash: [UInt8], at milliseconds: Int64, unlessSince since: Int64) throws {
        try connection.execute(
            "UPDATE member_session SET used_at = $1 WHERE household = $2 AND token_hash = $3 AND used_at <= $4", .integer(milliseconds),
            .id(household), .blob(tokenHash), .integer(since))
    }

    /// Records that the member entered the passphrase or a code.
    package func confirm(_ id: ID<Session>, at milliseconds: Int64) throws {
        try connection.execute(
            "UPDATE member_session SET confirmed_at = $1 WHERE household = $2 AND id = $3", .integer(milliseconds), .id(household), .id(id))
    }

    /// Deletes a session.
    ///
    /// - Returns: its member, and the provider by which it was begun; nil if it did not exist.
    package func delete(tokenHash: [UInt8]) throws -> (member: ID<Member>, provider: ID<SignInProvider>?)? {
        let ended = try connection.first(
            "DELETE FROM member_session WHERE household = $1 AND token_hash = $2 RETURNING member, provider", .id(household),
            .blob(tokenHash)
        ) { (member: $0.id() as ID<Member>, provider: $0.optionalID() as ID<SignInProvider>?) }
        if ended != nil { try forget([tokenHash]) }
        return ended
    }

    /// Deletes a session.
    ///
    /// - Returns: false if the member has no such session.
    package func delete(_ id: ID<Session>, of member: ID<Member>) throws -> Bool {
        try forget(
            connection.all(
                "DELETE FROM member_session WHERE household = $1 AND id = $2 AND member = $3 RETURNING token_hash", .id(household), .id(id),
                .id(member)
            ) { $0.blob() }) == 1
    }

    /// Deletes a member's sessions except one, and pending sign-ins.
    package func deleteAll(of member: ID<Member>, except session: ID<Session>?) throws {
        try forget(
            connection.all(
                "DELETE FROM pending_sign_in WHERE household = $1 AND member = $2 RETURNING token_hash", .id(household), .id(member)
            ) { $0.blob() })
        try forget(
            connection.all(
                "DELETE FROM member_session WHERE household = $1 AND member = $2 AND id <> $3 RETURNING token_hash", .id(household),
                .id(member), .integer(session?.rawValue ?? 0)
            ) { $0.blob() })
    }

    /// Deletes the sessions that were begun by a provider, except one.
    package func deleteAll(by provider: ID<SignInProvider>, except session: ID<Session>?) throws {
        try forget(
            connection.all(
                "DELETE FROM member_session WHERE household = $1 AND provider = $2 AND id <> $3 RETURNING token_hash", .id(household),
                .id(provider), .integer(session?.rawValue ?? 0)
            ) { $0.blob() })
    }

    /// Deletes a member's sessions that were begun by a provider, except one.
    package func deleteAll(of member: ID<Member>, by provider: ID<SignInProvider>, except session: ID<Session>?) throws {
        try forget(
            connection.all(
                "DELETE FROM member_session WHERE household = $1 AND member = $2 AND provider = $3 AND id <> $4 RETURNING token_hash",
                .id(household), .id(member), .id(provider), .integer(session?.rawValue ?? 0)
            ) { $0.blob() })
    }

    /// Deletes expired sessions and pending sign-ins, and those with a time after `latest`, which come from a
    /// wrong clock.
    package func delete(usedBefore used: Int64, createdBefore created: Int64, pendingBefore pending: Int64, after latest: Int64) throws {
        try forget(
            connection.all(
                """
                DELETE FROM member_session
                WHERE household = $1 AND (used_at < $2 OR created_at < $3 OR used_at > $4 OR created_at > $4) RETURNING token_hash
                """, .id(household), .integer(used), .integer(created), .integer(latest)
            ) { $0.blob() })
        try forget(
            connection.all(
                "DELETE FROM pending_sign_in WHERE household = $1 AND (created_at < $2 OR created_at > $3) RETURNING token_hash",
                .id(household), .integer(pending), .integer(latest)
            ) { $0.blob() })
    }

    /// Deletes the directory's entries of deleted tokens.
    ///
    /// - Returns: their number.
    @discardableResult
    private func forget(_ tokenHashes: [[UInt8]]) throws -> Int {
        let directory = DirectoryRepository(connection)
        for hash in tokenHashes { try directory.delete(.secret, hash, of: household) }
        return tokenHashes.count
    }

    // MARK: - Pending sign-ins

    /// Inserts a pending sign-in.
    package func insertPending(tokenHash: [UInt8], member: ID<Member>, at milliseconds: Int64) throws {
        try connection.execute(
            "INSERT INTO pending_sign_in (household, token_hash, member, created_at) VALUES ($1, $2, $3, $4)", .id(household),
            .blob(tokenHash), .id(member), .integer(milliseconds))
    }

    /// The member of a pending sign-in created between two times.
    package func pending(tokenHash: [UInt8], since milliseconds: Int64, until latest: Int64) throws -> ID<Member>? {
        try connection.first(
            "SELECT member FROM pending_sign_in WHERE household = $1 AND token_hash = $2 AND created_at > $3 AND created_at <= $4",
            .id(household), .blob(tokenHash), .integer(milliseconds), .integer(latest))
    }

    /// Deletes a pending sign-in.
    ///
    /// - Returns: false if it does not exist.
    package func deletePending(tokenHash: [UInt8]) throws -> Bool {
        let isDeleted =
            try connection.execute(
                "DELETE FROM pending_sign_in WHERE household = $1 AND token_hash = $2", .id(household), .blob(tokenHash)) == 1
        if isDeleted { try forget([tokenHash]) }
        return isDeleted
    }

    // MARK: - Notices

    /// Stores the notice of a session.
    ///
    /// - Returns: the session's member; nil if the session does not exist.
    package func saveNotice(_ notice: SessionNotice, for session: ID<Session>) throws -> ID<Member>? {
        try connection.first(
            """
            UPDATE member_session SET notice_text = $1, notice_undo = $2, notice_next = $3, notice_at = $4
            WHERE household = $5 AND id = $6 RETURNING member
            """, .text(notice.text), .optional(notice.undo), .optional(notice.next), .integer(notice.at), .id(household), .id(session))
    }

    /// Returns and deletes the notice of a session, with its member.
    package func consumeNotice(for session: ID<Session>) throws -> (notice: SessionNotice, member: ID<Member>)? {
        let found = try connection.first(
            "SELECT notice_text, notice_undo, notice_next, notice_at, member FROM member_session WHERE household = $1 AND id = $2",
            .id(household), .id(session)
        ) { row -> (notice: SessionNotice, member: ID<Member>)? in
            let (notice, member) = (Self.notice(&row), row.id() as ID<Member>)
            return notice.map { ($0, member) }
        }
        guard let consumed = found ?? nil else { return nil }
        try connection.execute(
            """
            UPDATE member_session SET notice_text = NULL, notice_undo = NULL, notice_next = NULL, notice_at = NULL
            WHERE household = $1 AND id = $2
            """, .id(household), .id(session))
        return consumed
    }

    private static func notice(_ row: inout Row) -> SessionNotice? {
        let (text, undo, next, at) = (row.optionalText(), row.optionalText(), row.optionalText(), row.integer())
        return text.map { SessionNotice(text: $0, undo: undo, next: next, at: at) }
    }
}
