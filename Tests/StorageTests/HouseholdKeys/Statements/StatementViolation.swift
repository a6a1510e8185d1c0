/// A rule about households that a statement violates.
enum StatementViolation: Hashable, CustomStringConvertible {
    /// A table is read, updated or deleted from without an equality of its household.
    case table(String)
    /// A table is joined to others whose household is not known to be the same.
    case join(String)
    /// Rows are inserted without their household.
    case insert(String)
    /// The unique key of `ON CONFLICT` does not begin with the household.
    case conflict(String)
    /// A row would go to another household.
    case change(String)
    /// The statement is not understood.
    case unreadable(String)

    var description: String {
        switch self {
        case .table(let name): "\(name) is used without its household"
        case .join(let name): "\(name) is joined without its household"
        case .insert(let table): "rows of \(table) are inserted without their household"
        case .conflict(let table): "the key of ON CONFLICT of \(table) does not begin with household"
        case .change(let table): "the household of rows of \(table) is changed"
        case .unreadable(let reason): "not understood: \(reason)"
        }
    }
}
