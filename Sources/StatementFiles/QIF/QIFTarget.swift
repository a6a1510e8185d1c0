/// What an `L` or `S` field names: an own account in brackets, or a category.
struct QIFTarget: Hashable {
    /// The own account, without its brackets.
    var account: String?
    /// The category, without the class behind `/`.
    var category: String?

    init(_ text: String?) {
        guard let text, text != "--Split--" else { return }
        if text.utf8.first == UInt8(ascii: "["), let end = text.firstIndex(of: "]") {
            account = Self.trimmed(text[text.index(after: text.startIndex)..<end])
        } else {
            category = Self.trimmed(text.prefix { $0 != "/" })
        }
    }

    private static func trimmed(_ text: Substring) -> String? {
        var text = text.drop { $0 == " " }
        while text.last == " " { text.removeLast() }
        return text.isEmpty ? nil : String(text)
    }
}
