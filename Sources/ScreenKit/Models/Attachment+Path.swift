package import Services

extension Attachment {
    /// The path from which the server sends it.
    package var path: String { "/files/attachments/\(id)" }
}
