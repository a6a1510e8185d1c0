import Localization

/// Describes a browser in words: `Firefox on Windows`.
///
/// User agents contain the names of compatible browsers, so the order of the checks matters: Edge contains Chrome, which contains Safari.
/// Source: MDN, *Browser detection using the user agent*.
enum BrowserName {
    private static let browsers = [
        ("Edg", "Edge"), ("OPR/", "Opera"), ("SamsungBrowser/", "Samsung Internet"), ("FxiOS/", "Firefox"), ("Firefox/", "Firefox"),
        ("CriOS/", "Chrome"), ("Chrome/", "Chrome"), ("Chromium/", "Chromium"), ("Safari/", "Safari"),
    ]

    private static let systems = [
        ("iPhone", "iPhone"), ("iPad", "iPad"), ("Android", "Android"), ("Windows", "Windows"), ("CrOS", "ChromeOS"),
        ("Mac OS X", "Mac"), ("Macintosh", "Mac"), ("Linux", "Linux"),
    ]

    /// - Parameter userAgent: The `User-Agent` header; any text is accepted.
    static func displayName(_ userAgent: String) -> LocalizedText {
        let browser = browsers.first { userAgent.contains($0.0) }?.1
        let system = systems.first { userAgent.contains($0.0) }?.1
        switch (browser, system) {
        case (let browser?, let system?): return "\(browser) on \(system)"
        case (let browser?, nil): return .verbatim(browser)
        case (nil, let system?): return "A browser on \(system)"
        case (nil, nil): return "An unknown browser"
        }
    }
}
