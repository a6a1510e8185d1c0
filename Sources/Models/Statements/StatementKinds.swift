extension NotificationKind {
    /// An import added entries; `count` of them.
    package static let entriesImported = NotificationKind("entriesImported", .transaction, minimum: .applied)
    /// An entry of at least the member's minimum amount.
    package static let largeEntry = NotificationKind("largeEntry", .transaction, minimum: .required)
    /// A statement's balance and the ledger's differ.
    package static let statementDiffers = NotificationKind("statementDiffers", .system, tone: .warning)
}

extension Topic {
    package static let imports = Topic(rawValue: "imports")
}
