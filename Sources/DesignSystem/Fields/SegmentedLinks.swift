package import HTML
package import Localization

/// A switch between two to four views of the same thing, side by side. Each is a link, so that it works at once and without the script.
package struct SegmentedLinks: View {
    private let label: LocalizedText
    private let choices: [FilterChip]

    package init(_ label: LocalizedText, _ choices: [FilterChip]) {
        self.label = label
        self.choices = choices
    }

    package var body: some View {
        nav(.class("segments"), .ariaLabel(label)) {
            ForEach(choices, id: \.path) { choice in
                a(
                    .href(choice.path), .data("keep", ""), .when(choice.isSelected, .aria("current", "true")),
                    choice.label.map { LocalizedAttribute.ariaLabel($0) }
                ) { choice.title }
            }
        }
    }
}
