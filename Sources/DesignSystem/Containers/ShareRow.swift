package import HTML
package import Localization
package import Models

/// A row of a `Section` with an amount and its share of the largest one as a bar: the rows of a list are its chart.
package struct ShareRow: View {
    private let title: LocalizedText
    private let subtitle: LocalizedText?
    private let amount: Money
    private let share: Int
    private let color: PaletteColor?
    private let path: String?

    /// - Parameters:
    ///   - largest: The largest absolute amount of the list.
    ///   - path: The details of the amount.
    package init(
        _ title: LocalizedText, subtitle: LocalizedText? = nil, amount: Money, largest: Money, color: PaletteColor? = nil,
        path: String? = nil
    ) {
        self.title = title
        self.subtitle = subtitle
        self.amount = amount
        share = Ratio.parts(amount.minorUnits.magnitude, of: largest.minorUnits.magnitude)
        self.color = color
        self.path = path
    }

    package var body: some View {
        li(.class("row share-row")) {
            div(.class("row-text")) {
                div(.class("share-line")) {
                    if let path {
                        a(.class("row-title"), .href(path)) { title }
                    } else {
                        span(.class("row-title")) { title }
                    }
                    AmountText(amount)
                }
                svg(.classes(ClassName("progress"), amount.isNegative ? ClassName("negative") : color?.className), .aria("hidden", "true"))
                {
                    rect(.permille("width", share), .height(8), .integer("rx", 4))
                }
                if let subtitle { span(.class("row-subtitle")) { subtitle } }
            }
        }
    }
}
