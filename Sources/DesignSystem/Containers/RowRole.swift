package import HTML

/// The role of a row in its list.
package enum RowRole: Hashable, Sendable {
    case plain
    /// Adds something, such as *Add account*.
    case accent
    /// Deletes something.
    case danger
    /// Not yet read: its title has a dot.
    case unread
    /// Leads to what is shown beside the list.
    case selected

    @usableFromInline var className: ClassName? {
        switch self {
        case .plain: nil
        case .accent: ClassName("row-accent")
        case .danger: ClassName("row-danger")
        case .unread: ClassName("row-unread")
        case .selected: ClassName("row-selected")
        }
    }
}
