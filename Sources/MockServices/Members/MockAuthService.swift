package import Models
package import Services

/// The way into a made-up household: with `MockData.passphrase`, and `MockData.code` where codes are on.
package struct MockAuthService: AuthServiceProtocol {
    private let ledger: MockLedger
    private static let refusal = "The name or the passphrase is wrong"

    package init(_ ledger: MockLedger) {
        self.ledger = ledger
    }

    // MARK: - Setup

    package func needsSetup() async throws -> Bool {
        try await ledger.read { $0.members.profiles.isEmpty }
    }

    package func householdForSetup() async throws -> Household? {
        try await ledger.read { $0.context.household }
    }

    package func setupDefaults() async -> SetupDefaults { SetupDefaults(currency: CurrencyTable.all[0], timeZone: "Europe/Berlin") }

    package func problems(of draft: SetupDraft) async -> SetupProblems { SetupProblems() }

    package func timeZones() async -> [String] { MockData.timeZones }

    package func setUp(_ draft: SetupDraft, from origin: SignInOrigin) async throws -> String {
        try await ledger.change { state in
            guard state.members.profiles.isEmpty else { throw ServiceError.rule("It was set up already") }
            let name = MockText.line(draft.name)
            guard !name.isEmpty else { throw ServiceError.rule("The name is required") }
            try state.requirePassphrase(draft.passphrase)
            let owner = MemberProfile(
                id: state.makeID(), household: state.context.household.id, name: name,
                displayName: draft.displayName.isEmpty ? name : draft.displayName, role: .owner, locale: draft.locale, createdAt: state.now)
            state.members.profiles.append(owner)
            state.members.passphrases[owner.id] = draft.passphrase
            state.members.statuses[owner.id] = SecurityStatus(passphraseChangedAt: state.now, hasCodes: false, backupCodes: 0)
            state.context.household.name = draft.householdName
            state.context.household.currency = draft.currency
            state.context.household.timeZone = draft.timeZone
            state.log(.setUp, owner.id, from: origin.address)
            return Self.begin(owner, from: origin, needsCode: false, &state)
        }
    }

    // MARK: - Signing in

    package func signIn(name: String, passphrase: String, from origin: SignInOrigin) async throws -> SignInResult {
        try await ledger.change { state in
            guard let member = state.members.profiles.first(where: { $0.name.folded == name.folded && !$0.isDisabled }),
                state.members.passphrases[member.id] == passphrase
            else { throw ServiceError.rule(Self.refusal) }
            let needsCode = state.members.statuses[member.id]?.hasCodes == true
            let token = Self.begin(member, from: origin, needsCode: needsCode, &state)
            if !needsCode { state.log(.signedIn, member.id, from: origin.address) }
            return needsCode ? .needsCode(pending: token) : .signedIn(token: token)
        }
    }

    package func verifyCode(_ code: String, pending: String, from origin: SignInOrigin) async throws -> String {
        try await ledger.change { state in
            guard let waiting = state.members.tokens[pending], waiting.needsCode else { throw ServiceError.notFound }
            guard code == MockData.code || MockData.backupCodes.contains(code) else { throw ServiceError.rule("The code is wrong") }
            state.members.tokens[pending] = nil
            state.log(.signedIn, waiting.member, from: origin.address)
            return Self.begin(try state.profile(waiting.member), from: origin, needsCode: false, &state)
        }
    }

    // MARK: - Sessions

    package func session(_ token: String, isUse: Bool) async throws -> SessionContext? {
        try await ledger.read { state in
            guard let found = state.members.tokens[token], !found.needsCode else { return nil }
            let profile = try state.profile(found.member)
            return SessionContext(
                session: found.session, profile: profile, household: state.context.household, formToken: "form-\(found.session)",
                expiresAt: Self.end(state), confirmedAt: state.now,
                counters: ChangeCounters(household: state.now / 1_000, member: 1), notice: state.members.notices[found.session])
        }
    }

    package func keepSignedIn(_ token: String) async throws -> Int64? {
        try await ledger.read { state in state.members.tokens[token] == nil ? nil : Self.end(state) }
    }

    package func signOut(_ token: String) async throws {
        try await ledger.change { state in
            guard let ended = state.members.tokens.removeValue(forKey: token) else { return }
            state.members.sessions[ended.member]?.removeAll { $0.id == ended.session }
            state.log(.signedOut, ended.member)
        }
    }

    package func leaveNotice(_ text: String, undo: String?, for session: ID<Session>) async throws {
        try await ledger.change { $0.members.notices[session] = SessionNotice(text: text, undo: undo, at: $0.now) }
    }

    package func takeNotice(for session: ID<Session>) async throws -> SessionNotice? {
        try await ledger.change { $0.members.notices.removeValue(forKey: session) }
    }

    // MARK: - Private

    private static func end(_ state: MockState) -> Int64 { state.now + Int64(state.context.household.idleMinutes) * 60_000 }

    private static func begin(_ member: MemberProfile, from origin: SignInOrigin, needsCode: Bool, _ state: inout MockState) -> String {
        let id: ID<Session> = state.makeID()
        let token = "mock-\(id)"
        state.members.tokens[token] = MockToken(member: member.id, session: id, needsCode: needsCode)
        if !needsCode {
            state.members.sessions[member.id, default: []].append(
                Session(
                    id: id, createdAt: state.now, usedAt: state.now, userAgent: origin.userAgent, address: origin.address, isCurrent: false)
            )
        }
        return token
    }
}
