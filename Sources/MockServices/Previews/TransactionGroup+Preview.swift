package import Models

extension TransactionGroup {

    /// Four months of a household, oldest first.
    package static let previews: [TransactionGroup] = MockYear().groups

    /// The week's shopping.
    package static let preview =
        previews.last { $0.payee == "Millbrook Market" && $0.parts.count == 1 }
        ?? MockYear.spending(1, "Millbrook Market", .groceries, 62_15, on: .preview)

    /// One shopping in three parts.
    package static let previewSplit = previews.first { $0.parts.count > 1 } ?? preview

    /// Between two own accounts.
    package static let previewTransfer = previews.first { $0.payee == "To savings" } ?? preview
}

extension Transaction {
    package static let preview = TransactionGroup.preview.parts[0]
}
