import Foundation
import HouseholdModel
import MembersModel
import Models
import NotificationsModel
import PeopleModel
import ServiceKit
import Services
import TestSupport
import TestTools
import Testing
import TransferModel

@testable import Installation

/// Changes that require a recently confirmed passphrase and are logged in the security log.
struct ConfirmedChangesTests {

    /// All such changes, as done in the browser.
    enum Deed: CaseIterable, Sendable {
        case email, name, endSession, endOtherSessions, calendarAddress, channel, addMember, changeRole, disable, reset, invite, resetLink,
            handOver,
            remove
        case enableCodes, confirmCodes, disableCodes, renewCodes, addPasskey, removePasskey, exportEverything, backup, limits
        case beneficiary, beneficiaryNumber, person, personIBAN, guestLink

        /// The logged event; nil: covered by another test.
        var event: SecurityEvent.Kind? {
            switch self {
            case .email: .emailChanged
            case .name: .nameChanged
            case .endSession, .endOtherSessions: .sessionEnded
            case .calendarAddress: .calendarAddressMade
            case .channel: .channelAdded
            case .addMember: .memberAdded
            case .changeRole: .roleChanged
            case .disable: .memberDisabled
            case .reset: .passphraseReset
            case .invite: .invitationMade
            case .resetLink: .resetLinkMade
            case .handOver: .roleChanged
            case .remove: .memberRemoved
            case .addPasskey: .passkeyAdded
            case .removePasskey: .passkeyRemoved
            case .exportEverything: .exported
            case .backup: .backedUp
            case .beneficiary, .beneficiaryNumber, .person, .personIBAN: .paymentNumberChanged
            case .guestLink: .guestLinkMade
            case .enableCodes, .confirmCodes, .disableCodes, .renewCodes, .limits: nil
            }
        }
    }

    private func act(_ deed: Deed, _ services: DependencyContainer, other: ID<Session>, folder: TemporaryFolder) async throws {
        let members = services.members()
        switch deed {
        case .email:
            var settings = try await services.notifications().fetchSettings()
            settings.email = "tamara@example.org"
            _ = try await services.notifications().updateSettings(settings)
        case .name:
            var profile = try await members.fetchProfile()
            profile.name = "tamara2"
            _ = try await members.updateProfile(profile)
        case .endSession: try await services.security().endSession(id: other)
        case .endOtherSessions: try await services.security().endOtherSessions()
        case .calendarAddress: _ = try await services.notifications().makeFeed()
        case .channel: _ = try await services.channels().addWebhook(WebhookDraft(name: "", url: "https://hook.example.org/"))
        case .addMember:
            _ = try await members.addMember(name: "mia", displayName: "", role: nil, passphrase: TestInstallation.givenPassphrase)
        case .changeRole: _ = try await members.changeRole(id: try await members.findMember("otto").id, to: .viewer)
        case .disable: _ = try await members.disableMember(id: try await members.findMember("otto").id)
        case .reset:
            _ = try await members.resetMember(id: try await members.findMember("otto").id, passphrase: TestInstallation.givenPassphrase)
        case .invite: _ = try await services.invitations().invite(role: .member, name: "", days: 7)
        case .resetLink: _ = try await services.invitations().makeResetLink(member: try await members.findMember("otto").id)
        case .handOver: try await services.membership().handOver(to: try await members.findMember("otto").id)
        case .remove: try await services.membership().removeMember(id: try await members.findMember("otto").id, handingOverTo: nil)
        case .enableCodes: _ = try await services.security().enableCodes()
        case .confirmCodes: _ = try await services.security().confirmCodes("000000")
        case .disableCodes: _ = try await services.security().disableCodes()
        case .renewCodes: _ = try await services.security().renewBackupCodes()
        case .addPasskey: _ = try await SoftwareAuthenticator.added(by: services)
        case .removePasskey:
            try await services.passkeys().remove(id: try #require(try await services.passkeys().fetchPasskeys().first).id)
        case .exportEverything: try await services.exports().export(ExportRequest(format: .json)) { _ in }
        case .backup: try await services.backup().backup(to: folder.file("copy.sqlite"))
        case .beneficiary:
            _ = try await services.beneficiaries().addBeneficiary(try Self.party("DE02120300000000202051"), isFavorite: false, key: nil)
        case .beneficiaryNumber:
            var beneficiary = try #require(try await services.beneficiaries().fetchBeneficiaries(search: "").first)
            beneficiary.party = try Self.party("DE02500105170137075030")
            _ = try await services.beneficiaries().updateBeneficiary(beneficiary)
        case .person:
            _ = try await services.people().addPerson(PersonDraft(name: "Ben", iban: "DE02120300000000202051"))
        case .personIBAN:
            let person = try #require(try await services.people().fetchPeople().people.first).person
            _ = try await services.people().updatePerson(
                id: person.id, PersonDraft(name: person.name, iban: "DE02500105170137075030"), revision: person.revision)
        case .guestLink:
            let group = try #require(try await services.people().fetchPeople().groups.first).group
            _ = try await services.people().addGuestLink(group: group.id, canWrite: false, days: 30)
        case .limits: try await services.transfers().setLimits(TransferLimits(confirmation: nil, daily: nil))
        }
    }

    /// Makes what a change needs.
    private func prepare(_ deed: Deed, _ services: DependencyContainer) async throws {
        switch deed {
        case .beneficiaryNumber:
            _ = try await services.beneficiaries().addBeneficiary(try Self.party("DE02120300000000202051"), isFavorite: false, key: nil)
        case .personIBAN: _ = try await services.people().addPerson(PersonDraft(name: "Ben"))
        case .guestLink:
            let person = try await services.people().addPerson(PersonDraft(name: "Ben"))
            _ = try await services.people().addGroup(
                PeopleGroupDraft(
                    name: "Trip", currency: services.context.household.currency, members: [.init(person: nil), .init(person: person.id)]))
        case .removePasskey: _ = try await SoftwareAuthenticator.added(by: services)
        default: break
        }
    }

    private static func party(_ iban: String) throws -> PaymentParty { PaymentParty(name: "Maeve Doyle", number: .iban(try IBAN(iban))) }

    @Test(arguments: Deed.allCases)
    func itAsksForThePassphraseAgainAndIsLogged(deed: Deed) async throws {
        let (installation, token) = try await TestInstallation.withOwner()
        let folder = try TemporaryFolder()
        _ = try await installation.add("otto", .member, by: token)
        let elsewhere = try await installation.signIn("tamara")
        let other = try await installation.session(elsewhere).session
        let services = try await installation.container(token)
        try await prepare(deed, services)
        installation.clock.move(minutes: 11)
        let before = try await services.security().fetchEvents(limit: 100).count
        await #expect(throws: ServiceError.confirmationNeeded) { try await act(deed, services, other: other, folder: folder) }
        #expect(try await services.security().fetchEvents(limit: 100).count == before)
        #expect(try await installation.auth.session(elsewhere, isUse: false) != nil)
        #expect(folder.names == [])
        guard let event = deed.event else { return }
        try await services.security().confirm(passphrase: TestInstallation.passphrase)
        try await act(deed, services, other: other, folder: folder)
        let log = try await services.security().fetchEvents(limit: 100)
        #expect(log.first?.kind == event)
        #expect(log.first?.address == TestInstallation.origin.address)
        // The members concerned receive a security notification.
        let told = try await services.notifications().fetchNotifications(after: nil, limit: 1).notifications.first?.content
        #expect(told?.kind == .securityEvent && (told?.detail == event.rawValue || deed == .reset))
    }

    @Test func whatIsNotOfThatKindDoesNotAsk() async throws {
        let (installation, token) = try await TestInstallation.withOwner()
        let services = try await installation.container(token)
        let account = try await services.accounts().addAccount(AccountDraft(name: "Purse", kind: .cash, currency: installation.euro))
            .account
        let made = try await services.notifications().makeFeed()
        let kept = try await services.beneficiaries().addBeneficiary(
            try Self.party("DE02120300000000202051"), isFavorite: false, key: nil)
        installation.clock.move(minutes: 11)
        var profile = try await services.members().fetchProfile()
        profile.displayName = "Tamara"
        profile.appearance = .dark
        _ = try await services.members().updateProfile(profile)
        var settings = try await services.notifications().fetchSettings()
        settings.leadDays = 7
        _ = try await services.notifications().updateSettings(settings)
        try await services.exports().export(ExportRequest(format: .csv, account: account.id)) { _ in }
        var beneficiary = try await services.beneficiaries().setFavorite(id: kept.id, true)
        beneficiary.party.name = "Maeve D. Doyle"
        _ = try await services.beneficiaries().updateBeneficiary(beneficiary)
        _ = try await services.people().addPerson(PersonDraft(name: "Ben"))
        // Ending an address or the current session needs no confirmation.
        try await services.notifications().revokeFeed(id: made.feed.id)
        try await services.security().endSession(id: try await installation.session(token).session)
    }

    @Test func theCommandLineIsNotAskedAndIsLoggedAsNobody() async throws {
        let folder = try TemporaryFolder()
        let installation = try TestInstallation(path: folder.file("coffer.db"))
        let token = try await installation.setUp()
        let household = try await installation.session(token).household
        let owner = DependencyContainer(live: installation.live.ownerContext(of: household))
        try await owner.exports().export(ExportRequest(format: .json)) { _ in }
        try await owner.backup().backup(to: folder.file("copy.sqlite"))
        let log = try await owner.security().fetchEvents(limit: 2)
        #expect(log.map(\.kind) == [.backedUp, .exported])
        #expect(log.allSatisfy { $0.member == nil && $0.address.isEmpty })
    }

    @Test func theDailyCopiesAreNoEvents() async throws {
        let folder = try TemporaryFolder()
        let installation = try TestInstallation(path: folder.file("coffer.db"))
        let token = try await installation.setUp()
        #expect(try await installation.live.backup(to: folder.file("daily.sqlite")))
        let log = try await installation.container(token).security().fetchEvents(limit: 10)
        #expect(!log.contains { $0.kind == .backedUp })
    }

    @Test func ownersAreToldWhoTookDataOut() async throws {
        let household = try await NotificationHousehold.with([("otto", .viewer)])
        try await household.container("otto").exports().export(ExportRequest(format: .csv)) { _ in }
        let told = try await household.told("tamara")
        #expect(told.map(\.detail) == ["exported"] && told.map(\.subject) == ["otto"])
        #expect(try await household.told("otto") == [])
    }
}
