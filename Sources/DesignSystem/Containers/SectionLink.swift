/// The link next to a section's heading: *See all*.
package struct SectionLink: Hashable, Sendable {
    package var title: String
    package var path: String

    package init(_ title: String, path: String) {
        self.title = title
        self.path = path
    }
}
