import CEmbeddedFiles

/// The static files of the web app: stylesheet, script, icons, manifest and service worker. All are embedded in the program; hashes and
/// composed texts are computed once.
package enum Assets {
    /// The stylesheet, without comments and indentation.
    package static let stylesheet = Asset(
        name: "coffer", kind: "css", contentType: "text/css; charset=utf-8",
        bytes: SourceCompactor.compact(contents(of: embedded_coffer_css())))

    /// The script, compacted.
    package static let script = Asset(
        name: "coffer", kind: "js", contentType: "text/javascript; charset=utf-8",
        bytes: SourceCompactor.compactScript(contents(of: embedded_coffer_js())))

    /// All icons and the logo as SVG symbols of one file, `PATH#house`.
    package static let icons = Asset(
        name: "icons", kind: "svg", contentType: "image/svg+xml", bytes: contents(of: embedded_icons_svg()))

    package static let favicon = Asset(
        name: "favicon", kind: "svg", contentType: "image/svg+xml", bytes: contents(of: embedded_favicon_svg()))

    package static let icon192 = png("icon-192", contents(of: embedded_icon_192_png()))
    package static let icon512 = png("icon-512", contents(of: embedded_icon_512_png()))
    package static let maskableIcon = png("icon-maskable-512", contents(of: embedded_icon_maskable_512_png()))
    package static let touchIcon = png("apple-touch-icon", contents(of: embedded_apple_touch_icon_png()))

    package static let manifest = Asset(
        path: "/manifest.webmanifest", contentType: "application/manifest+json", bytes: Array(WebManifest.text.utf8))

    /// The page that the service worker shows when the server cannot be reached.
    package static let offlinePage = Asset(path: "/offline", contentType: "text/html; charset=utf-8", bytes: OfflinePage.bytes)

    /// The service worker. It must be served from the root, since its path limits its scope.
    package static let serviceWorker = Asset(
        path: "/sw.js", contentType: "text/javascript; charset=utf-8",
        bytes: Array(
            "const files=[\"\(offlinePage.path)\",\"\(stylesheet.path)\",\"\(icons.path)\"],icon=\"\(icon192.path)\";\n".utf8)
            + SourceCompactor.compactScript(contents(of: embedded_offline_js())))

    /// Disallows all crawlers (RFC 9309).
    package static let robots = Asset(
        path: "/robots.txt", contentType: "text/plain; charset=utf-8", bytes: Array("User-agent: *\nDisallow: /\n".utf8))

    package static let all = [
        stylesheet, script, icons, favicon, icon192, icon512, maskableIcon, touchIcon, manifest, offlinePage, serviceWorker, robots,
    ]

    /// The asset at a path; nil if there is none.
    package static func asset(at path: String) -> Asset? { byPath[path] }

    private static let byPath = Dictionary(all.map { ($0.path, $0) }) { first, _ in first }

    private static func contents(of file: EmbeddedFile) -> [UInt8] {
        Array(UnsafeBufferPointer(start: file.bytes, count: file.count))
    }

    private static func png(_ name: String, _ bytes: [UInt8]) -> Asset {
        Asset(name: name, kind: "png", contentType: "image/png", bytes: bytes)
    }
}
