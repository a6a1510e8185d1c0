/// A filter of a list: a link to the same list with or without it.
package struct FilterChip: Hashable, Sendable {
    package var title: String
    /// The accessibility label if the title alone is too short; it contains the title.
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
