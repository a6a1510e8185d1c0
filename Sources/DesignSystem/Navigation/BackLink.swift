package import Localization

/// The title and the path of the Back link.
package struct BackLink: Hashable, Sendable {
    package var title: LocalizedText
    package var path: String

    package init(_ title: LocalizedText, path: String) {
        self.title = title
        self.path = path
    }
}
