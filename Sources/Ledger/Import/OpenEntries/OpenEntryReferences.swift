package import Models
package import StatementFiles

/// A module whose entries wait for a statement line that states a reference, such as the reference of an order, which the bank returns.
///
/// An entry with a reference matches the line that states it and no other, at any distance up to
/// `maximumDistance`.
package protocol OpenEntryReferences: Sendable {
    /// The longest distance in days between such an entry and its line.
    var maximumDistance: Int { get }

    /// The reference in a line's texts, if the household has given it to one of its entries; nil otherwise.
    func reference(in line: StatementLine, write: UnitOfWork) throws -> String?

    /// The reference of an entry; nil if it has none.
    func reference(of group: ID<Transaction>, write: UnitOfWork) throws -> String?
}

extension UnitOfWork {
    /// Whether an entry has a reference of a module, such as that of the order that posted it.
    package func hasReference(_ group: ID<Transaction>) throws -> Bool {
        try modules.references.contains { try $0.reference(of: group, write: self) != nil }
    }
}
