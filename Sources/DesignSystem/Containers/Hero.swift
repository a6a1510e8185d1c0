package import HTML
package import Models

/// The figure that a screen is about: large, with its name above, what became of it below, and a sparkline at its foot.
package struct Hero<Change: View>: View {
    @usableFromInline let label: String
    @usableFromInline let amount: AmountText
    @usableFromInline let history: [Money]
    @usableFromInline let color: PaletteColor?
    @usableFromInline let change: Change

    /// - Parameters:
    ///   - history: The figures that led here, oldest first; fewer than two draw nothing.
    ///   - change: A sentence such as `+$1,204.10 this month`.
    @inlinable package init(
        _ label: String, amount: AmountText, history: [Money] = [], color: PaletteColor? = nil, @ViewBuilder change: () -> Change
    ) {
        self.label = label
        self.amount = amount
        self.history = history
        self.color = color
        self.change = change()
    }

    @inlinable package var body: some View {
        div(.class("card hero")) {
            p(.class("figure-label")) { label }
            p(.class("figure")) { amount }
            div(.class("hero-change")) { change }
            if history.count > 1 { Sparkline(history, color: color) }
        }
    }
}
