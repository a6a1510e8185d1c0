package import HTML
package import Localization

/// A button that says its value and opens a panel below it. The script closes the panel on Escape and on a press outside, and gives the focus
/// back to the button; without it the button closes the panel as well.
package struct Popover<Content: View>: View {
    private let label: LocalizedText
    private let value: LocalizedText?
    private let isStandard: Bool
    private let isOpen: Bool
    private let content: Content

    /// - Parameters:
    ///   - value: what is chosen; nil: nothing, and the button says its label only.
    ///   - isStandard: whether the value is the one without a choice, so that the button does not stand out.
    ///   - isOpen: whether it begins open: something in it is invalid.
    package init(
        _ label: LocalizedText, value: LocalizedText? = nil, isStandard: Bool = false, isOpen: Bool = false,
        @ViewBuilder content: () -> Content
    ) {
        self.label = label
        self.value = value
        self.isStandard = isStandard
        self.isOpen = isOpen
        self.content = content()
    }

    package var body: some View {
        details(.class("popover"), .open(isOpen)) {
            summary(.when(value != nil && !isStandard, .data("chosen", ""))) {
                span { value.map { "\(label): \($0)" } ?? label }
            }
            div(.class("popover-panel form")) { content }
        }
    }
}
