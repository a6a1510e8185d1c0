package import HTML
package import Localization

/// Choices below each other, of which the selected one has a tick: what a popover lists. Each is a link.
package struct ChoiceList: View {
    private let label: LocalizedText
    private let choices: [FilterChip]

    package init(_ label: LocalizedText, _ choices: [FilterChip]) {
        self.label = label
        self.choices = choices
    }

    package var body: some View {
        nav(.class("choices"), .ariaLabel(label)) {
            ForEach(choices, id: \.path) { choice in
                a(.href(choice.path), .data("keep", ""), .when(choice.isSelected, .aria("current", "true"))) {
                    choice.title
                    if choice.isSelected { Icon(.checkmark) }
                }
            }
        }
    }
}
