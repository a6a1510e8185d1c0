/// Transfers in a file format that banks accept.
package struct PaymentFile: Hashable, Sendable {
    /// The suggested file name, with extension.
    package var name: String
    /// UTF-8.
    package var text: String

    package init(name: String, text: String) {
        self.name = name
        self.text = text
    }

    package static let contentType = "application/xml"
}
