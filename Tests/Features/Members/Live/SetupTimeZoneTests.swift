import Installation
import Localization
import MembersModel
import Models
import ServiceKit
import Services
import TestSupport
import Testing

/// Time zones and field errors of the setup.
@Suite struct SetupTimeZoneTests {
    @Test func aHouseholdThatTheCommandLineMadeOnAServerCanBeFinished() async throws {
        let installation = try TestInstallation()
        _ = try await installation.live.ownerContainer(
            defaults: HouseholdDefaults(name: "Household", currency: installation.euro, timeZone: "Etc/UTC"))
        let household = try #require(try await installation.auth.householdForSetup())
        #expect(household.timeZone == "UTC")
        var draft = installation.draft()
        draft.timeZone = household.timeZone
        let session = try await installation.session(try await installation.auth.setUp(draft, from: TestInstallation.origin))
        #expect(session.household.timeZone == "UTC")
    }

    @Test(arguments: ["Etc/UTC", "GMT", "Zulu", "Asia/Calcutta", "Asia/Kolkata", "Europe/Kiev", "America/Buenos_Aires"])
    func namesThatBrowsersAndServersSayAreTaken(zone: String) async throws {
        let installation = try TestInstallation()
        var draft = installation.draft()
        draft.timeZone = zone
        #expect(await installation.auth.violations(of: draft) == SetupViolations())
        let session = try await installation.session(try await installation.auth.setUp(draft, from: TestInstallation.origin))
        #expect(HouseholdRule.timeZones.contains(session.household.timeZone))
    }

    @Test func eachProblemIsSaidOfItsOwnField() async throws {
        let installation = try TestInstallation()
        var draft = installation.draft(name: " ")
        draft.timeZone = "Mars/Olympus"
        draft.householdName = " "
        draft.passphrase = "short"
        #expect(
            await installation.auth.violations(of: draft)
                == SetupViolations(
                    name: "Sign-in name is required", passphrase: "A passphrase has at least \(12) characters",
                    householdName: "Household name is required", timeZone: "The time zone is not known"))
        draft = installation.draft()
        draft.timeZone = "Mars/Olympus"
        #expect(await installation.auth.violations(of: draft) == SetupViolations(timeZone: "The time zone is not known"))
    }
}
