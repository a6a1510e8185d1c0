package import HTML
package import Localization

/// Filters in a row that scrolls sideways; a selected one is filled and has a tick.
package struct FilterChips: View {
    private let label: LocalizedText
    private let chips: [FilterChip]

    package init(_ label: LocalizedText, _ chips: [FilterChip]) {
        self.label = label
        self.chips = chips
    }

    package var body: some View {
        nav(.class("chips"), .ariaLabel(label)) {
            ForEach(chips, id: \.path) { chip in
                a(
                    .class("chip"), .href(chip.path), .when(chip.isSelected, .aria("current", "true")),
                    chip.label.map { LocalizedAttribute.ariaLabel($0) }
                ) {
                    if chip.isSelected { Icon(.checkmark) }
                    chip.title
                }
            }
        }
    }
}
