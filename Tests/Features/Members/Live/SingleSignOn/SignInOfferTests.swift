import MembersModel
import Models
import OpenIDTestSupport
import Services
import Storage
import TestSupport
import TestTools
import Testing

/// Which providers a visitor is offered.
struct SignInOfferTests {
    @Test func thoseOfTheOnlyHouseholdAreOffered() async throws {
        let household = try await ProviderHousehold.make()
        let offer = SignInOffer(name: "Home ID", address: household.address)
        #expect(try await household.singleSignOn.offers(from: household.installation.origin) == [offer])
    }

    @Test func ofSeveralHouseholdsThoseOfTheHostName() async throws {
        let household = try await ProviderHousehold.make()
        let offer = SignInOffer(name: "Home ID", address: household.address)
        try await household.installation.addHousehold("Other", owner: "olga", host: "other.example.org")
        #expect(try await household.singleSignOn.offers(from: household.installation.origin) == [])
        #expect(try await household.singleSignOn.offers(from: SignInOrigin(address: "", host: "other.example.org")) == [])
        let home = household.address.household
        try await household.installation.database.write(nil, []) {
            try DirectoryRepository($0).insert(.host, "home.example.org", of: home)
        }
        #expect(try await household.singleSignOn.offers(from: SignInOrigin(address: "", host: "home.example.org")) == [offer])
    }

    @Test func afterTheHouseholdWasTypedItsProvidersAreOffered() async throws {
        let household = try await ProviderHousehold.make()
        let offer = SignInOffer(name: "Home ID", address: household.address)
        let other = try await household.installation.addHousehold("Other", owner: "olga")
        let origin = household.installation.origin
        for typed in ["lindenhof", " Lindenhof ", offer.address.household.description] {
            #expect(try await household.singleSignOn.offers(ofHousehold: typed, from: origin) == [offer])
        }
        for typed in ["Other", other.description, "nobody", "", "Linden"] {
            #expect(try await household.singleSignOn.offers(ofHousehold: typed, from: origin) == [])
        }
    }

    @Test func unknownHouseholdsAreLimitedByAddress() async throws {
        let household = try await ProviderHousehold.make()
        let stranger = SignInOrigin(address: "203.0.113.9")
        for _ in 0..<10 { _ = try await household.singleSignOn.offers(ofHousehold: "nobody", from: stranger) }
        await #expect(throws: ServiceError.self) { _ = try await household.singleSignOn.offers(ofHousehold: "Lindenhof", from: stranger) }
    }

    @Test func householdsWithoutAProviderAreLimitedAsUnknownOnes() async throws {
        let household = try await ProviderHousehold.make()
        try await household.installation.addHousehold("Other", owner: "olga")
        let stranger = SignInOrigin(address: "203.0.113.9")
        for _ in 0..<10 { _ = try await household.singleSignOn.offers(ofHousehold: "Other", from: stranger) }
        await #expect(throws: ServiceError.self) { _ = try await household.singleSignOn.offers(ofHousehold: "Lindenhof", from: stranger) }
    }

    @Test func aProviderOfOneHouseholdSignsNobodyIntoAnother() async throws {
        let household = try await ProviderHousehold.make()
        try await household.expect("anna", as: "tamara")
        let other = try await household.installation.addHousehold("Other", owner: "olga")
        let address = SignInProviderAddress(household: other, provider: household.provider.id)
        await #expect(throws: ProviderProblem.refused) {
            _ = try await household.singleSignOn.begin(
                ProviderDeparture(address: address, purpose: .signIn, next: "/", browser: "b", session: nil, site: ProviderHousehold.site))
        }
        #expect(await household.singleSignOn.nameForSignOut(address) == nil)
        // A session of another household confirms nothing at this provider.
        let olga = try await household.installation.signIn("olga")
        await #expect(throws: ProviderProblem.expired) { _ = try await household.leave(for: .confirm, session: olga) }
    }
}
