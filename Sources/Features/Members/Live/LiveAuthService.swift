import Localization
package import MembersModel
package import Models
package import ServiceKit
package import Services
package import Storage

/// Authentication over the database.
package struct LiveAuthService: AuthServiceProtocol {
    let database: Database
    let clock: InstallationClock
    let hasher: PassphraseHasher
    let defaults: SetupDefaults
    let challenges: PasskeyChallenges
    /// What the composition root hands in for features.
    let resources: ServiceResources
    /// Injected delays and failures; nil outside tests and the gallery. They do not apply to looking up sessions.
    let faults: FaultInjector?

    /// - Parameters:
    ///   - defaults: of the setup form if the browser provides none.
    ///   - secrets: makes and recognises challenges of passkeys.
    ///   - resources: with what asks the providers of sign-in, and opens their client secrets; without, nobody signs in by one.
    ///   - faults: injected delays and failures; nil outside tests and the gallery.
    package init(
        database: Database, clock: InstallationClock, hasher: PassphraseHasher, defaults: SetupDefaults, secrets: SecretBox,
        resources: ServiceResources = ServiceResources(), faults: FaultInjector? = nil
    ) {
        self.database = database
        self.clock = clock
        self.hasher = hasher
        self.defaults = defaults
        challenges = PasskeyChallenges(secrets: secrets)
        self.resources = resources
        self.faults = faults
    }

    package var singleSignOn: any SingleSignOnServiceProtocol { LiveSingleSignOnService(self) }

    // MARK: - Setup

    package func needsSetup() async throws -> Bool {
        try await read { try !HouseholdRepository($0).isSetUp() }
    }

    package func householdForSetup() async throws -> Household? {
        try await read { connection in
            let households = HouseholdRepository(connection)
            return try households.isSetUp() ? nil : households.onlyNotSetUp()
        }
    }

    package func setupDefaults() async -> SetupDefaults { defaults }

    package func violations(of draft: SetupDraft) async -> SetupViolations {
        var problems = SetupViolations(
            name: problem { _ = try MemberRule.name(draft.name) },
            householdName: problem { _ = try HouseholdRule.name(draft.householdName) })
        problems.timeZone = problem { _ = try HouseholdRule.knownTimeZone(draft.timeZone) }
        problems.passphrase = problem {
            try MemberRule.checkPassphrase(draft.passphrase, names: [draft.name, draft.displayName, draft.householdName])
        }
        return problems
    }

    /// The sentence of the rule that is violated; nil if none is.
    func problem(_ check: () throws -> Void) -> LocalizedText? {
        do {
            try check()
            return nil
        } catch {
            return ServiceError(error).text
        }
    }

    package func timeZones() async -> [String] { HouseholdRule.timeZones.sorted() }

    package func setUp(_ draft: SetupDraft, from origin: SignInOrigin) async throws -> String {
        guard try await needsSetup() else { throw ServiceError.rule(.setupDone) }
        let now = clock.now()
        let name = try MemberRule.name(draft.name)
        let displayName = try MemberRule.displayName(draft.displayName, for: name)
        let defaults = HouseholdDefaults(
            name: try HouseholdRule.name(draft.householdName), currency: draft.currency,
            timeZone: try HouseholdRule.knownTimeZone(draft.timeZone), language: draft.language)
        try MemberRule.checkPassphrase(draft.passphrase, names: [name, displayName, defaults.name])
        let passphrase = try await hasher.hash(draft.passphrase, at: now)
        return try await writeSignIn([.household, .members]) { signIn in
            guard try !signIn.households.isSetUp() else { throw ServiceError.rule(.setupDone) }
            var household =
                try signIn.households.onlyNotSetUp()
                ?? HouseholdFactory(connection: signIn.connection, ids: signIn.ids, now: signIn.now).make(defaults)
            let write = signIn.of(household.id)
            guard try write.households.markSetUp(household.id, at: write.now) else { throw ServiceError.rule(.setupDone) }
            (household.name, household.currency, household.timeZone) = (defaults.name, defaults.currency, defaults.timeZone)
            try write.households.update(household)
            try write.households.touch(household.id)
            let owner = MemberProfile(
                id: database.ids.next(at: now), household: household.id, name: name, displayName: displayName, role: .owner,
                locale: LocaleFormat(draft.locale).tag, language: draft.language, createdAt: now)
            guard try write.members.insert(owner) else { throw ServiceError.rule(.memberNameTaken) }
            try write.credentials.save(passphrase, of: owner.id)
            if draft.isCurrencyChosen {
                let record = AuditRecord(
                    id: write.ids.next(at: write.now), at: write.now, member: owner.id, action: .editHousehold, subject: household.name,
                    isUndone: false)
                try AuditRepository(write.connection, household: household.id).insert(record, reference: "", image: nil)
            }
            try write.log(.setUp, of: owner.id, from: origin.shortAddress)
            return try write.openSession(of: owner, from: origin)
        }
    }

    // MARK: - Sessions

    package func session(_ token: String, isUse: Bool) async throws -> SessionContext? {
        guard let (household, hash) = try await located(token),
            let record = try await readOne({ try SessionRepository($0, household: household).find(tokenHash: hash) })
        else { return nil }
        let now = clock.now()
        guard SessionRule.isLive(createdAt: record.createdAt, usedAt: record.usedAt, in: record.household, at: now) else { return nil }
        var usedAt = record.usedAt
        if isUse, now - usedAt >= SessionRule.useInterval {
            recordUse(hash, of: household, at: now, unlessSince: now - SessionRule.useInterval)
            usedAt = now
        }
        return SessionContext(
            session: record.id, profile: record.profile, household: record.household, formToken: SecretToken.formToken(of: token),
            expiresAt: SessionRule.expiry(createdAt: record.createdAt, usedAt: usedAt, in: record.household),
            endsAt: record.createdAt + SessionRule.longestLife, confirmedAt: record.confirmedAt, counters: record.counters,
            notice: record.notice, unread: record.unread,
            // Whoever signed in by a provider does not need the passphrase that another person set.
            mustChoosePassphrase: record.mustChoosePassphrase && record.provider == nil)
    }

    package func extendSession(_ token: String) async throws -> Int64? {
        guard let session = try await session(token, isUse: false), let secret = HouseholdSecret(token) else { return nil }
        let now = clock.now()
        recordUse(secret.hash, of: session.household.id, at: now, unlessSince: now)
        return min(SessionRule.idleEnd(usedAt: now, in: session.household), session.endsAt)
    }

    /// Does not wait for the write, which a long import may block. If it is lost, the session only expires earlier.
    private func recordUse(_ hash: [UInt8], of household: ID<Household>, at now: Int64, unlessSince since: Int64) {
        database.writeBehind {
            try SessionRepository($0, household: household).recordUse(tokenHash: hash, at: now, unlessSince: since)
        } onFailure: {
            ServiceError.logFailure("The use of a session could not be recorded", $0)
        }
    }

    @discardableResult
    package func signOut(_ token: String) async throws -> SignInProviderAddress? {
        guard let (household, hash) = try await located(token) else { return nil }
        return try await write(household, [.members]) { write in
            guard let ended = try write.sessions.delete(tokenHash: hash) else { return nil }
            try write.members.touch(ended.member)
            try write.log(.signedOut, of: ended.member, from: "")
            return ended.provider.map { SignInProviderAddress(household: household, provider: $0) }
        }
    }

    // MARK: - Notices

    package func storeNotice(_ text: String, undo: String?, next: String?, for session: SessionContext) async throws {
        try await write(session.household.id, []) { write in
            let notice = SessionNotice(text: TextLimit.cut(text, to: 500), undo: undo, next: next, at: write.now)
            guard let member = try write.sessions.saveNotice(notice, for: session.session) else { return }
            try write.members.touch(member)
        }
    }

    /// A page waits for this, so after a short timeout the notice is shown by a later page.
    package func consumeNotice(for session: SessionContext) async throws -> SessionNotice? {
        try await write(session.household.id, [], timeout: .milliseconds(500)) { write in
            guard let (notice, member) = try write.sessions.consumeNotice(for: session.session) else { return nil }
            try write.members.touch(member)
            return notice
        }
    }

    // MARK: - Database

    /// The household and the hash of a token; nil if it is malformed, or was given out before tokens carried the household and is unknown.
    ///
    /// Reads nothing, but for a token without the household.
    func located(_ token: String) async throws -> (household: ID<Household>, hash: [UInt8])? {
        guard let secret = HouseholdSecret(token) else { return nil }
        if let household = secret.household { return (household, secret.hash) }
        return try await readOne { try DirectoryRepository($0).household(ofSecret: secret.hash) }.map { ($0, secret.hash) }
    }

    /// A read with which every request begins: a single statement.
    private func readOne<T: Sendable>(_ body: @Sendable (Connection) throws -> T) async throws -> T {
        do {
            return try await database.readOne(body)
        } catch {
            throw ServiceError.forRemoteUser(error)
        }
    }

    func read<T: Sendable>(_ body: @Sendable (Connection) throws -> T) async throws -> T {
        if let faults { try await faults.begin(.read) }
        do {
            return try await database.read(body)
        } catch {
            throw ServiceError.forRemoteUser(error)
        }
    }

    /// - Parameter timeout: timeout until the write begins; nil: the database's default.
    func write<T: Sendable>(
        _ household: ID<Household>, _ topics: Set<Topic>, timeout: Duration? = nil,
        _ body: @escaping @Sendable (MemberUnitOfWork) throws -> T
    ) async throws -> T {
        try await writeSignIn(topics, of: household, timeout: timeout) { try body($0.of(household)) }
    }

    /// A write that begins before its household is known, or may have none.
    func writeSignIn<T: Sendable>(
        _ topics: Set<Topic> = [], of household: ID<Household>? = nil, timeout: Duration? = nil,
        _ body: @escaping @Sendable (SignInUnitOfWork) throws -> T
    ) async throws -> T {
        if let faults { try await faults.begin(.write) }
        do {
            return try await database.write(timeout: timeout, household, topics) {
                try body(SignInUnitOfWork($0, ids: database.ids, at: clock.now()))
            }
        } catch {
            throw ServiceError.forRemoteUser(error)
        }
    }
}
