package import HTML
import Localization

/// The content of every page's `<head>`: character set, viewport, title, stylesheet, script, icons and manifest.
package struct AssetLinks: View {
    private let title: String

    private let manifest: String

    /// - Parameters:
    ///   - title: The page's title, shown before the app's name.
    ///   - manifest: The path of the web app manifest; nil: that of the app.
    package init(title: String, manifest: String? = nil) {
        self.title = title
        self.manifest = manifest ?? Assets.manifest.path
    }

    package var body: some View {
        meta(.attribute("charset", "utf-8"))
        meta(.name("viewport"), .attribute("content", "width=device-width, initial-scale=1, viewport-fit=cover"))
        documentTitle { .verbatim(title.isEmpty ? "Coffer" : "\(title) · Coffer") }
        link(.rel("stylesheet"), .href(Assets.stylesheet.path))
        script(.src(Assets.script.path), .attribute("defer", ""))
        link(.rel("icon"), .href(Assets.favicon.path), .type("image/svg+xml"))
        link(.rel("apple-touch-icon"), .href(Assets.touchIcon.path))
        link(.rel("manifest"), .href(manifest))
        meta(.name("theme-color"), .attribute("content", "#F6F5F1"), .attribute("media", "(prefers-color-scheme: light)"))
        meta(.name("theme-color"), .attribute("content", "#0F1114"), .attribute("media", "(prefers-color-scheme: dark)"))
        meta(.name("color-scheme"), .attribute("content", "light dark"))
    }
}
