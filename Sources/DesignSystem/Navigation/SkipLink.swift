package import HTML
import Localization

/// The first link of a page, visible on keyboard focus: it skips the navigation to `<main id="main">`.
package struct SkipLink: View {
    package init() {}

    package var body: some View {
        a(.class("skip"), .href("#main")) { "Skip to content" }
    }
}
