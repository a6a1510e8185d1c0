import Models

/// A static file of the web app, embedded in the program.
package struct Asset: Sendable {
    /// The path of the file: `/assets/coffer-1f0c….css`.
    package let path: String
    /// The value of the `Content-Type` header.
    package let contentType: String
    /// The uncompressed content.
    package let bytes: [UInt8]
    /// Whether the content at `path` never changes, since the path contains its hash.
    package let isImmutable: Bool

    /// An asset with the same path in every version.
    init(path: String, contentType: String, bytes: [UInt8]) {
        self.path = path
        self.contentType = contentType
        self.bytes = bytes
        isImmutable = false
    }

    /// An asset whose path contains the hash of its content: `/assets/NAME-HASH.KIND`.
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
