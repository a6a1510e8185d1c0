import App
import Installation
import Localization
import Models
import Navigation
import NotificationsModel
import ScreenTestSupport
import Services
import TestSupport
import Testing

/// The screens of devices and services. No script runs here, so the fields are filled as it would fill them.
struct ChannelScreenTests {
    private static let settings = "/more/notifications"
    private static let device = "/more/notifications/channels/device"
    private static let ntfy = "/more/notifications/channels/ntfy"
    private static let webhook = "/more/notifications/channels/webhook"

    private static let fields = [
        ("endpoint", "https://push.example.org/send/1"),
        ("key", "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"),
        ("secret", "BTBZMqHH6r4Tts7J_aSIgg"),
    ]

    private static let topic = [
        ("server", "https://ntfy.example.org"), ("topic", "harbour"), ("access-token", "tk_secret"), ("name", "Doorbell"),
    ]

    private func browser() async throws -> Browser { try await Browser.signedIn(outgoing: RecordingTransport()) }

    private func only(_ browser: Browser) async throws -> Channel {
        let channels = try await browser.services().channels().fetchChannels()
        #expect(channels.count == 1)
        return try #require(channels.first)
    }

    @Test func aDeviceIsTurnedOnByAViewer() async throws {
        let viewer = try await browser().signedIn(as: .viewer)
        let page = try await viewer.open(Self.device)
        #expect(page.misuses == [] && page.html.contains("data-push=\"B") && page.html.contains("data-push-missing"))
        let (outcome, _) = try await viewer.press("turn-on", on: Self.device, fields: Self.fields)
        #expect(outcome == .moved(Link(.notifications(.settings)), notice: Notice("This device receives notifications")))
        let channel = try await only(viewer)
        let list = try await viewer.open(Self.settings)
        #expect(list.misuses == [] && list.html.contains("push.example.org"))
        #expect(list.html.contains("data-device=\"\(try #require(channel.printText))\""))
        #expect(try await viewer.open(Self.device).html.contains("data-devices=\"\(try #require(channel.printText))\""))
    }

    @Test func whatTheBrowserDidNotHandOverIsSaid() async throws {
        let (outcome, screen) = try await browser().press("turn-on", on: Self.device)
        #expect(outcome == .invalid && screen.html.contains("The browser did not hand over its address"))
    }

    @Test func aDeviceAsksForThePassphraseAndKeepsWhatWasHandedOver() async throws {
        let browser = try await browser()
        browser.wait(minutes: 11)
        let (asked, page) = try await browser.press("turn-on", on: Self.device, fields: Self.fields)
        #expect(asked == .invalid && page.html.contains("https://push.example.org/send/1") && page.misuses == [])
        let (saved, _) = try await browser.press(
            "turn-on", on: Self.device, fields: Self.fields + [("asks-passphrase", "1"), ("confirm-passphrase", Browser.passphrase)])
        #expect(saved == .moved(Link(.notifications(.settings)), notice: Notice("This device receives notifications")))
    }

    @Test func aTopicIsAddedTestedAndRemoved() async throws {
        let browser = try await browser()
        let (added, _) = try await browser.press("add-ntfy", on: Self.ntfy, fields: Self.topic)
        let channel = try await only(browser)
        let path = "/more/notifications/channels/\(channel.id)"
        #expect(added == .moved(Link(.notifications(.channel(channelId: channel.id.description))), notice: Notice("Added: \("Doorbell")")))
        let page = try await browser.open(path)
        #expect(page.misuses == [] && page.html.contains("ntfy.example.org") && !page.html.contains("tk_secret"))
        browser.wait(minutes: 2)
        let (tested, _) = try await browser.press("test", on: path)
        #expect(tested == .stayed(notice: Notice("A test message is on its way")))
        let (ended, _) = try await browser.press("end", on: path, confirmed: true)
        guard case .moved(let link, let notice) = ended else {
            Issue.record("\(ended)")
            return
        }
        #expect(link == Link(.notifications(.settings)) && notice?.text.english == "Doorbell receives no more notifications")
        #expect(try await browser.services().channels().fetchChannels() == [])
    }

    @Test func whatIsWrongIsSaidAtItsField() async throws {
        let (outcome, screen) = try await browser().press(
            "add-ntfy", on: Self.ntfy, fields: [("server", "ntfy.example.org"), ("topic", "harbour")])
        #expect(outcome == .invalid && screen.html.contains("Enter the address of the server") && screen.html.contains("value=\"harbour\""))
        let (other, page) = try await browser().press("add-webhook", on: Self.webhook, fields: [("address", "example.org")])
        #expect(other == .invalid && page.html.contains("Enter an address such as https://example.org/coffer"))
    }

    @Test func theSecretOfAWebhookIsShownOnce() async throws {
        let browser = try await browser()
        let (made, screen) = try await browser.press("add-webhook", on: Self.webhook, fields: [("address", "https://hook.example.org/x")])
        #expect(made == .shows && screen.html.contains("whsec_"))
        let channel = try await only(browser)
        #expect(channel.name == "hook.example.org")
        for path in [Self.webhook, "/more/notifications/channels/\(channel.id)", Self.settings] {
            #expect(try await !browser.open(path).html.contains("whsec_"))
        }
    }

    @Test func showingAmountsAsksForThePassphrase() async throws {
        let browser = try await browser()
        _ = try await browser.press("add-ntfy", on: Self.ntfy, fields: Self.topic)
        let id = try await only(browser).id.description
        let path = "/more/notifications/channels/\(id)"
        browser.wait(minutes: 11)
        let asking = Link(.notifications(.channel(channelId: id)), query: [QueryItem("step", "amounts")])
        #expect(try await browser.press("show-amounts", on: path).outcome == .moved(asking, notice: nil))
        let page = try await browser.open(asking.path)
        #expect(page.misuses == [] && page.html.contains("Enter your passphrase to show amounts."))
        _ = try await browser.press("continue", on: asking.path, fields: [("passphrase", Browser.passphrase)])
        #expect(try await only(browser).showsAmounts)
        _ = try await browser.press("hide-amounts", on: path)
        #expect(try await !only(browser).showsAmounts)
    }

    @Test func anotherMembersChannelHasNoPage() async throws {
        let browser = try await browser()
        _ = try await browser.press("add-ntfy", on: Self.ntfy, fields: Self.topic)
        let id = try await only(browser).id
        let other = try await browser.signedIn(as: .owner)
        #expect(try await other.open("/more/notifications/channels/\(id)").status == .notFound)
        #expect(try await !other.open(Self.settings).html.contains("Doorbell"))
    }

    @Test func aServerThatCannotSendOffersNothing() async throws {
        let html = try await Browser.signedIn().open(Self.settings).html
        #expect(html.contains("This server sends nothing to other servers") && !html.contains("Add webhook"))
        #expect(try await !Browser.signedIn().open(Self.device).html.contains("data-push="))
    }
}
