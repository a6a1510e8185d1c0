/// A file that is the same for everybody: stylesheet, script, icon.
package struct StoredAsset: Hashable, Sendable {
    package var path: String
    package var contentType: String
    package var bytes: [UInt8]
    /// Whether what is at the path never changes, since the path carries a hash of it.
    package var isImmutable: Bool

    package init(path: String, contentType: String, bytes: [UInt8], isImmutable: Bool) {
        self.path = path
        self.contentType = contentType
        self.bytes = bytes
        self.isImmutable = isImmutable
    }
}
