package import HTML

/// What a row is among the others of its list.
package enum RowRole: Hashable, Sendable {
    case plain
    /// Leads to something new, such as *Add account*.
    case accent
    /// Takes something away.
    case danger
    /// Not yet read: its title has a dot.
    case unread

    @usableFromInline var className: ClassName? {
        switch self {
        case .plain: nil
        case .accent: ClassName("row-accent")
        case .danger: ClassName("row-danger")
        case .unread: ClassName("row-unread")
        }
    }
}
