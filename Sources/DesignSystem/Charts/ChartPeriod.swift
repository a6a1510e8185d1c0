package import Localization

/// A period that a chart can show, as a link in its head.
package struct ChartPeriod: Hashable, Sendable {
    package var title: LocalizedText
    package var path: String
    package var isSelected: Bool

    package init(_ title: LocalizedText, path: String, isSelected: Bool) {
        self.title = title
        self.path = path
        self.isSelected = isSelected
    }
}
