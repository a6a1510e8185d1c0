/// Writes an XML document with one element per line. Only accepts text that needs no escaping.
struct XMLWriter {
    private(set) var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    private var depth = 0

    /// Writes an element with children.
    mutating func element(
        _ name: StaticString, _ attributes: StaticString = "", _ content: (inout XMLWriter) throws(PaymentFileError) -> Void
    ) throws(PaymentFileError) {
        line("<\(name)\(attributes)>")
        depth += 1
        try content(&self)
        depth -= 1
        line("</\(name)>")
    }

    /// Writes an element with text; omits it if the text is empty, since the schema does not allow empty elements.
    mutating func element(_ name: StaticString, _ value: EPCText) {
        if !value.isEmpty { line("<\(name)>\(value.text)</\(name)>") }
    }

    /// Writes an amount with its currency.
    mutating func element(_ name: StaticString, amount: EPCText, currency: EPCText) {
        line("<\(name) Ccy=\"\(currency.text)\">\(amount.text)</\(name)>")
    }

    private mutating func line(_ content: String) {
        text += String(repeating: "  ", count: depth) + content + "\n"
    }
}
