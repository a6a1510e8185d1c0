package import HTML

/// Filters in a row that scrolls sideways; a selected one is filled and has a tick.
package struct FilterChips: View {
    private let label: String
    private let chips: [FilterChip]

    package init(_ label: String, _ chips: [FilterChip]) {
        self.label = label
        self.chips = chips
    }

    package var body: some View {
        nav(.class("chips"), .aria("label", label)) {
            ForEach(chips, id: \.path) { chip in
                a(
                    .class("chip"), .href(chip.path), .when(chip.isSelected, .aria("current", "true")),
                    .when(chip.label != nil, .aria("label", chip.label ?? ""))
                ) {
                    if chip.isSelected { Icon(.checkmark) }
                    chip.title
                }
            }
        }
    }
}
