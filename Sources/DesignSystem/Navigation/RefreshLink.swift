package import HTML
import Localization

/// A link that loads the page again: a button on wide screens, and an access key. On a phone, the page is refreshed by pulling.
package struct RefreshLink: View {
    private let path: String

    /// - Parameter path: the path of the page, with its query.
    package init(path: String) {
        self.path = path
    }

    package var body: some View {
        a(.class("bar-action wide-only"), .href(path), .ariaLabel("Refresh"), .attribute("accesskey", "r")) { Icon(.arrowClockwise) }
    }
}
