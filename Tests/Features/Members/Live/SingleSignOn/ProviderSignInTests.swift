import MembersModel
import Models
import NotificationsModel
import OpenIDConnect
import OpenIDTestSupport
import OutgoingHTTP
import Services
import TestSupport
import TestTools
import Testing

/// Signing in by a provider, from the sign-in page to the session.
struct ProviderSignInTests {
    @Test func aLinkedMemberSignsIn() async throws {
        let household = try await ProviderHousehold.make()
        try await household.expect("anna", as: "tamara")
        let outcome = try await household.signIn(as: "anna", then: "/plan")
        guard case .signedIn(let token, "/plan") = outcome else { return #expect(Bool(false), "\(outcome)") }
        #expect(try await household.installation.session(token).profile.name == "tamara")
        let events = try await household.services().security().fetchEvents(limit: 1)
        #expect(events.map(\.kind) == [.signedIn] && events.map(\.provider) == ["Home ID"])
    }

    @Test func nobodyIsLinkedByAnAddressAlone() async throws {
        let household = try await ProviderHousehold.make()
        let claims: [String: ClaimValue] = ["email": "tamara@example.org", "email_verified": true, "preferred_username": "tamara"]
        #expect(try await household.problem(as: "stranger", claims: claims) == .unknown)
        #expect(try await household.services().members().fetchMembers().count == 1)
    }

    @Test func anExpectedAddressIsBoundAtTheFirstSignInWhenItIsVerified() async throws {
        let household = try await ProviderHousehold.make()
        try await household.expect("Tamara@Example.org", as: "tamara")
        let address: [String: ClaimValue] = ["email": "tamara@example.org"]
        #expect(try await household.problem(as: "anna", claims: address) == .unknown)
        let verified = address.merging(["email_verified": true]) { $1 }
        _ = try await household.session(of: "anna", claims: verified)
        // From then on the subject counts, whoever has the address later.
        #expect(try await household.problem(as: "emil", claims: verified) == .unknown)
        _ = try await household.session(of: "anna")
        let services = try await household.services()
        let me = try await services.members().fetchProfile().id
        let identity = try #require(try await services.identities().fetchIdentities(of: me).first)
        #expect(identity.subject == "anna" && identity.email == "tamara@example.org" && identity.usedAt == household.installation.clock.now)
    }

    /// `josé` may be somebody else than `jose`, also at the same provider.
    @Test(arguments: ["josé@example.org", "jose@éxample.org"])
    func anAddressIsComparedToTheLetter(email: String) async throws {
        let household = try await ProviderHousehold.make()
        try await household.expect("jose@example.org", as: "tamara")
        let claims: [String: ClaimValue] = ["email": .string(email), "email_verified": true]
        #expect(try await household.problem(as: "stranger", claims: claims) == .unknown)
        #expect(try await household.problem(as: "jose", claims: ["email": "Jose@example.org", "email_verified": true]) == nil)
    }

    @Test func aDisabledMemberIsRefused() async throws {
        let household = try await ProviderHousehold.make()
        _ = try await household.installation.add("otto", .member, by: household.owner)
        try await household.expect("otto1", as: "otto")
        _ = try await household.session(of: "otto1")
        let services = try await household.services()
        let otto = try await services.members().findMember("otto").id
        _ = try await services.members().disableMember(id: otto)
        #expect(try await household.problem(as: "otto1") == .unknown)
        _ = try await services.membership().enableMember(id: otto)
        #expect(try await household.problem(as: "otto1") == nil)
    }

    @Test func aRemovedMemberIsUnknown() async throws {
        let household = try await ProviderHousehold.make()
        _ = try await household.installation.add("otto", .member, by: household.owner)
        try await household.expect("otto1", as: "otto")
        let services = try await household.services()
        let otto = try await services.members().findMember("otto").id
        try await services.membership().removeMember(id: otto, handingOverTo: nil)
        #expect(try await household.problem(as: "otto1") == .unknown)
    }

    // MARK: - The state

    @Test func aStateIsUsedOnce() async throws {
        let household = try await ProviderHousehold.make()
        try await household.expect("anna", as: "tamara")
        let answer = try household.fake.authorize(try await household.leave(), as: "anna")
        guard case .signedIn = try await household.arrive(answer) else { return #expect(Bool(false)) }
        #expect(try await household.arrive(answer) == .failed(.expired, purpose: nil, next: "/"))
        #expect(household.fake.requests(.token) == 1)
    }

    @Test func aStateOfAnotherBrowserIsRefused() async throws {
        let household = try await ProviderHousehold.make()
        try await household.expect("anna", as: "tamara")
        for browser in ["other", ""] {
            let answer = try household.fake.authorize(try await household.leave(), as: "anna")
            #expect(try await household.arrive(answer, browser: browser) == .failed(.expired, purpose: .signIn, next: "/"))
        }
        #expect(household.fake.requests(.token) == 0)
    }

    @Test func aStateExpiresAfterTenMinutes() async throws {
        let household = try await ProviderHousehold.make()
        try await household.expect("anna", as: "tamara")
        let late = try household.fake.authorize(try await household.leave(), as: "anna")
        household.installation.clock.move(minutes: 10)
        #expect(try await household.arrive(late) == .failed(.expired, purpose: .signIn, next: "/"))
    }

    @Test(arguments: ["", "x", "1.x", "0.0", "\(String(repeating: "a", count: 43))", "77.\(String(repeating: "a", count: 43))"])
    func aStateThatIsNoneIsRefused(state: String) async throws {
        let household = try await ProviderHousehold.make()
        let query = [(name: "code", value: "c"), (name: "state", value: state), (name: "iss", value: FakeProvider.standardIssuer)]
        #expect(try await household.arrive(query) == .failed(.expired, purpose: nil, next: "/"))
        #expect(try await household.arrive([query[0], query[2]]) == .failed(.expired, purpose: nil, next: "/"))
    }

    @Test func aStateOfOneHouseholdIsNoneOfAnother() async throws {
        let household = try await ProviderHousehold.make()
        try await household.expect("anna", as: "tamara")
        let other = try await household.installation.addHousehold("Other", owner: "olga")
        var answer = try household.fake.authorize(try await household.leave(), as: "anna")
        let state = try #require(answer.firstIndex { $0.name == "state" })
        answer[state].value = "\(other.rawValue)." + (answer[state].value.split(separator: ".").last ?? "")
        #expect(try await household.arrive(answer) == .failed(.expired, purpose: nil, next: "/"))
    }

    // MARK: - Bad answers

    @Test func whatTheProviderAnswersIsVerified() async throws {
        let household = try await ProviderHousehold.make()
        try await household.expect("anna", as: "tamara")
        household.fake.change { $0.edit = { $0.claims["nonce"] = "other" } }
        #expect(try await household.problem(as: "anna") == .refused)
        household.fake.change { $0.edit = { $0.claims["aud"] = "other" } }
        #expect(try await household.problem(as: "anna") == .refused)
        household.fake.change { $0.edit = { _ in } }
        #expect(try await household.problem(as: "anna") == nil)
    }

    @Test func anErrorOfTheProviderIsNotAnswered() async throws {
        let household = try await ProviderHousehold.make()
        let answer = try household.fake.authorize(try await household.leave(), as: "anna").filter { $0.name != "code" }
        #expect(
            try await household.arrive(answer + [("error", "access_denied")]) == .failed(.refused, purpose: .signIn, next: "/"))
        #expect(try await household.arrive([("error", "access_denied")]) == .failed(.refused, purpose: nil, next: "/"))
        let busy = try household.fake.authorize(try await household.leave(), as: "anna").filter { $0.name != "code" }
        #expect(
            try await household.arrive(busy + [("error", "temporarily_unavailable")])
                == .failed(.unavailable, purpose: .signIn, next: "/"))
    }

    @Test func aProviderThatDoesNotAnswerIsSaid() async throws {
        let household = try await ProviderHousehold.make()
        let url = try await household.leave()
        household.fake.change { $0.failures[.token] = .noResponse }
        let answer = try household.fake.authorize(url, as: "anna")
        #expect(try await household.arrive(answer) == .failed(.unavailable, purpose: .signIn, next: "/"))
        household.installation.clock.move(minutes: 61)
        household.fake.change { $0.failures[.discovery] = .unreachable }
        await #expect(throws: ProviderProblem.unavailable) { _ = try await household.leave() }
    }

    @Test func keysChangeWhileTheServerRuns() async throws {
        let household = try await ProviderHousehold.make()
        try await household.expect("anna", as: "tamara")
        _ = try await household.session(of: "anna")
        household.installation.clock.move(minutes: 2)
        household.fake.rotate(to: .ed25519("second"))
        _ = try await household.session(of: "anna")
    }

    // MARK: - The provider

    @Test func aProviderThatIsOffOrRemovedSignsNobodyIn() async throws {
        let household = try await ProviderHousehold.make()
        try await household.expect("anna", as: "tamara")
        let begun = try household.fake.authorize(try await household.leave(), as: "anna")
        let session = try await household.session(of: "anna")
        let providers = try await household.services().signInProviders()
        try await providers.setEnabled(false, id: household.provider.id)
        #expect(try await household.arrive(begun) == .failed(.expired, purpose: nil, next: "/"))
        #expect(try await household.installation.auth.session(session, isUse: false) == nil)
        await #expect(throws: ProviderProblem.refused) { _ = try await household.leave() }
        #expect(try await household.singleSignOn.offers(from: household.installation.origin) == [])
        try await providers.setEnabled(true, id: household.provider.id)
        _ = try await household.session(of: "anna")
        try await providers.deleteProvider(id: household.provider.id)
        await #expect(throws: ProviderProblem.refused) { _ = try await household.leave() }
        // The owner still has the passphrase.
        _ = try await household.installation.signIn("tamara")
    }

    @Test func aPassphraseThatSomebodyElseSetIsNotAskedFor() async throws {
        let household = try await ProviderHousehold.make()
        _ = try await household.installation.addWithoutChoosing("otto", .member, by: household.owner)
        try await household.expect("otto1", as: "otto")
        let session = try await household.session(of: "otto1")
        #expect(try await !household.installation.session(session).mustChoosePassphrase)
        let byPassphrase = try await household.installation.signIn("otto", TestInstallation.givenPassphrase)
        #expect(try await household.installation.session(byPassphrase).mustChoosePassphrase)
    }

    @Test func oneTimeCodesAreLeftToTheProvider() async throws {
        let household = try await ProviderHousehold.make()
        try await household.expect("anna", as: "tamara")
        _ = try await household.installation.enableCodes(household.owner)
        _ = try await household.session(of: "anna")
    }

    @Test func ofManyBegunWaysTheOldestOfAVisitorGoes() async throws {
        let household = try await ProviderHousehold.make()
        try await household.expect("anna", as: "tamara")
        let confirming = try await household.leave(for: .confirm, session: household.owner)
        let first = try await household.leave()
        household.installation.clock.move(seconds: 1)
        for _ in 0..<499 { _ = try await household.leave() }
        #expect(
            try await household.arrive(try household.fake.authorize(first, as: "anna")) == .failed(.expired, purpose: nil, next: "/"))
        // What members began stays, and so does the last.
        let now = household.installation.clock.now / 1_000
        let answer = try household.fake.authorize(confirming, as: "anna", claims: ["auth_time": .seconds(now)])
        #expect(try await household.arrive(answer, browser: "", session: household.owner) == .confirmed(next: "/"))
        _ = try await household.session(of: "anna")
    }

    @Test func aLinkedMemberSignsInWithoutUserInfo() async throws {
        let household = try await ProviderHousehold.make(admission: SignInAdmission(claim: "groups", value: "coffer", role: .member))
        try await household.expect("anna", as: "tamara")
        household.fake.change { $0.answers[.userInfo] = OutgoingResponse(status: 500) }
        _ = try await household.session(of: "anna")
        #expect(try await household.problem(as: "berta") == .unavailable)
    }

    // MARK: - Signing out

    @Test func theProviderOfASessionIsSaidWhenItEnds() async throws {
        let household = try await ProviderHousehold.make()
        try await household.expect("anna", as: "tamara")
        let address = household.address
        #expect(try await household.installation.auth.signOut(try await household.session(of: "anna")) == address)
        #expect(try await household.installation.auth.signOut(try await household.installation.signIn("tamara")) == nil)
        #expect(await household.singleSignOn.nameForSignOut(address) == "Home ID")
        #expect(
            await household.singleSignOn.signOutURL(address, on: ProviderHousehold.site, returningTo: "/auth/login")
                == "https://id.example.org/logout?client_id=coffer&post_logout_redirect_uri=https%3A%2F%2Fcoffer.example.org%2Fauth%2Flogin"
        )
    }
}
