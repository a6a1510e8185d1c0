package import HTML
package import Localization
package import Models

/// A row of a `Section` with a balance and its bar: to the right of the middle if it is positive, to the left if it is negative. All bars of a list
/// have one scale.
package struct BalanceRow<Leading: View>: View {
    private let title: LocalizedText
    private let subtitle: LocalizedText?
    private let balance: Money
    private let share: Int
    private let path: String?
    private let leading: Leading

    /// - Parameters:
    ///   - largest: The largest absolute balance of the list, in the same currency.
    ///   - path: What the balance is made of.
    package init(
        _ title: LocalizedText, subtitle: LocalizedText? = nil, balance: Money, largest: Money, path: String? = nil,
        @ViewBuilder leading: () -> Leading
    ) {
        self.title = title
        self.subtitle = subtitle
        self.balance = balance
        share = Ratio.parts(balance.minorUnits.magnitude, of: largest.minorUnits.magnitude, in: 500)
        self.path = path
        self.leading = leading()
    }

    package var body: some View {
        li(.class("row share-row balance-row")) {
            leading
            div(.class("row-text")) {
                div(.class("share-line")) {
                    if let path {
                        a(.class("row-title"), .href(path)) { title }
                    } else {
                        span(.class("row-title")) { title }
                    }
                    AmountText(balance, style: AmountStyle(balance))
                }
                svg(.class("progress balance-bar"), .aria("hidden", "true")) {
                    rect(
                        .classes(balance.isNegative ? ClassName("balance-owed") : ClassName("balance-due")),
                        .permille("x", balance.isNegative ? 500 - share : 500),
                        .permille("width", share), .height(8))
                    rect(.class("balance-zero"), .permille("x", 500), .width(1), .height(8))
                }
                if let subtitle { span(.class("row-subtitle")) { subtitle } }
            }
        }
    }
}
