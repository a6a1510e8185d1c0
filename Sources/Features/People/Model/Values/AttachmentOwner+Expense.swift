package import Models

extension AttachmentOwner {
    /// An expense of a group.
    package static func expense(_ id: ID<Expense>) -> AttachmentOwner { .object(id.rawValue) }
}
