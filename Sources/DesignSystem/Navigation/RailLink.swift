package import HTML
package import Localization

/// A link of a `RailSection`: a small disc or icon, a name that takes two lines before it is cut, and an amount, which is never cut.
package struct RailLink<Leading: View>: View {
    private let title: LocalizedText
    private let path: String
    private let amount: AmountText?
    private let isSelected: Bool
    private let leading: Leading

    package init(
        _ title: LocalizedText, path: String, amount: AmountText? = nil, isSelected: Bool = false, @ViewBuilder leading: () -> Leading
    ) {
        self.title = title
        self.path = path
        self.amount = amount
        self.isSelected = isSelected
        self.leading = leading()
    }

    package var body: some View {
        li {
            a(.class("rail-link"), .href(path), .data("keep", ""), .when(isSelected, .aria("current", "true"))) {
                leading
                span(.class("rail-title")) { title }
                if let amount {
                    " "
                    amount
                }
            }
        }
    }
}
