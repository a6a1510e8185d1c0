package import HTML
package import Localization

/// A popover in which one of several is chosen; its button says which, and stands out unless it is the first one.
package struct ChoicePopover: View {
    private let label: LocalizedText
    private let choices: [FilterChip]

    package init(_ label: LocalizedText, _ choices: [FilterChip]) {
        self.label = label
        self.choices = choices
    }

    package var body: some View {
        Popover(label, value: choices.first(where: \.isSelected)?.title, isStandard: choices.first?.isSelected ?? false) {
            ChoiceList(label, choices)
        }
    }
}
