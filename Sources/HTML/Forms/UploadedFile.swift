/// A submitted file, with the location of its content.
public struct UploadedFile: Hashable, Sendable {
    /// The file name in the browser: untrusted, never used as a path.
    public let name: String
    /// The content type stated by the browser; untrusted.
    public let contentType: String
    /// The token or path of the stored content.
    public let stagedAs: String
    /// Size in bytes.
    public let size: Int

    public init(name: String, contentType: String, stagedAs: String, size: Int) {
        self.name = name
        self.contentType = contentType
        self.stagedAs = stagedAs
        self.size = size
    }
}
