/// The title and the path of the Back link.
package struct BackLink: Hashable, Sendable {
    package var title: String
    package var path: String

    package init(_ title: String, path: String) {
        self.title = title
        self.path = path
    }
}
