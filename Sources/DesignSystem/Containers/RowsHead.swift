package import HTML
package import Localization

/// A small heading between the rows of a `Section`, such as a day or a kind of account, with an amount at its end.
package struct RowsHead: View {
    private let title: LocalizedText
    private let amount: AmountText?

    package init(_ title: LocalizedText, amount: AmountText? = nil) {
        self.title = title
        self.amount = amount
    }

    package var body: some View {
        li(.class("rows-head")) {
            h3 { title }
            amount
        }
    }
}
