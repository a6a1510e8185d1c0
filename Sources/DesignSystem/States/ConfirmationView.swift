package import HTML

/// A screen that asks before something is done: what, what goes with it, and the buttons. It stands alone or in a sheet.
package struct ConfirmationView<Actions: View>: View {
    private let question: String
    private let text: String
    private let symbol: Symbol
    private let tint: IconTint
    private let actions: Actions

    /// - Parameter actions: The button that does it, in a `Form`, and the link back.
    package init(
        _ question: String, text: String, symbol: Symbol = .exclamationmarkTriangle, tint: IconTint = .danger,
        @ViewBuilder actions: () -> Actions
    ) {
        self.question = question
        self.text = text
        self.symbol = symbol
        self.tint = tint
        self.actions = actions()
    }

    package var body: some View {
        section(.class("empty")) {
            IconDisc(symbol, tint: tint, isLarge: true)
            h2 { question }
            p { text }
            actions
        }
    }
}
