import Models

/// A file that every page may ask for, kept in the program.
package struct Asset: Sendable {
    /// Where it is served: `/assets/coffer-1f0c….css`.
    package let path: String
    /// The header's value.
    package let contentType: String
    /// As it is sent, not compressed.
    package let bytes: [UInt8]
    /// Whether what is at `path` never changes, since the path carries a hash of it.
    package let isImmutable: Bool

    /// An asset at a path that stays the same from version to version.
    init(path: String, contentType: String, bytes: [UInt8]) {
        self.path = path
        self.contentType = contentType
        self.bytes = bytes
        isImmutable = false
    }

    /// An asset whose path carries the hash of its content: `/assets/NAME-HASH.KIND`.
    init(name: String, kind: String, contentType: String, bytes: [UInt8]) {
        path = "/assets/\(name)-\(Self.hash(bytes)).\(kind)"
        self.contentType = contentType
        self.bytes = bytes
        isImmutable = true
    }

    /// Sixteen hexadecimal digits of `StableHash`, from `Models`.
    private static func hash(_ bytes: [UInt8]) -> String {
        var hash = StableHash()
        bytes.withUnsafeBytes { hash.combine($0) }
        let digits = String(hash.value, radix: 16)
        return String(repeating: "0", count: 16 - digits.utf8.count) + digits
    }
}
