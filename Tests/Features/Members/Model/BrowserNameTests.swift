import Localization
import ScreenKit
import Testing

/// User agents as browsers sent them, 2013 to 2025.
struct BrowserNameTests {
    private static let blink = "AppleWebKit/537.36 (KHTML, like Gecko)"
    private static let webKit = "AppleWebKit/605.1.15 (KHTML, like Gecko)"

    /// User agents, and what is said of them.
    private static let known: [(String, String)] = [
        ("Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox on Windows"),
        ("Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:139.0) Gecko/20100101 Firefox/139.0", "Firefox on Linux"),
        ("Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox on Mac"),
        ("Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0", "Firefox on Android"),
        ("Mozilla/5.0 (Android 14; Tablet; rv:140.0) Gecko/140.0 Firefox/140.0", "Firefox on Android tablet"),
        ("Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) \(webKit) FxiOS/140.0 Mobile/15E148 Safari/605.1.15", "Firefox on iPhone"),
        ("Mozilla/5.0 (X11; FreeBSD amd64; rv:128.0) Gecko/20100101 Firefox/128.0", "Firefox on FreeBSD"),
        ("Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) \(webKit) Version/18.5 Mobile/15E148 Safari/604.1", "Safari on iPhone"),
        ("Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) \(webKit) Version/12.1.2 Mobile/15E148 Safari/604.1", "Safari on iPad"),
        ("Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) \(webKit) Version/18.5 Safari/605.1.15", "Safari on Mac"),
        ("Mozilla/5.0 (Windows NT 10.0; Win64; x64) \(blink) Chrome/140.0.0.0 Safari/537.36", "Chrome on Windows"),
        ("Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) \(blink) Chrome/140.0.0.0 Safari/537.36", "Chrome on Mac"),
        ("Mozilla/5.0 (X11; Linux x86_64) \(blink) Chrome/140.0.0.0 Safari/537.36", "Chrome on Linux"),
        ("Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) \(blink) Chrome/140.0.0.0 Safari/537.36", "Chrome on ChromeOS"),
        ("Mozilla/5.0 (Linux; Android 10; K) \(blink) Chrome/140.0.0.0 Mobile Safari/537.36", "Chrome on Android"),
        ("Mozilla/5.0 (Linux; Android 10; K) \(blink) Chrome/140.0.0.0 Safari/537.36", "Chrome on Android tablet"),
        (
            "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) \(webKit) CriOS/140.0.7339.39 Mobile/15E148 Safari/604.1",
            "Chrome on iPhone"
        ),
        ("Mozilla/5.0 (Windows NT 10.0; Win64; x64) \(blink) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0", "Edge on Windows"),
        ("Mozilla/5.0 (Linux; Android 10; K) \(blink) Chrome/140.0.0.0 Mobile Safari/537.36 EdgA/140.0.0.0", "Edge on Android"),
        (
            "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) \(webKit) Version/18.0 EdgiOS/140.0 Mobile/15E148 Safari/604.1",
            "Edge on iPhone"
        ),
        ("Mozilla/5.0 (Windows NT 10.0; Win64; x64) \(blink) Chrome/134.0.0.0 Safari/537.36 OPR/119.0.0.0", "Opera on Windows"),
        ("Mozilla/5.0 (Windows NT 10.0; Win64; x64) \(blink) Chrome/138.0.0.0 Safari/537.36 Vivaldi/7.5.3735.44", "Vivaldi on Windows"),
        (
            "Mozilla/5.0 (Linux; Android 15; SM-S921B) \(blink) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36",
            "Samsung Internet on Android"
        ),
        ("Mozilla/5.0 (X11; Linux x86_64) \(webKit) Version/17.4 Safari/605.1.15 Epiphany/605.1.15", "GNOME Web on Linux"),
        ("Mozilla/5.0 (X11; Linux x86_64) \(blink) Ubuntu Chromium/80.0.3987.87 Chrome/80.0.3987.87 Safari/537.36", "Chromium on Linux"),
        ("Mozilla/5.0 (Windows NT 6.1; WOW64; Trident/7.0; rv:11.0) like Gecko", "Internet Explorer on Windows"),
        ("curl/8.9.1", "The command line"), ("Wget/1.24.5", "The command line"),
    ]

    @Test(arguments: BrowserNameTests.known)
    func aBrowserIsCalledByTheNameThatPeopleKnow(userAgent: String, words: String) {
        #expect(BrowserName.displayName(userAgent).english == words)
    }

    private static let unknown: [String] = [
        "", " ", "-", "<b>", "\u{0}\u{1b}[31m", "Mozilla/5.0", "python-requests/2.32", "\u{202e}xoferiF",
        String(repeating: "A", count: 100_000),
        String(repeating: "A", count: 600) + "Firefox/140.0 Windows",
    ]

    @Test(arguments: BrowserNameTests.unknown)
    func whatIsNoKnownBrowserIsUnknown(userAgent: String) {
        #expect(BrowserName.displayName(userAgent).english == "Unknown browser")
    }

    @Test func partsOfAUserAgentAreSaidWithoutTheOthers() {
        #expect(BrowserName.displayName("Firefox/140.0").english == "Firefox")
        #expect(BrowserName.displayName("Something (Windows NT 10.0)").english == "A browser on Windows")
        // Nothing of the header itself is shown.
        #expect(BrowserName.displayName("Firefox/<script>\r\n Windows <b>").english == "Firefox on Windows")
    }
}
