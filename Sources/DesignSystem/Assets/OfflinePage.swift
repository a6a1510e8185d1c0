import HTML
import Localization

/// The page shown while the server cannot be reached.
struct OfflinePage: View {
    /// The whole document, in English: the browser caches it for all users.
    static var bytes: [UInt8] {
        var writer = HTMLWriter(capacity: 2_048)
        writer.raw("<!doctype html>")
        OfflinePage().render(into: &writer)
        return Array(writer.bytes)
    }

    var body: some View {
        html(.lang("en")) {
            head { AssetLinks(title: "Offline") }
            HTML.body {
                main(.id("main")) {
                    EmptyStateView(
                        .wifiSlash, title: "You are offline", sentence: "Coffer cannot be reached. Your data is safe."
                    ) {
                        a(.class("button button-primary"), .href("/")) { "Try again" }
                    }
                }
            }
        }
    }
}
