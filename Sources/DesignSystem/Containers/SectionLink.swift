package import Localization

/// The link next to a section's heading: *See all*.
package struct SectionLink: Hashable, Sendable {
    package var title: LocalizedText
    package var path: String

    package init(_ title: LocalizedText, path: String) {
        self.title = title
        self.path = path
    }
}
