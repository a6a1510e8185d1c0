package import Localization

/// A filter of a list: a link to the same list with the filter added or removed.
package struct FilterChip: Hashable, Sendable {
    package var title: LocalizedText
    /// The accessibility label if the title alone is too short; it contains the title.
    package var label: LocalizedText?
    package var path: String
    package var isSelected: Bool

    package init(_ title: LocalizedText, label: LocalizedText? = nil, path: String, isSelected: Bool = false) {
        self.title = title
        self.label = label
        self.path = path
        self.isSelected = isSelected
    }
}
