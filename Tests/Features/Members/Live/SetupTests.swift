import Installation
import MembersModel
import Models
import ServiceKit
import Services
import Storage
import TestSupport
import Testing

struct SetupTests {

    @Test func theFirstStartMakesHouseholdAndOwner() async throws {
        let installation = try TestInstallation()
        #expect(try await installation.auth.needsSetup())
        #expect(try await installation.auth.householdForSetup() == nil)
        let session = try await installation.session(try await installation.setUp())
        #expect(session.profile.name == "tamara")
        #expect(session.profile.role == .owner)
        #expect(session.profile.locale == "de-DE")
        #expect(session.household.name == "Lindenhof")
        #expect(try await !installation.auth.needsSetup())
        let categories = try await installation.live.container(for: session).categories().fetchCategories(includingArchived: true)
        #expect(categories.count == StandardCategory.allCases.count)
    }

    @Test func setupTakesOverTheHouseholdOfTheCommandLine() async throws {
        let installation = try TestInstallation()
        let owner = try await installation.live.ownerContainer(
            defaults: HouseholdDefaults(name: "Household", currency: installation.euro, timeZone: "UTC"))
        let account = try await owner.accounts().addAccount(AccountDraft(name: "Purse", kind: .cash, currency: installation.euro))
        #expect(try await installation.auth.needsSetup())
        #expect(try await installation.auth.householdForSetup()?.name == "Household")
        let session = try await installation.session(try await installation.setUp())
        #expect(session.household.name == "Lindenhof")
        #expect(session.household.timeZone == "Europe/Berlin")
        let accounts = try await installation.live.container(for: session).accounts().fetchAccounts(includingArchived: false)
        #expect(accounts.map(\.account.id) == [account.account.id])
    }

    @Test func ofSeveralHouseholdsThatAreNotSetUpNoneIsTakenOver() async throws {
        let installation = try TestInstallation()
        let defaults = HouseholdDefaults(name: "Household", currency: installation.euro, timeZone: "UTC")
        let ids = installation.database.ids
        for _ in 0..<2 {
            _ = try await installation.database.write(nil, []) {
                try HouseholdFactory(connection: $0, ids: ids, now: 0).make(defaults)
            }
        }
        #expect(try await installation.auth.needsSetup())
        #expect(try await installation.auth.householdForSetup() == nil)
        #expect(try await installation.session(try await installation.setUp()).household.name == "Lindenhof")
        let names = try await installation.database.read { try HouseholdRepository($0).all().map(\.name) }
        #expect(names.sorted() == ["Household", "Household", "Lindenhof"])
    }

    @Test func ofSeveralAtOnceOneSetsUp() async throws {
        let installation = try TestInstallation()
        let made = await withTaskGroup(of: Bool.self) { group in
            for number in 0..<8 {
                group.addTask {
                    (try? await installation.auth.setUp(installation.draft(name: "n\(number)"), from: TestInstallation.origin)) != nil
                }
            }
            return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
        }
        #expect(made == 1)
        let households = try await installation.database.read { try HouseholdRepository($0).all().map(\.id) }
        #expect(households.count == 1)
        #expect(try await installation.database.read { try MemberRepository($0, household: households[0]).all().count } == 1)
        #expect(try await installation.auth.householdForSetup() == nil)
        #expect(await brokenRule { try await installation.setUp() } == "Coffer was set up already; sign in")
    }

    @Test func anOwnerFromTheCommandLineEndsTheSetup() async throws {
        let installation = try TestInstallation()
        let owner = try await installation.live.ownerContainer(
            defaults: HouseholdDefaults(name: "Household", currency: installation.euro, timeZone: "UTC"))
        _ = try await owner.members().addMember(name: "vera", displayName: "", role: .viewer, passphrase: TestInstallation.passphrase)
        #expect(try await installation.auth.needsSetup())
        let first = try await owner.members().addMember(name: "otto", displayName: "", role: nil, passphrase: TestInstallation.passphrase)
        #expect(first.role == .owner)
        #expect(try await !installation.auth.needsSetup())
        let second = try await owner.members().addMember(name: "mia", displayName: "", role: nil, passphrase: TestInstallation.passphrase)
        #expect(second.role == .member)
    }

    @Test func whatIsWrongIsSaidAndNothingIsMade() async throws {
        let installation = try TestInstallation()
        var draft = installation.draft()
        draft.passphrase = "short"
        #expect(
            await brokenRule { _ = try await installation.auth.setUp(draft, from: TestInstallation.origin) }
                == "A passphrase has at least 12 characters")
        draft.passphrase = "lindenhof 123"
        #expect(
            await brokenRule { _ = try await installation.auth.setUp(draft, from: TestInstallation.origin) }
                == "This passphrase is easily guessed because it is made of your name or your household's name; choose a few words that do "
                + "not belong together")
        draft = installation.draft(name: " ")
        #expect(
            await brokenRule { _ = try await installation.auth.setUp(draft, from: TestInstallation.origin) } == "Sign-in name is required")
        draft = installation.draft()
        draft.timeZone = "Europe/Nowhere"
        #expect(
            await brokenRule { _ = try await installation.auth.setUp(draft, from: TestInstallation.origin) } == "The time zone is not known"
        )
        #expect(try await installation.auth.householdForSetup() == nil)
    }
}
