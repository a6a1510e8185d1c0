/// Orders in the form in which banks take them.
package struct PaymentFile: Hashable, Sendable {
    /// A name to keep it under, with its ending.
    package var name: String
    /// UTF-8.
    package var text: String

    package init(name: String, text: String) {
        self.name = name
        self.text = text
    }

    package static let contentType = "application/xml"
}
