/// One filter of a list: a link to the same list with it or without it.
package struct FilterChip: Hashable, Sendable {
    package var title: String
    package var path: String
    package var isSelected: Bool

    package init(_ title: String, path: String, isSelected: Bool = false) {
        self.title = title
        self.path = path
        self.isSelected = isSelected
    }
}
