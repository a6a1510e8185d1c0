/// A file that was sent with a form. Its bytes are staged elsewhere; here is only where.
public struct UploadedFile: Hashable, Sendable {
    /// The file's name as the browser gave it: any text, never a path to open.
    public let name: String
    /// The content type that the browser gave, which proves nothing.
    public let contentType: String
    /// The token or path under which the bytes were staged.
    public let stagedAs: String
    /// The number of bytes.
    public let size: Int

    public init(name: String, contentType: String, stagedAs: String, size: Int) {
        self.name = name
        self.contentType = contentType
        self.stagedAs = stagedAs
        self.size = size
    }
}
