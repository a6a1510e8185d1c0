package import HTML
import Localization
package import Models

/// A displayed amount of money: without line breaks, with tabular figures and U+2212 as minus. If hidden, its figures are not in the
/// page at all.
package struct AmountText: Element {
    private let amount: Money
    private let locale: LocaleFormat
    private let style: AmountStyle
    private let isHidden: Bool
    private let wholeAmounts: Bool

    /// - Parameters:
    ///   - isHidden: Whether the member hides balances.
    ///   - wholeAmounts: Whether an amount without a fraction omits the decimals.
    package init(
        _ amount: Money, in locale: LocaleFormat, style: AmountStyle = .neutral, isHidden: Bool = false, wholeAmounts: Bool = false
    ) {
        self.amount = amount
        self.locale = locale
        self.style = style
        self.isHidden = isHidden
        self.wholeAmounts = wholeAmounts
    }

    package func render(into writer: inout HTMLWriter) {
        if isHidden {
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
        amount.append(to: &bytes, in: locale, sign: style.sign, wholeAmounts: wholeAmounts)
        bytes.withUnsafeBufferPointer { writer.text(utf8: $0) }
        writer.raw("</span>")
    }

    package func receive(_ input: inout FormInput) {}

    package static var takesInput: Bool { false }
}
