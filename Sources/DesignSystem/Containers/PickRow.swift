package import HTML
package import Localization

/// A row of a `PickList`: its title is the label of its check box.
package struct PickRow<Trailing: View>: View {
    private let title: LocalizedText
    private let subtitle: LocalizedText?
    private let isPicked: Binding<Bool>?
    private let trailing: Trailing

    /// - Parameter isPicked: nil: it cannot be ticked.
    package init(
        _ title: LocalizedText, subtitle: LocalizedText? = nil, isPicked: Binding<Bool>?, @ViewBuilder trailing: () -> Trailing
    ) {
        self.title = title
        self.subtitle = subtitle
        self.isPicked = isPicked
        self.trailing = trailing()
    }

    package var body: some View {
        li(.class("row pick-row")) {
            div(.class("row-text")) {
                if let isPicked {
                    Toggle(title, isOn: isPicked, name: "pick")
                } else {
                    span(.class("row-title")) { title }
                }
                if let subtitle { span(.class("row-subtitle")) { subtitle } }
            }
            div(.class("row-trailing")) { trailing }
        }
    }
}
