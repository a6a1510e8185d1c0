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

    @Test func itArrivesWhateverTheSettingsAndOnceAMinute() async throws {
        let house = try await MailHousehold()
        let services = try await house.notifications(mail: house.transport)
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
        let without = try await house.notifications(mail: nil)
        #expect(await !without.canMail())
        #expect(await brokenRule { try await without.sendTest() } == "This server sends no e-mail")
        let with = try await house.notifications(mail: house.transport)
        #expect(await brokenRule { try await with.sendTest() } == "Enter your e-mail address and save it first")
    }
}
