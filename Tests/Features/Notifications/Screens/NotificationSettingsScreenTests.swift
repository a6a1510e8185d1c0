import App
import Installation
import Localization
import Models
import Navigation
import NotificationsModel
import ScreenTestSupport
import Services
import Testing

struct NotificationSettingsScreenTests {
    private static let path = "/more/notifications"

    /// What the form sends where nothing was touched but what is named.
    private static func fields(_ changed: [(String, String)] = [], revision: Int64 = 0) -> [(String, String)] {
        let untouched = [
            ("revision", String(revision)), ("transaction.app", "1"), ("due.app", "1"), ("system.app", "1"), ("days-ahead", "3"),
            ("from-this-amount-on", ""), ("e-mail-address", ""), ("transaction.mail", "1"), ("due.mail", "1"), ("system.mail", "0"),
            ("one-message-a-day", "0"), ("at", "8"), ("quiet-from", ""), ("quiet-until", ""),
            ("summary-weekday", ""), ("summary-hour", "8"),
        ]
        return untouched.map { field in changed.first { $0.0 == field.0 } ?? field }
    }

    @Test func aViewerSaysWhatTheyWantToBeTold() async throws {
        let viewer = try await Browser.signedIn().signedIn(as: .viewer)
        let page = try await viewer.open(Self.path)
        #expect(page.status == .found && page.misuses == [])
        let (outcome, _) = try await viewer.press(
            "save", on: Self.path,
            fields: Self.fields([
                ("due.app", "0"), ("days-ahead", "7"), ("from-this-amount-on", "1,250.50"), ("e-mail-address", "grace@example.org"),
                ("system.mail", "1"), ("one-message-a-day", "1"), ("at", "18"), ("quiet-from", "1320"), ("quiet-until", "420"),
                ("summary-weekday", "7"), ("summary-hour", "19"),
            ]))
        #expect(outcome == .stayed(notice: Notice("Saved")))
        let settings = try await viewer.services().notifications().fetchSettings()
        let expected = NotificationSettings(
            mutedTypes: [.due], mailedTypes: [.security, .transaction, .due, .system], email: "grace@example.org", leadDays: 7,
            minimumAmount: Money(minorUnits: 1_250_50, currency: try #require(Currency(code: "EUR"))),
            quietHours: QuietHours(start: 1_320, end: 420), isDigest: true, digestHour: 18,
            summary: WeeklySummary(weekday: 7, hour: 19, since: viewer.now), revision: 1)
        #expect(settings == expected)
    }

    @Test func whatIsWrongIsSaidBesideItsFieldAndWhatWasTypedStays() async throws {
        let browser = try await Browser.signedIn()
        let (outcome, screen) = try await browser.press(
            "save", on: Self.path,
            fields: Self.fields([
                ("days-ahead", "31"), ("from-this-amount-on", "a lot"), ("quiet-from", "1320"), ("e-mail-address", "grace"),
            ]))
        #expect(outcome == .invalid)
        for sentence in ["Enter a number from 0 to 30", "The amount must be a valid number", "Choose both times, or neither"] {
            #expect(screen.html.contains(sentence))
        }
        for typed in ["value=\"31\"", "value=\"a lot\"", "value=\"grace\""] { #expect(screen.html.contains(typed)) }
        let (second, again) = try await browser.press("save", on: Self.path, fields: Self.fields([("e-mail-address", "grace")]))
        #expect(second == .invalid && again.html.contains("Enter an e-mail address such as name@example.org"))
        #expect(try await browser.services().notifications().fetchSettings() == NotificationSettings())
    }

    @Test func securityCannotBeSwitchedOffByAForgedForm() async throws {
        let browser = try await Browser.signedIn()
        let fields = Self.fields([("due.app", "0")]) + [("security.app", "0"), ("security.mail", "0")]
        _ = try await browser.press("save", on: Self.path, fields: fields)
        let settings = try await browser.services().notifications().fetchSettings()
        #expect(settings.mutedTypes == [.due] && settings.mailedTypes.contains(.security))
    }

    @Test func anotherAddressAsksForThePassphraseAndKeepsWhatWasTyped() async throws {
        let viewer = try await Browser.signedIn().signedIn(as: .viewer)
        viewer.wait(minutes: 11)
        let typed = Self.fields([("days-ahead", "9"), ("e-mail-address", "grace@example.org")])
        let (asked, page) = try await viewer.press("save", on: Self.path, fields: typed)
        #expect(asked == .invalid)
        #expect(page.html.contains("Enter your passphrase to save.") && page.html.contains("value=\"grace@example.org\""))
        #expect(page.misuses == [])
        #expect(try await viewer.services().notifications().fetchSettings() == NotificationSettings())
        let (saved, _) = try await viewer.press(
            "save", on: Self.path, fields: typed + [("asks-passphrase", "1"), ("confirm-passphrase", Browser.passphrase)])
        #expect(saved == .stayed(notice: Notice("Saved")))
        #expect(try await viewer.services().notifications().fetchSettings().email == "grace@example.org")
        viewer.wait(minutes: 11)
        // Everything else is saved without.
        let fields = Self.fields([("days-ahead", "12"), ("e-mail-address", "grace@example.org")], revision: 1)
        #expect(try await viewer.press("save", on: Self.path, fields: fields).outcome == .stayed(notice: Notice("Saved")))
    }

    @Test func aNewCalendarAddressAsksForThePassphrase() async throws {
        let browser = try await Browser.signedIn()
        browser.wait(minutes: 11)
        let asking = Link(.notifications(.settings), query: [QueryItem("step", "calendar")])
        #expect(try await browser.press("make-address", on: Self.path).outcome == .moved(asking, notice: nil))
        let page = try await browser.open(asking.path)
        #expect(page.html.contains("Enter your passphrase to make a calendar address.") && page.misuses == [])
        #expect(page.html.contains("<dialog class=\"open-dialog\" open") && page.html.contains("Days ahead"))
        let (wrong, _) = try await browser.press("continue", on: asking.path, fields: [("passphrase", "something else entirely")])
        #expect(wrong == .invalid)
        #expect(try await browser.services().notifications().fetchFeeds() == [])
        let (made, screen) = try await browser.press("continue", on: asking.path, fields: [("passphrase", Browser.passphrase)])
        #expect(made == .shows && screen.html.contains("http://localhost:8080/calendar/"))
        #expect(try await browser.services().notifications().fetchFeeds().count == 1)
    }

    @Test func changesOfAnotherWindowAreShownAndAskedAbout() async throws {
        let browser = try await Browser.signedIn()
        _ = try await browser.press("save", on: Self.path, fields: Self.fields([("days-ahead", "10")]))
        let (outcome, screen) = try await browser.press("save", on: Self.path, fields: Self.fields([("days-ahead", "20")]))
        #expect(outcome == .invalid)
        #expect(screen.html.contains("These settings were changed elsewhere in the meantime"))
        #expect(Self.stored(in: screen.html).contains("10") && screen.html.contains("value=\"20\""), "\(Self.stored(in: screen.html))")
        #expect(screen.html.contains("name=\"revision\" value=\"1\""))
        _ = try await browser.press("save", on: Self.path, fields: Self.fields([("days-ahead", "20")], revision: 1))
        #expect(try await browser.services().notifications().fetchSettings().leadDays == 20)
    }

    /// What is stored now, as the list beside the form says it.
    private static func stored(in html: String) -> [String] {
        guard let start = html.firstRange(of: "As it is now") else { return [] }
        return html[start.upperBound...].split(separator: "<dd").dropFirst().map { part in
            part.drop { $0 != ">" }.dropFirst().prefix { $0 != "<" }.filter { $0 != " " }
        }
    }

    @Test func aServerThatSendsNothingSaysHowItWould() async throws {
        let html = try await Browser.signedIn().open(Self.path).html
        #expect(html.contains("COFFER_SMTP_URL") && !html.contains("Send a test message"))
    }
}
