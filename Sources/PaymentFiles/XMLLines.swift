/// An XML document, an element to a line. It takes no text but such as XML gives no meaning to.
struct XMLLines {
    private(set) var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    private var depth = 0

    /// An element with others inside.
    mutating func element(
        _ name: StaticString, _ attributes: StaticString = "", _ content: (inout XMLLines) throws(PaymentFileError) -> Void
    ) throws(PaymentFileError) {
        line("<\(name)\(attributes)>")
        depth += 1
        try content(&self)
        depth -= 1
        line("</\(name)>")
    }

    /// An element with a text inside; none where there is no text, since an empty one is not allowed.
    mutating func element(_ name: StaticString, _ value: EPCText) {
        if !value.isEmpty { line("<\(name)>\(value.text)</\(name)>") }
    }

    /// An amount with its currency.
    mutating func element(_ name: StaticString, amount: EPCText, currency: EPCText) {
        line("<\(name) Ccy=\"\(currency.text)\">\(amount.text)</\(name)>")
    }

    private mutating func line(_ content: String) {
        text += String(repeating: "  ", count: depth) + content + "\n"
    }
}
