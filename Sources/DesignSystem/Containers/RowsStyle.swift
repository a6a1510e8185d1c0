/// How the rows of a `Section` look.
package enum RowsStyle: Hashable, Sendable {
    case plain
    /// Lower rows for narrow columns; titles take as many lines as they need.
    case compact
    /// Titles and second lines take as many lines as they need.
    case wrapping

    var classes: StaticString {
        switch self {
        case .plain: "card rows"
        case .compact: "card rows rows-compact"
        case .wrapping: "card rows rows-wrapping"
        }
    }
}
