/// A row that counts its changes.
package protocol RevisedRow: Identified {
    var id: ID<Self> { get }
    var revision: Int64 { get set }
}

/// A row that is marked when it is removed instead of deleted, so that its removal can be undone.
package protocol RemovableRow: RevisedRow {
    var isRemoved: Bool { get set }
}

extension Sequence where Element: RevisedRow {
    package var byID: [ID<Element>: Element] { Dictionary(map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first }) }
}
