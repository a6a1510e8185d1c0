import MembersModel
import Models
import ServiceKit
import Services
import Storage

/// Credentials and sessions of the signed-in member.
struct LiveSecurityService: SecurityServiceProtocol {
    let context: ServiceContext

    // MARK: - Reading

    func fetchStatus() async throws -> SecurityStatus {
        let member = try context.requireMember()
        return try await context.read { connection in
            let credentials = CredentialRepository(connection, household: context.household.id)
            return SecurityStatus(
                passphraseChangedAt: try credentials.passphrase(of: member)?.changedAt,
                hasCodes: try credentials.codeSecret(of: member, isConfirmed: true) != nil,
                backupCodes: try credentials.backupCodeCount(of: member))
        }
    }

    func fetchEvents(limit: Int) async throws -> [SecurityEvent] {
        let limit = min(max(limit, 1), 500)
        return try await context.read { connection in
            let events = SecurityEventRepository(connection, household: context.household.id)
            return context.member.role == .owner ? try events.latest(limit) : try events.latest(limit, of: try context.requireMember())
        }
    }

    // MARK: - Confirmation

    func isConfirmed() async throws -> Bool {
        let session = try mySession()
        return try await context.read {
            try MemberUnitOfWork($0, household: context.household.id, ids: context.database.ids, at: context.clock.now())
                .isConfirmed(session)
        }
    }

    func confirm(passphrase: String) async throws {
        let session = try mySession()
        try await verify(passphrase)
        try await context.writeMembers { try $0.sessions.confirm(session, at: $0.now) }
    }

    func hasPassphrase() async throws -> Bool {
        let member = try context.requireMember()
        return try await context.read { try CredentialRepository($0, household: context.household.id).passphrase(of: member) != nil }
    }

    func passkeyRequest(at site: String, for content: String?) async throws -> PasskeyRequest? {
        try await context.passkeyRequest(at: site, for: content)
    }

    func confirm(passkey answer: PasskeyAnswer) async throws {
        let session = try mySession()
        guard try await context.verifyPasskey(answer, for: nil) else { throw ServiceError.rule(.passkeyRefused) }
        try await context.writeMembers { try $0.sessions.confirm(session, at: $0.now) }
    }

    func confirmingProviders() async throws -> [ConfirmingProvider] {
        guard let member = context.member.id, context.session != nil, ProviderAccess(context.resources) != nil else { return [] }
        let household = context.household.id
        return try await context.read { connection in
            let own = Set(
                try IdentityRepository(connection, household: household).all(of: member).filter { $0.subject != nil }.map(\.provider))
            return try SignInProviderRepository(connection, household: household).all().filter { $0.isEnabled && own.contains($0.id) }.map {
                let address = SignInProviderAddress(household: household, provider: $0.id)
                return ConfirmingProvider(name: $0.name, path: address.path(for: .confirm))
            }
        }
    }

    func changePassphrase(current: String, to new: String) async throws {
        let member = try context.requireMember()
        guard let profile = try await context.read({ try MemberRepository($0, household: context.household.id).find(member) }) else {
            throw ServiceError.notFound
        }
        try MemberRule.checkPassphrase(new, of: profile, in: context.household)
        try await replacePassphrase(known: try await verify(current), with: new, of: member)
    }

    func choosePassphrase(_ new: String) async throws {
        let member = try context.requireMember()
        let (profile, known) = try await context.read { [household = context.household.id] connection in
            let members = MemberRepository(connection, household: household)
            guard try members.mustChoosePassphrase(member) else { throw ServiceError.notFound }
            return (try members.find(member), try CredentialRepository(connection, household: household).passphrase(of: member))
        }
        guard let profile, let known else { throw ServiceError.notFound }
        guard try await isConfirmed() else { throw ServiceError.confirmationNeeded }
        try MemberRule.checkPassphrase(new, of: profile, in: context.household)
        try await replacePassphrase(known: known, with: new, of: member)
    }

    func setPassphrase(_ new: String) async throws {
        let member = try context.requireMember()
        guard let profile = try await context.read({ try MemberRepository($0, household: context.household.id).find(member) }) else {
            throw ServiceError.notFound
        }
        guard try await isConfirmed() else { throw ServiceError.confirmationNeeded }
        try MemberRule.checkPassphrase(new, of: profile, in: context.household)
        let record = try await context.hasher.hash(new, at: context.clock.now())
        try await context.writeMembers { write in
            try requireConfirmation(in: write)
            guard try write.credentials.passphrase(of: member) == nil else { throw ServiceError.rule(.passphraseExists) }
            try write.credentials.save(record, of: member)
            try context.logOwnChange(.passphraseChanged, of: member, in: write)
        }
    }

    /// - Parameter known: the stored record.
    /// - Throws: `ServiceError.rule` if the new passphrase equals the old one, `.conflict` if it was changed in the meantime.
    private func replacePassphrase(known: PassphraseRecord, with new: String, of member: ID<Member>) async throws {
        guard try await !context.hasher.verify(new, against: known) else { throw ServiceError.rule(.passphraseUnchanged) }
        let record = try await context.hasher.hash(new, at: context.clock.now())
        try await context.writeMembers { write in
            guard try write.credentials.passphrase(of: member) == known else { throw ServiceError.conflict }
            try write.credentials.save(record, of: member)
            try write.members.setMustChoosePassphrase(false, of: member)
            try write.sessions.deleteAll(of: member, except: context.session)
            if let session = context.session { try write.sessions.confirm(session, at: write.now) }
            try context.logOwnChange(.passphraseChanged, of: member, in: write)
        }
    }

    /// - Returns: the record the passphrase was verified against.
    /// - Throws: `ServiceError.rule` if it is wrong, or after too many failures.
    @discardableResult
    private func verify(_ passphrase: String) async throws -> PassphraseRecord {
        _ = try context.requireMember()
        guard let record = try await context.record(of: passphrase) else { throw ServiceError.rule(.passphraseWrong) }
        return record
    }

    // MARK: - Sessions

    func fetchSessions() async throws -> [Session] {
        let member = try context.requireMember()
        let now = context.clock.now()
        let since = now - Int64(context.household.idleMinutes) * 60_000
        return try await context.read {
            try SessionRepository($0, household: context.household.id).all(
                of: member, usedSince: since, createdSince: now - SessionRule.longestLife, current: context.session)
        }.filter {
            $0.usedAt <= now + SessionRule.clockTolerance
        }
    }

    func endSession(id: ID<Session>) async throws {
        let member = try context.requireMember()
        try await context.writeMembers { write in
            // Ending the current session is signing out, which needs no confirmation.
            if id != context.session { try requireConfirmation(in: write) }
            guard try write.sessions.delete(id, of: member) else { throw ServiceError.notFound }
            try context.logOwnChange(.sessionEnded, of: member, in: write)
        }
    }

    func endOtherSessions() async throws {
        let member = try context.requireMember()
        try await context.writeMembers { write in
            try requireConfirmation(in: write)
            try write.sessions.deleteAll(of: member, except: context.session)
            try context.logOwnChange(.sessionEnded, of: member, in: write)
        }
    }

    // MARK: - The member

    private func mySession() throws -> ID<Session> {
        guard let session = context.session else { throw ServiceError.unauthorized }
        return session
    }

    /// - Throws: `ServiceError.confirmationNeeded`, or `.unauthorized` for the command line.
    func requireConfirmation(in write: MemberUnitOfWork) throws {
        try write.requireConfirmation(of: try mySession())
    }
}
