package import Models

extension AttachmentOwner {
    package static func expense(_ id: ID<Expense>) -> AttachmentOwner { .object(id.rawValue) }
}
