/// The value of an `L` or `S` field: an account in brackets (a transfer), or a category.
struct QIFTarget: Hashable {
    /// The account name without brackets.
    var account: String?
    /// The category without the class after `/`.
    var category: String?

    init() {}

    init(_ field: UnsafeRawBufferPointer) {
        let text = field.trimmed()
        guard !text.isEmpty, !text.equals("--Split--") else { return }
        if text[0] == UInt8(ascii: "["), let end = text.firstIndex(of: UInt8(ascii: "]")) {
            account = UnsafeRawBufferPointer(rebasing: text[1..<end]).trimmedText
        } else {
            category = UnsafeRawBufferPointer(rebasing: text.prefix { $0 != UInt8(ascii: "/") }).trimmedText
        }
    }
}
