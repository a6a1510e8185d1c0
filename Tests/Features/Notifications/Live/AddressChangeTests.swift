import Mail
import MembersModel
import Models
import NotificationsModel
import ServiceKit
import Services
import Storage
import TestSupport
import TestTools
import Testing

@testable import Installation

/// The previous e-mail address is notified of its change.
struct AddressChangeTests {

    private func change(_ services: any NotificationServiceProtocol, to email: String?) async throws {
        var settings = try await services.fetchSettings()
        settings.email = email
        _ = try await services.updateSettings(settings)
    }

    @Test func theOldAddressIsToldAndNotWhichTheNewOneIs() async throws {
        let house = try await MailHousehold()
        let services = try await house.notifications(mail: house.transport)
        try await change(services, to: "mallory@example.net")
        try await house.deliver()
        let old = try #require(house.transport.taken.first { $0.recipient.text == "tamara@example.org" })
        #expect(old.subject == "Your e-mail address in Coffer was changed")
        #expect(old.body.contains("The e-mail address of tamara in Coffer was changed.") && !old.body.contains("mallory"))
        // Security notifications go to the new address as usual.
        #expect(house.transport.taken.filter { $0.recipient.text == "mallory@example.net" }.map(\.subject) == ["E-mail address changed"])
        #expect(house.transport.taken.count == 2)
        try await house.deliver()
        #expect(house.transport.taken.count == 2)
    }

    @Test func itIsToldInTheLanguageOfTheMember() async throws {
        let house = try await MailHousehold()
        let session = try await house.installation.session(house.token)
        let members = house.installation.live.container(for: session).members()
        var profile = try await members.fetchProfile()
        profile.language = .german
        _ = try await members.updateProfile(profile)
        try await change(try await house.notifications(mail: house.transport), to: "mallory@example.net")
        try await house.deliver()
        let old = try #require(house.transport.taken.first { $0.recipient.text == "tamara@example.org" })
        #expect(old.subject == "Deine E-Mail-Adresse in Coffer wurde geändert")
        #expect(old.body.contains("Wenn du es nicht warst"))
    }

    @Test func anAddressThatIsTakenAwayIsToldAlsoWhereTheMemberIsLockedOutSince() async throws {
        let house = try await MailHousehold()
        let services = try await house.notifications(mail: house.transport)
        try await change(services, to: nil)
        try await house.write { _ = try $0.execute("UPDATE member SET is_disabled = 1") }
        try await house.deliver()
        #expect(house.transport.taken.map(\.recipient.text) == ["tamara@example.org"])
    }

    @Test func theFirstAddressAndAnUnchangedOneTellNobody() async throws {
        let house = try await MailHousehold(email: nil)
        let services = try await house.notifications(mail: house.transport)
        try await change(services, to: "tamara@example.org")
        try await house.deliver()
        #expect(house.transport.taken.isEmpty)
        var settings = try await services.fetchSettings()
        settings.leadDays = 9
        _ = try await services.updateSettings(settings)
        try await house.deliver()
        #expect(house.transport.taken.isEmpty)
    }

    @Test func withoutAMailServerNothingWaitsToBeSent() async throws {
        let house = try await MailHousehold()
        try await change(try await house.notifications(mail: nil), to: "other@example.org")
        #expect(try await house.messages().isEmpty)
    }

    @Test func nobodyIsFloodedByChangingBackAndForth() async throws {
        let house = try await MailHousehold()
        let services = try await house.notifications(mail: house.transport)
        for number in 1...5 { try await change(services, to: "victim\(number)@example.net") }
        #expect(
            await brokenRule { try await change(services, to: "tamara@example.org") }
                == "The e-mail address was changed 5 times within an hour; try again later")
        #expect(try await services.fetchSettings().email == "victim5@example.net")
    }
}
