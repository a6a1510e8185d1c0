import App
import Installation
import Localization
import MembersModel
import Models
import Navigation
import ScreenTestSupport
import Services
import Testing

struct SessionsScreenTests {
    private let path = "/more/sessions"
    private let firefox = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0"

    private func signInElsewhere(_ browser: Browser, _ userAgent: String) async throws -> String {
        let origin = SignInOrigin(address: "192.0.2.7", userAgent: userAgent)
        guard
            case .signedIn(let token) = try await browser.installation.auth.signIn(
                name: "ada", passphrase: Browser.passphrase, from: origin)
        else { throw NotSignedIn() }
        return token
    }

    @Test func eachBrowserIsNamedInWordsWithItsAddress() async throws {
        let browser = try await Browser.signedIn()
        _ = try await signInElsewhere(browser, firefox)
        let screen = try await browser.open(path)
        #expect(screen.html.contains("Firefox on Windows"))
        #expect(screen.html.contains("192.0.2.7"))
        #expect(screen.html.contains("Last used: Today, "))
        #expect(screen.html.contains("192.0.2.7 · Signed in: Today, "))
        #expect(screen.html.contains("This session"))
        #expect(screen.misuses == [])
    }

    @Test func thisSessionIsTheFirstThoughAnotherWasUsedLater() async throws {
        let browser = try await Browser.signedIn()
        browser.wait(minutes: 2)
        _ = try await signInElsewhere(browser, firefox)
        let html = try await browser.open(path).html
        let parts = html.components(of: "<li class=\"row\"", upTo: "</li>").filter { $0.contains("Last used: ") }
        #expect(
            parts.count == 2 && parts.first?.contains("This session") == true && parts.first?.contains("This device · Signed in: ") == true)
    }

    @Test func whatIsNoUserAgentIsNotShown() async throws {
        let browser = try await Browser.signedIn()
        _ = try await signInElsewhere(browser, "<b>\u{7}x</b>")
        let html = try await browser.open(path).html
        #expect(html.contains(">Unknown browser<") && !html.contains("&lt;b"))
    }

    @Test func oneSessionIsEndedAfterAQuestion() async throws {
        let browser = try await Browser.signedIn()
        let other = try await signInElsewhere(browser, firefox)
        let id = try #require(try await browser.services().security().fetchSessions().first { !$0.isCurrent }).id
        #expect(try await browser.press("\(id).end", on: path).outcome == .asks)
        let (outcome, _) = try await browser.press("\(id).end", on: path, confirmed: true)
        #expect(outcome.english == .stayed(notice: Notice(.verbatim("Firefox on Windows is signed out"))))
        #expect(try await browser.installation.auth.session(other, isUse: false) == nil)
    }

    @Test func allOthersAreEndedAtOnce() async throws {
        let browser = try await Browser.signedIn()
        let others = [try await signInElsewhere(browser, firefox), try await signInElsewhere(browser, "")]
        #expect(try await browser.open(path).html.contains("Sign out 2 other browsers?"))
        _ = try await browser.press("end-others", on: path, confirmed: true)
        for token in others { #expect(try await browser.installation.auth.session(token, isUse: false) == nil) }
        #expect(try await browser.services().security().fetchSessions().count == 1)
    }

    @Test func afterTenMinutesEndingOthersAsksForThePassphrase() async throws {
        let browser = try await Browser.signedIn()
        let others = [try await signInElsewhere(browser, firefox), try await signInElsewhere(browser, "")]
        browser.wait(minutes: 11)
        let id = try #require(try await browser.services().security().fetchSessions().first { $0.userAgent == firefox }).id
        for (button, query, sentence) in [
            ("\(id).end", "\(id)", "Enter your passphrase to sign out Firefox on Windows."),
            ("end-others", "others", "Enter your passphrase to sign out everywhere else."),
        ] {
            let asking = Link(.members(.sessions), query: [QueryItem("end", query)])
            #expect(try await browser.press(button, on: path, confirmed: true).outcome == .moved(asking, notice: nil))
            let page = try await browser.open(asking.path)
            #expect(page.html.contains(sentence) && page.misuses == [])
            // The question stands over the list.
            #expect(page.html.contains("<dialog class=\"open-dialog\" open") && page.html.contains("This session"))
            #expect(try await browser.press("continue", on: asking.path, fields: [("passphrase", "wrong")]).outcome == .invalid)
            let (done, _) = try await browser.press("continue", on: asking.path, fields: [("passphrase", Browser.passphrase)])
            guard case .moved(Link(.members(.sessions)), .some) = done else { return #expect(Bool(false), "\(done)") }
            browser.wait(minutes: 11)
        }
        for token in others { #expect(try await browser.installation.auth.session(token, isUse: false) == nil) }
        // What is not there any more asks for nothing.
        #expect(try await browser.open("\(path)?end=\(id)").html.contains("This session"))
    }

    @Test func aViewerEndsTheOwnSessionsAndSeesNoOthers() async throws {
        let browser = try await Browser.signedIn()
        let viewer = try await browser.signedIn(as: .viewer)
        #expect(try await viewer.services().security().fetchSessions().count == 1)
        let id = try #require(try await browser.services().security().fetchSessions().first).id
        #expect(try await viewer.press("\(id).end", on: path, confirmed: true).outcome == .unknownAction)
    }
}
