import Installation
import MembersModel
import Models
import OpenIDConnect
import OpenIDTestSupport
import OutgoingHTTP
import ServiceKit
import Services
import Storage
import TestSupport
import TestTools
import Testing

/// The providers of a household.
struct SignInProviderTests {
    private func refusal(
        _ change: (inout FakeProvider.State) -> Void, secret: SignInProviderDraft.Secret = .set("s")
    ) async throws -> ServiceError? {
        let clock = TestClock(at: 1_800_000_000_000)
        let fake = FakeProvider { clock.now / 1_000 }
        fake.change { change(&$0) }
        let installation = try TestInstallation(clock: clock, outgoing: fake)
        let services = try await installation.container(try await installation.setUp())
        do {
            _ = try await services.signInProviders().addProvider(ProviderHousehold.draft(secret: secret))
            return nil
        } catch {
            #expect(try await services.signInProviders().fetchProviders() == [])
            return error as? ServiceError
        }
    }

    @Test func whatIsWrongWithAProviderIsSaid() async throws {
        #expect(try await refusal { _ in } == nil)
        #expect(try await refusal { $0.failures[.discovery] = .unreachable } == .rule(.providerUnreachable))
        #expect(try await refusal { $0.failures[.discovery] = .refusedAddress } == .rule(.providerAddressPrivate))
        #expect(try await refusal { $0.failures[.discovery] = .certificate } == .rule(.providerCertificate))
        #expect(try await refusal { $0.failures[.discovery] = .url } == .rule(.providerAddressPlain))
        #expect(try await refusal { $0.answers[.discovery] = OutgoingResponse(status: 404) } == .rule(.providerNotFound))
        #expect(try await refusal { $0.metadata["issuer"] = "https://id.example.org/" } == .rule(.providerOtherIssuer))
        #expect(try await refusal { $0.metadata["token_endpoint"] = "http://id.example.org/t" } == .rule(.providerEndpoint))
        #expect(try await refusal { $0.metadata["response_types_supported"] = .strings("token") } == .rule(.providerUnsuitable))
        #expect(try await refusal { $0.answers[.keys] = OutgoingResponse(status: 500) } == .rule(.providerNotFound))
        #expect(
            try await refusal({ $0.metadata["token_endpoint_auth_methods_supported"] = .strings("none") }) == .rule(.providerClientKind))
    }

    @Test func fieldsAreChecked() async throws {
        let household = try await ProviderHousehold.make()
        let providers = try await household.services().signInProviders()
        var draft = ProviderHousehold.draft(name: "Second")
        let changes: [((inout SignInProviderDraft) -> Void, RuleViolation)] = [
            ({ $0.name = " " }, .providerNameMissing), ({ $0.name = String(repeating: "n", count: 41) }, .providerNameTooLong),
            ({ $0.name = "home id" }, .providerNameTaken), ({ $0.issuer = "id.example.org" }, .providerIssuerInvalid),
            ({ $0.issuer = "https://id.example.org?x=1" }, .providerIssuerInvalid), ({ $0.clientID = "" }, .providerClientMissing),
            ({ $0.secret = .set(String(repeating: "s", count: 1_001)) }, .providerSecretTooLong),
            ({ $0.admission = SignInAdmission(claim: "", value: "x", role: .viewer) }, .providerClaimMissing),
            ({ $0.admission = SignInAdmission(claim: "x", value: " ", role: .viewer) }, .providerClaimValueMissing),
        ]
        for (change, violation) in changes {
            draft = ProviderHousehold.draft(name: "Second")
            change(&draft)
            let refused = draft
            await #expect(throws: ServiceError.rule(violation)) { _ = try await providers.addProvider(refused) }
        }
    }

    @Test func aHouseholdHasFive() async throws {
        let household = try await ProviderHousehold.make()
        let providers = try await household.services().signInProviders()
        for number in 2...5 { _ = try await providers.addProvider(ProviderHousehold.draft(name: "ID \(number)")) }
        await #expect(throws: ServiceError.rule(.providersTooMany)) {
            _ = try await providers.addProvider(ProviderHousehold.draft(name: "ID 6"))
        }
    }

    /// Whoever has a copy of the database without the key of the installation has no client secret.
    @Test func theSecretIsSealed() async throws {
        let household = try await ProviderHousehold.make()
        let sealed: [UInt8] = try await household.installation.database.read {
            try $0.all("SELECT sealed_secret FROM sign_in_provider") { $0.blob() }.first ?? []
        }
        #expect(!sealed.isEmpty && !String(decoding: sealed, as: UTF8.self).contains(FakeProvider.secret))
        #expect(
            household.installation.live.secrets.open(sealed, for: "provider \(household.provider.id)") == Array(FakeProvider.secret.utf8))
        #expect(household.installation.live.secrets.open(sealed, for: "provider idp_0000000000001") == nil)
    }

    @Test func anEmptySecretKeepsTheStoredOne() async throws {
        let household = try await ProviderHousehold.make()
        try await household.expect("anna", as: "tamara")
        let providers = try await household.services().signInProviders()
        let renamed = try await providers.updateProvider(
            id: household.provider.id, revision: household.provider.revision, to: ProviderHousehold.draft(name: "New name", secret: .keep))
        #expect(renamed.name == "New name" && renamed.hasSecret)
        _ = try await household.session(of: "anna")
        let wrong = try await providers.updateProvider(
            id: household.provider.id, revision: renamed.revision, to: ProviderHousehold.draft(secret: .set("wrong")))
        #expect(try await household.problem(as: "anna") == .refused)
        let open = try await providers.updateProvider(
            id: household.provider.id, revision: wrong.revision, to: ProviderHousehold.draft(secret: .none))
        #expect(!open.hasSecret)
        #expect(try await household.problem(as: "anna") == nil)
        await #expect(throws: ServiceError.conflict) {
            _ = try await providers.updateProvider(id: household.provider.id, revision: 1, to: ProviderHousehold.draft())
        }
    }

    @Test func theIssuerDoesNotChange() async throws {
        let household = try await ProviderHousehold.make()
        var draft = ProviderHousehold.draft()
        draft.issuer = "https://other.example.org"
        let changed = try await household.services().signInProviders().updateProvider(
            id: household.provider.id, revision: household.provider.revision, to: draft)
        #expect(changed.issuer == FakeProvider.standardIssuer)
    }

    @Test func changesNeedAConfirmationBeforeAnythingIsAsked() async throws {
        let household = try await ProviderHousehold.make()
        let asked = household.fake.requests(.discovery)
        household.installation.clock.move(minutes: 10)
        let providers = try await household.services().signInProviders()
        let id = household.provider.id
        await #expect(throws: ServiceError.confirmationNeeded) { _ = try await providers.addProvider(ProviderHousehold.draft(name: "B")) }
        await #expect(throws: ServiceError.confirmationNeeded) {
            _ = try await providers.updateProvider(id: id, revision: 1, to: ProviderHousehold.draft())
        }
        await #expect(throws: ServiceError.confirmationNeeded) { try await providers.setEnabled(false, id: id) }
        await #expect(throws: ServiceError.confirmationNeeded) { try await providers.deleteProvider(id: id) }
        #expect(household.fake.requests(.discovery) == asked)
    }

    @Test(arguments: [Role.member, .viewer])
    func onlyOwnersSeeAndChangeThem(role: Role) async throws {
        let household = try await ProviderHousehold.make()
        let token = try await household.installation.add("otto", role, by: household.owner)
        let providers = try await household.installation.container(token).signInProviders()
        let id = household.provider.id
        await #expect(throws: ServiceError.unauthorized) { _ = try await providers.fetchProviders() }
        await #expect(throws: ServiceError.unauthorized) { _ = try await providers.addProvider(ProviderHousehold.draft()) }
        await #expect(throws: ServiceError.unauthorized) { try await providers.setEnabled(false, id: id) }
        await #expect(throws: ServiceError.unauthorized) { try await providers.deleteProvider(id: id) }
    }

    @Test func anOwnerWithoutAPassphraseTurnsNothingOff() async throws {
        let household = try await ProviderHousehold.make(admission: SignInAdmission(claim: "groups", value: "coffer", role: .member))
        let now = household.installation.clock.now / 1_000
        let session = try await household.session(of: "b1", claims: ["groups": "coffer", "auth_time": .seconds(now)])
        let services = try await household.services()
        let berta = try await household.installation.session(session).profile.id
        _ = try await services.members().changeRole(id: berta, to: .owner)
        let providers = try await household.installation.container(session).signInProviders()
        await #expect(throws: ServiceError.rule(.passphraseFirst)) { try await providers.setEnabled(false, id: household.provider.id) }
        await #expect(throws: ServiceError.rule(.passphraseFirst)) { try await providers.deleteProvider(id: household.provider.id) }
        // Nor do they make it refuse Coffer; its name is theirs to change.
        var other = ProviderHousehold.draft(secret: .keep)
        other.clientID = "other"
        for draft in [ProviderHousehold.draft(secret: .set("wrong")), ProviderHousehold.draft(secret: .none), other] {
            await #expect(throws: ServiceError.rule(.passphraseFirst)) {
                _ = try await providers.updateProvider(id: household.provider.id, revision: household.provider.revision, to: draft)
            }
        }
        let renamed = try await providers.updateProvider(
            id: household.provider.id, revision: household.provider.revision, to: ProviderHousehold.draft(name: "ID", secret: .keep))
        #expect(renamed.name == "ID")
    }

    @Test func withoutATransportNobodySignsInByAProvider() async throws {
        let (installation, owner) = try await TestInstallation.withOwner()
        let services = try await installation.container(owner)
        #expect(await !services.signInProviders().isAvailable())
        await #expect(throws: ServiceError.rule(.providersUnavailable)) {
            _ = try await services.signInProviders().addProvider(ProviderHousehold.draft())
        }
        #expect(!installation.auth.singleSignOn.isAvailable)
        #expect(try await installation.auth.singleSignOn.offers(from: installation.origin) == [])
        #expect(try await services.identities().fetchEnabledProviders() == [])
    }
}
