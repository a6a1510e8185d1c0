package import HTML
package import Localization

/// Rows of which several are ticked, with the button that takes them below, in sight while one scrolls. The stylesheet counts what is ticked.
package struct PickList<Content: View>: View {
    private let button: LocalizedText
    private let name: String
    private let action: Action?
    private let content: Content

    /// - Parameters:
    ///   - button: what happens with the ticked rows; their number stands behind it.
    ///   - action: nil: nothing can be ticked.
    ///   - content: sections with `PickRow`s.
    package init(_ button: LocalizedText, name: String, action: Action?, @ViewBuilder content: () -> Content) {
        self.button = button
        self.name = name
        self.action = action
        self.content = content()
    }

    package var body: some View {
        div(.class("picks")) {
            content
            if let action { div(.class("picks-foot")) { Button(button, name: name, action: action) } }
        }
    }
}
