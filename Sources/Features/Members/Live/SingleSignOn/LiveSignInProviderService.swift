import Ledger
import MembersModel
import Models
import OpenIDConnect
import ServiceKit
import Services
import Storage

/// The providers of the household.
struct LiveSignInProviderService: SignInProviderServiceProtocol {
    let context: ServiceContext

    /// The maximum number of providers of a household.
    private static let maximum = 5

    // MARK: - Reading

    func isAvailable() async -> Bool { ProviderAccess(context.resources) != nil }

    func fetchProviders() async throws -> [SignInProvider] {
        try context.requireOwner()
        return try await context.read { try SignInProviderRepository($0, household: context.household.id).all() }
    }

    func fetchProvider(id: ID<SignInProvider>) async throws -> SignInProvider {
        guard let provider = try await fetchProviders().first(where: { $0.id == id }) else { throw ServiceError.notFound }
        return provider
    }

    func canReadSecret(of id: ID<SignInProvider>) async throws -> Bool {
        try context.requireOwner()
        guard let access = ProviderAccess(context.resources),
            let sealed = try await context.read({ try SignInProviderRepository($0, household: context.household.id).sealedSecret(of: id) })
        else { return true }
        return access.open(sealed, of: id) != nil
    }

    // MARK: - Changes

    func addProvider(_ draft: SignInProviderDraft) async throws -> SignInProvider {
        let access = try requireAccess()
        let now = context.clock.now()
        var provider = SignInProvider(
            id: context.database.ids.next(at: now), name: "", issuer: draft.issuer.trimmed, clientID: "", hasSecret: false, admission: nil,
            createdAt: now)
        try apply(draft, to: &provider)
        try await requireConfirmation()
        try await probe(provider, access)
        let sealed: [UInt8]? = if case .set(let secret) = draft.secret { try access.seal(secret, of: provider.id) } else { nil }
        return try await write { [provider] write in
            guard try write.providers.all().count < Self.maximum else { throw ServiceError.rule(.providersTooMany) }
            guard try write.providers.insert(provider, sealedSecret: sealed) else { throw ServiceError.rule(.providerNameTaken) }
            try finish(.providerAdded, provider, in: write)
            return provider
        }
    }

    func updateProvider(id: ID<SignInProvider>, revision: Int64, to draft: SignInProviderDraft) async throws -> SignInProvider {
        let access = try requireAccess()
        var provider = try await fetchProvider(id: id)
        guard provider.revision == revision else { throw ServiceError.conflict }
        try apply(draft, to: &provider)
        try await requireConfirmation()
        try await probe(provider, access)
        let changed: [UInt8]? = if case .set(let secret) = draft.secret { try access.seal(secret, of: id) } else { nil }
        return try await write { [provider] write in
            // With a wrong client nobody signs in by the provider any more, as if it were turned off.
            if try draft.secret != .keep || found(id, in: write).clientID != provider.clientID {
                try context.requirePassphrase(in: write)
            }
            let kept = draft.secret == .keep ? try write.providers.sealedSecret(of: id) : changed
            guard try write.providers.all().allSatisfy({ $0.id == id || $0.name.folded != provider.name.folded }) else {
                throw ServiceError.rule(.providerNameTaken)
            }
            guard try write.providers.update(provider, sealedSecret: kept) else { throw ServiceError.conflict }
            try finish(.providerChanged, provider, in: write)
            return try found(id, in: write)
        }
    }

    func setEnabled(_ isEnabled: Bool, id: ID<SignInProvider>) async throws {
        try await write { write in
            let provider = try found(id, in: write)
            guard provider.isEnabled != isEnabled else { return }
            if !isEnabled {
                try context.requirePassphrase(in: write)
                try write.sessions.deleteAll(by: id, except: context.session)
                try write.attempts.deleteAll(at: id)
            }
            try write.providers.setEnabled(isEnabled, id)
            try finish(.providerChanged, provider, in: write)
        }
    }

    func deleteProvider(id: ID<SignInProvider>) async throws {
        try await write { write in
            let provider = try found(id, in: write)
            try context.requirePassphrase(in: write)
            try write.sessions.deleteAll(by: id, except: context.session)
            try write.attempts.deleteAll(at: id)
            try write.identities.deleteAll(at: id)
            try write.providers.delete(id)
            try finish(.providerRemoved, provider, in: write)
        }
    }

    // MARK: - Private Methods

    /// - Throws: `ServiceError.unauthorized`, or `.rule` if this server asks no others.
    private func requireAccess() throws -> ProviderAccess {
        try context.requireOwner()
        guard let access = ProviderAccess(context.resources) else { throw ServiceError.rule(.providersUnavailable) }
        return access
    }

    /// Before another server is asked, so that nobody else lets this one ask.
    private func requireConfirmation() async throws {
        try await context.read { try context.requireConfirmation(on: $0) }
    }

    private func write<T: Sendable>(_ body: @escaping @Sendable (MemberUnitOfWork) throws -> T) async throws -> T {
        try context.requireOwner()
        return try await context.writeMembers { write in
            try write.requireConfirmation(of: context.session)
            try context.requireOwner(in: write)
            return try body(write)
        }
    }

    private func found(_ id: ID<SignInProvider>, in write: MemberUnitOfWork) throws -> SignInProvider {
        guard let provider = try write.providers.find(id) else { throw ServiceError.notFound }
        return provider
    }

    private func finish(_ kind: SecurityEvent.Kind, _ provider: SignInProvider, in write: MemberUnitOfWork) throws {
        try context.log(kind, of: context.member.id, in: write, provider: provider.name)
        try write.households.touch(context.household.id)
    }

    /// Validates what was entered, and applies all but the secret itself.
    private func apply(_ draft: SignInProviderDraft, to provider: inout SignInProvider) throws {
        try ProviderRule.check(draft, issuer: provider.issuer)
        provider.name = TextRule.line(draft.name)
        provider.clientID = draft.clientID.trimmed
        switch draft.secret {
        case .keep: break
        case .set: provider.hasSecret = true
        case .none: provider.hasSecret = false
        }
        provider.admission = draft.admission.map {
            SignInAdmission(claim: $0.claim.trimmed, value: $0.value.trimmed, role: $0.role)
        }
    }

    /// Asks the provider who it is, for its keys, and whether it takes such a client.
    ///
    /// - Throws: `ServiceError.rule`.
    private func probe(_ provider: SignInProvider, _ access: ProviderAccess) async throws {
        let now = context.clock.now()
        do throws(OpenIDError) {
            let metadata = try await access.providers.fetchMetadata(of: provider.issuer, at: now)
            _ = try metadata.authentication(hasSecret: provider.hasSecret)
            try await access.providers.fetchKeys(of: metadata, at: now)
        } catch {
            throw ServiceError.rule(RuleViolation(error))
        }
    }
}

extension ServiceContext {
    /// - Throws: `ServiceError.rule` if the member who acts could not sign in without a provider.
    func requirePassphrase(in write: MemberUnitOfWork) throws {
        guard let id = member.id else { return }
        guard try write.credentials.passphrase(of: id) != nil else { throw ServiceError.rule(.passphraseFirst) }
    }
}
