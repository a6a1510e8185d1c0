import Mail
import Models
import NotificationsModel
import ServiceKit
import Services
import Storage
import TestSupport
import TestTools
import Testing

@testable import Installation

/// The test message of the notification settings.
struct TestMessageTests {

    private func services(_ house: MailHousehold, mail: (any MailTransport)?) async throws -> any NotificationServiceProtocol {
        let clock = house.installation.clock
        let live = LiveInstallation(
            database: house.installation.database, clock: InstallationClock(now: { clock.now }), scrypt: TestInstallation.cheap, mail: mail)
        return live.container(for: try await house.installation.session(house.token)).notifications()
    }

    @Test func itArrivesWhateverTheSettingsAndOnceAMinute() async throws {
        let house = try await MailHousehold()
        let services = try await services(house, mail: house.transport)
        #expect(await services.canMail())
        try await services.sendTest()
        #expect(await brokenRule { try await services.sendTest() } == "A test message was sent a moment ago; wait a minute for the next")
        try await house.deliver()
        #expect(house.transport.taken.map(\.subject) == ["Test message"])
        house.installation.clock.move(minutes: 1)
        try await services.sendTest()
        try await house.deliver()
        #expect(house.transport.taken.count == 2)
    }

    @Test func withoutAServerOrAnAddressItSaysSo() async throws {
        let house = try await MailHousehold(email: nil)
        let without = try await services(house, mail: nil)
        #expect(await !without.canMail())
        #expect(await brokenRule { try await without.sendTest() } == "This server sends no e-mail")
        let with = try await services(house, mail: house.transport)
        #expect(await brokenRule { try await with.sendTest() } == "Enter your e-mail address and save it first")
    }
}
