package import Localization

/// The link next to a section's heading: *See all*.
package struct SectionLink: Hashable, Sendable {
    package var title: LocalizedText
    package var path: String

    /// The path of the same page with another title, which takes longer; the script loads it once this page is shown.
    package var later: String?

    package init(_ title: LocalizedText, path: String, later: String? = nil) {
        self.title = title
        self.path = path
        self.later = later
    }
}
