import MembersModel
import Models
import OpenIDConnect
import OpenIDTestSupport
import Services
import TestSupport
import TestTools
import Testing

/// What a sign-in by a provider confirms, and authenticating again there.
struct ProviderConfirmationTests {
    private func linked() async throws -> (ProviderHousehold, session: String) {
        let household = try await ProviderHousehold.make()
        try await household.expect("anna", as: "tamara")
        return (household, try await household.session(of: "anna"))
    }

    private func isConfirmed(_ household: ProviderHousehold, _ session: String) async throws -> Bool {
        try await household.installation.container(session).security().isConfirmed()
    }

    /// Without a word of the provider when it was, the session at the provider may be hours old.
    @Test func signingInConfirmsOnlyIfTheProviderSaysWhenItWas() async throws {
        let (household, session) = try await linked()
        #expect(try await !isConfirmed(household, session))
        let now = household.installation.clock.now / 1_000
        let fresh = try await household.session(of: "anna", claims: ["auth_time": .seconds(now)])
        #expect(try await isConfirmed(household, fresh))
        let old = try await household.session(of: "anna", claims: ["auth_time": .seconds(now - 3_600)])
        #expect(try await !isConfirmed(household, old))
        let wrong = try await household.session(of: "anna", claims: ["auth_time": .seconds(now + 3_600)])
        household.installation.clock.move(minutes: 11)
        #expect(try await !isConfirmed(household, wrong))
    }

    @Test func authenticatingAgainConfirms() async throws {
        let (household, session) = try await linked()
        let url = try await household.leave(for: .confirm, then: "/more", session: session)
        #expect(url.hasSuffix("&prompt=login&max_age=60"))
        let answer = try household.fake.authorize(url, as: "anna")
        #expect(try await household.arrive(answer, session: session) == .confirmed(next: "/more"))
        #expect(try await isConfirmed(household, session))
        household.installation.clock.move(minutes: 10)
        #expect(try await !isConfirmed(household, session))
    }

    @Test func aProviderThatDoesNotAskAgainConfirmsNothing() async throws {
        let (household, session) = try await linked()
        let now = household.installation.clock.now / 1_000
        for time in [ClaimValue.seconds(now - 3_600), .null] {
            let url = try await household.leave(for: .confirm, then: "/more", session: session)
            let answer = try household.fake.authorize(url, as: "anna", claims: ["auth_time": time])
            #expect(try await household.arrive(answer, session: session) == .failed(.refused, purpose: .confirm, next: "/more"))
        }
        #expect(try await !isConfirmed(household, session))
    }

    @Test func anotherPersonConfirmsNothing() async throws {
        let (household, session) = try await linked()
        _ = try await household.installation.add("otto", .member, by: household.owner)
        try await household.expect("otto1", as: "otto")
        for subject in ["otto1", "stranger"] {
            let answer = try household.fake.authorize(try await household.leave(for: .confirm, session: session), as: subject)
            #expect(try await household.arrive(answer, session: session) == .failed(.unknown, purpose: .confirm, next: "/"))
        }
        #expect(try await !isConfirmed(household, session))
    }

    @Test func itIsBoundToTheSession() async throws {
        let (household, session) = try await linked()
        let other = try await household.session(of: "anna")
        await #expect(throws: ProviderProblem.expired) { _ = try await household.leave(for: .confirm) }
        for arriving in [other, nil, "nothing"] {
            let answer = try household.fake.authorize(try await household.leave(for: .confirm, session: session), as: "anna")
            #expect(try await household.arrive(answer, session: arriving) == .failed(.expired, purpose: .confirm, next: "/"))
        }
        #expect(try await !isConfirmed(household, session))
    }

    @Test func onlyLinkedProvidersThatAreOnAreOffered() async throws {
        let (household, session) = try await linked()
        let security = try await household.installation.container(session).security()
        let path = "/auth/provider/\(household.address.segment)?for=confirm"
        #expect(try await security.confirmingProviders() == [ConfirmingProvider(name: "Home ID", path: path)])
        let otto = try await household.installation.add("otto", .member, by: household.owner)
        #expect(try await household.installation.container(otto).security().confirmingProviders() == [])
        try await household.services().signInProviders().setEnabled(false, id: household.provider.id)
        #expect(try await household.services().security().confirmingProviders() == [])
    }
}
