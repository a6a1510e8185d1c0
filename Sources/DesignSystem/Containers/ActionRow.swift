package import HTML
package import Localization

/// A row of a `Section` that is a button: leading content, a title over a second line, and
/// trailing content.
package struct ActionRow<Leading: View, Trailing: View>: View {
    private let title: LocalizedText
    private let subtitle: LocalizedText?
    private let id: String?
    private let role: RowRole
    private let name: String?
    private let action: Action
    private let leading: Leading
    private let trailing: Trailing

    /// - Parameter name: The button's name, replacing the one derived from the title.
    package init(
        _ title: LocalizedText, subtitle: LocalizedText? = nil, id: String? = nil, role: RowRole = .plain, name: String? = nil,
        action: @escaping Action, @ViewBuilder leading: () -> Leading, @ViewBuilder trailing: () -> Trailing
    ) {
        self.title = title
        self.subtitle = subtitle
        self.id = id
        self.role = role
        self.name = name
        self.action = action
        self.leading = leading()
        self.trailing = trailing()
    }

    package var body: some View {
        li(.classes(ClassName("row"), role.className), id.map { TextAttribute.id($0) }) {
            leading
            div(.class("row-text")) {
                Button(title, role: .plain, name: name, action: action)
                if let subtitle { span(.class("row-subtitle")) { subtitle } }
            }
            div(.class("row-trailing")) { trailing }
        }
    }
}
