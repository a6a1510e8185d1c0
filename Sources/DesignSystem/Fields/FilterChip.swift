/// One filter of a list: a link to the same list with it or without it.
package struct FilterChip: Hashable, Sendable {
    package var title: String
    /// What is said of it where the title alone is too short; it holds the title.
    package var label: String?
    package var path: String
    package var isSelected: Bool

    package init(_ title: String, label: String? = nil, path: String, isSelected: Bool = false) {
        self.title = title
        self.label = label
        self.path = path
        self.isSelected = isSelected
    }
}
