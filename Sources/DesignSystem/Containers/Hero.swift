package import HTML
package import Localization
package import Models

/// The main figure of a screen: large, with its label above, its change below, and a sparkline at the bottom.
package struct Hero<Change: View, Action: View>: View {
    @usableFromInline let label: LocalizedText
    @usableFromInline let amount: AmountText
    @usableFromInline let history: [Money]
    @usableFromInline let color: PaletteColor?
    @usableFromInline let change: Change
    @usableFromInline let action: Action

    /// - Parameters:
    ///   - history: Past figures, oldest first; fewer than two draw nothing.
    ///   - change: A text such as `+$1,204.10 this month`.
    ///   - action: A button next to the label, such as the one that hides amounts.
    @inlinable package init(
        _ label: LocalizedText, amount: AmountText, history: [Money] = [], color: PaletteColor? = nil, @ViewBuilder change: () -> Change,
        @ViewBuilder action: () -> Action
    ) {
        self.label = label
        self.amount = amount
        self.history = history
        self.color = color
        self.change = change()
        self.action = action()
    }

    @inlinable package var body: some View {
        div(.class("card hero")) {
            div(.class("hero-top")) {
                p(.class("figure-label")) { label }
                action
            }
            p(.class("figure")) { amount }
            div(.class("hero-change")) { change }
            if history.count > 1 { Sparkline(history, color: color) }
        }
    }
}

extension Hero where Action == EmptyView {
    @inlinable package init(
        _ label: LocalizedText, amount: AmountText, history: [Money] = [], color: PaletteColor? = nil, @ViewBuilder change: () -> Change
    ) {
        self.init(label, amount: amount, history: history, color: color, change: change) { EmptyView() }
    }
}
