package import Localization

/// Says in words with what somebody is signed in: `Firefox on Windows`, `Chrome on Android tablet`, `The command line`.
///
/// User agents contain the names of compatible browsers, so the order of the checks matters: Edge contains Chrome, which contains Safari.
/// A user agent is not trusted: only names of these lists are shown, never a part of it.
/// Source: MDN, *Browser detection using the user agent*.
package enum BrowserName {
    private static let browsers = [
        ("Edg/", "Edge"), ("EdgA/", "Edge"), ("EdgiOS/", "Edge"), ("Edge/", "Edge"), ("OPR/", "Opera"), ("OPT/", "Opera"),
        ("Vivaldi/", "Vivaldi"), ("YaBrowser/", "Yandex Browser"), ("DuckDuckGo/", "DuckDuckGo"), ("Ddg/", "DuckDuckGo"),
        ("SamsungBrowser/", "Samsung Internet"), ("MiuiBrowser/", "Mi Browser"), ("HuaweiBrowser/", "Huawei Browser"), ("Silk/", "Silk"),
        ("FxiOS/", "Firefox"), ("Focus/", "Firefox Focus"), ("Firefox/", "Firefox"), ("Epiphany/", "GNOME Web"), ("CriOS/", "Chrome"),
        ("Chromium/", "Chromium"), ("Chrome/", "Chrome"), ("Trident/", "Internet Explorer"),
        ("MSIE ", "Internet Explorer"), ("Opera/", "Opera"), ("Safari/", "Safari"),
    ]

    private static let systems = [
        ("Windows Phone", "Windows Phone"), ("iPhone", "iPhone"), ("iPad", "iPad"), ("iPod", "iPod"), ("Android", "Android"),
        ("KAIOS", "KaiOS"), ("Windows", "Windows"), ("CrOS", "ChromeOS"), ("Mac OS X", "Mac"), ("Macintosh", "Mac"), ("Linux", "Linux"),
        ("FreeBSD", "FreeBSD"), ("OpenBSD", "OpenBSD"),
    ]

    /// Beginnings of the user agents of programs that are no browsers.
    private static let programs = ["coffer/", "curl/", "Wget/", "HTTPie/", "xh/"]

    /// The number of bytes that are read.
    private static let limit = 512

    /// - Parameter userAgent: The `User-Agent` header; any text is accepted. Nothing is known of an empty one.
    package static func displayName(_ userAgent: String) -> LocalizedText {
        let text = String(decoding: userAgent.utf8.prefix(limit), as: UTF8.self)
        if programs.contains(where: { text.hasPrefix($0) }) { return "The command line" }
        let browser = browsers.first { text.contains($0.0) }?.1
        switch (browser, system(text)) {
        case (let browser?, let system?): return "\(browser) on \(system)"
        case (let browser?, nil): return .verbatim(browser)
        case (nil, let system?): return "A browser on \(system)"
        case (nil, nil): return "Unknown browser"
        }
    }

    /// The system. Browsers on phones with Android say `Mobile`, those on tablets do not.
    private static func system(_ text: String) -> LocalizedText? {
        guard let name = systems.first(where: { text.contains($0.0) })?.1 else { return nil }
        return name == "Android" && !text.contains("Mobile") ? "Android tablet" : .verbatim(name)
    }
}
