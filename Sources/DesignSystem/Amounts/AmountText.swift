package import HTML
import Localization
package import Models

/// A displayed amount of money: without line breaks, with tabular figures and U+2212 as minus. If amounts are hidden, its figures are not in the page
/// at all.
package struct AmountText: Element {
    private let amount: Money
    private let style: AmountStyle
    private let visibility: AmountVisibility
    private let wholeAmounts: Bool

    /// - Parameter wholeAmounts: Whether an amount without a fraction omits the decimals.
    package init(
        _ amount: Money, style: AmountStyle = .neutral, visibility: AmountVisibility = .member, wholeAmounts: Bool = false
    ) {
        self.amount = amount
        self.style = style
        self.visibility = visibility
        self.wholeAmounts = wholeAmounts
    }

    package func render(into writer: inout HTMLWriter) {
        guard visibility == .publicFact || writer.page.texts.showsAmounts else {
            writer.raw("<span class=\"amount amount-hidden\"><span aria-hidden=\"true\">••••</span><span class=\"visually-hidden\">")
            Text("Hidden amount").render(into: &writer)
            writer.raw("</span></span>")
            return
        }
        writer.raw(style.opening)
        if style == .pending {
            writer.raw("<span class=\"visually-hidden\">")
            Text("Pending").render(into: &writer)
            writer.raw(" </span>")
        }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(24)
        amount.append(to: &bytes, in: writer.page.texts.locale, sign: style.sign, wholeAmounts: wholeAmounts)
        bytes.withUnsafeBufferPointer { writer.text(utf8: $0) }
        writer.raw("</span>")
    }

    package func receive(_ input: inout FormInput) {}

    package static var takesInput: Bool { false }
}

/// The visibility of an amount.
package enum AmountVisibility: Hashable, Sendable {
    /// Hidden if the member hides amounts.
    case member
    /// A public amount, such as the fee of a card: never hidden.
    case publicFact
}
