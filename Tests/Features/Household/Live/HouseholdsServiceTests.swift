import HouseholdModel
import MembersModel
import Models
import ServiceKit
import Services
import Storage
import TestSupport
import TestTools
import Testing

@testable import Installation

/// A database with several households.
struct HouseholdsServiceTests {
    private static let defaults = HouseholdDefaults(name: "Household", currency: .euro, timeZone: "Europe/Berlin")

    private func households(_ installation: TestInstallation) -> any HouseholdsServiceProtocol {
        installation.live.fileContainer(timeZone: "Asia/Tokyo").households()
    }

    private func add(_ name: String, host: String? = nil, to installation: TestInstallation) async throws -> Household {
        // Households are listed by the time at which they were made.
        installation.clock.move(minutes: 1)
        return try await households(installation).addHousehold(
            HouseholdDraft(name: name, currency: .euro, timeZone: nil, host: host)
        ).household
    }

    private func found(_ selector: String?, in installation: TestInstallation) async throws -> Household {
        try await installation.live.ownerContainer(defaults: Self.defaults, household: selector).household().fetchHousehold()
    }

    @Test func aCommandMakesAHouseholdIfThereIsNoneAndTakesTheOnlyOne() async throws {
        let installation = try TestInstallation()
        await #expect(throws: ServiceError.notFound) { _ = try await found("Household", in: installation) }
        #expect(try await households(installation).fetchHouseholds().isEmpty)
        let made = try await found(nil, in: installation)
        #expect(made.name == "Household")
        #expect(try await found(nil, in: installation) == made)
        #expect(try await households(installation).fetchHouseholds().map(\.household) == [made])
    }

    @Test func ofSeveralOneIsNamed() async throws {
        let installation = try TestInstallation()
        let home = try await add("Lindenhof", to: installation)
        let other = try await add("Café", to: installation)
        #expect(
            await brokenRule { _ = try await found(nil, in: installation) }
                == "This database has several households; choose one with --household: Lindenhof (\(home.id)), Café (\(other.id))")
        #expect(try await found("lindenhof", in: installation) == home)
        #expect(try await found("CAFE", in: installation) == other)
        #expect(try await found(other.id.description, in: installation) == other)
        for unknown in ["Linden", "hou_0000000000001", ""] {
            await #expect(throws: ServiceError.notFound) { _ = try await found(unknown, in: installation) }
        }
        #expect(try await households(installation).fetchHouseholds().count == 2)
    }

    @Test func aNameOfTwoIsToldApartByIds() async throws {
        let installation = try TestInstallation()
        let one = try await add("Home", to: installation)
        let two = try await add("home", to: installation)
        #expect(
            await brokenRule { _ = try await found("HOME", in: installation) }
                == "Several households have this name; choose one with --household and its id: Home (\(one.id)), home (\(two.id))")
        #expect(try await found(two.id.description, in: installation) == two)
    }

    @Test func aNewHouseholdIsSetUpWithItsFirstOwner() async throws {
        let installation = try TestInstallation()
        let household = try await add(" Lindenhof ", host: "Lindenhof.Example.org", to: installation)
        #expect(household.name == "Lindenhof" && household.timeZone == "Asia/Tokyo" && household.id.rawValue > 0)
        let before = try #require(try await households(installation).fetchHouseholds().first)
        #expect(before.members == 0 && before.accounts == 0 && before.host == "lindenhof.example.org" && before.setUpAt == nil)
        let owner = try await installation.live.ownerContainer(defaults: Self.defaults, household: "Lindenhof")
        let passphrase = TestInstallation.passphrase
        _ = try await owner.members().addMember(name: "vera", displayName: "", role: .viewer, passphrase: passphrase)
        #expect(try await households(installation).fetchHouseholds().first?.setUpAt == nil)
        let first = try await owner.members().addMember(name: "alice", displayName: "", role: nil, passphrase: passphrase)
        let after = try #require(try await households(installation).fetchHouseholds().first)
        #expect(first.role == .owner && after.members == 2 && after.setUpAt != nil)
        #expect(try await owner.categories().fetchCategories(includingArchived: false).count == StandardCategory.allCases.count)
    }

    @Test func aChosenCurrencyIsNotThatOfTheFirstFile() async throws {
        let installation = try TestInstallation()
        let draft = HouseholdDraft(name: "Lindenhof", currency: .euro, isCurrencyChosen: true, timeZone: "UTC")
        let household = try await households(installation).addHousehold(draft).household
        let history = try await installation.live.ownerContainer(defaults: Self.defaults).transactions().history(limit: 9)
        #expect(history.map(\.action) == [.editHousehold] && history.map(\.subject) == [household.name])
    }

    @Test(arguments: ["", "-a.example", "a-.example", "a..b", ".a", "a.", "münchen.example", "a b", "a:8080", "a/b"])
    func whatIsNoHostNameIsRefused(host: String) async throws {
        let installation = try TestInstallation()
        #expect(
            await brokenRule { _ = try await add("Lindenhof", host: host, to: installation) }
                == "A host name consists of letters from a to z, digits and hyphens, in parts of at most 63 that dots divide")
        #expect(try await households(installation).fetchHouseholds().isEmpty)
    }

    @Test func aHostNameBelongsToOneHousehold() async throws {
        let installation = try TestInstallation()
        _ = try await add("Lindenhof", host: "a.example", to: installation)
        #expect(
            await brokenRule { _ = try await add("Birkenhof", host: "A.example", to: installation) }
                == "Another household has this host name"
        )
        _ = try await add("Birkenhof", to: installation)
        let other = try await installation.live.ownerContainer(defaults: Self.defaults, household: "Birkenhof").household()
        #expect(await brokenRule { _ = try await other.updateHost("a.example") } == "Another household has this host name")
        #expect(try await other.updateHost("B.example") == "b.example")
        #expect(try await other.updateHost("b.example") == "b.example")
        let first = try await installation.live.ownerContainer(defaults: Self.defaults, household: "Lindenhof").household()
        #expect(try await first.updateHost(nil) == nil)
        #expect(try await other.updateHost("a.example") == "a.example")
        let hosts = try await installation.live.database.read { connection throws in
            let repository = HouseholdRepository(connection)
            return try repository.all().map { try repository.host(of: $0.id) }
        }
        #expect(hosts == [nil, "a.example"])
    }

    @Test func membersWhoAreSignedInAreRefused() async throws {
        let (installation, token) = try await TestInstallation.withOwner()
        let owner = try await installation.container(token)
        await #expect(throws: ServiceError.unauthorized) { _ = try await owner.households().fetchHouseholds() }
        await #expect(throws: ServiceError.unauthorized) {
            _ = try await owner.households().addHousehold(HouseholdDraft(name: "Other", currency: .euro, timeZone: nil))
        }
        await #expect(throws: ServiceError.unauthorized) { _ = try await owner.household().updateHost("a.example") }
    }
}
