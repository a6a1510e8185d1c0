package import HTML
package import Localization

/// The main figure of a screen: large, with its label above, its change and a chart below.
package struct Hero<Change: View, Action: View, Chart: View>: View {
    @usableFromInline let label: LocalizedText
    @usableFromInline let amount: AmountText
    @usableFromInline let change: Change
    @usableFromInline let action: Action
    @usableFromInline let chart: Chart

    /// - Parameters:
    ///   - change: A text such as `+$1,204.10 this month`.
    ///   - action: A button next to the label, such as the one that hides amounts.
    ///   - chart: The past of the figure, with links to its periods.
    @inlinable package init(
        _ label: LocalizedText, amount: AmountText, @ViewBuilder change: () -> Change, @ViewBuilder action: () -> Action,
        @ViewBuilder chart: () -> Chart
    ) {
        self.label = label
        self.amount = amount
        self.change = change()
        self.action = action()
        self.chart = chart()
    }

    @inlinable package var body: some View {
        div(.class("card hero")) {
            div(.class("hero-top")) {
                p(.class("figure-label")) { label }
                action
            }
            p(.class("figure")) { amount }
            div(.class("hero-change")) { change }
            chart
        }
    }
}

extension Hero where Action == EmptyView, Chart == EmptyView {
    @inlinable package init(_ label: LocalizedText, amount: AmountText, @ViewBuilder change: () -> Change) {
        self.init(label, amount: amount, change: change) {
            EmptyView()
        } chart: {
            EmptyView()
        }
    }
}
