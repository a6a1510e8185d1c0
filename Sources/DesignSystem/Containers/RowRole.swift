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

    @usableFromInline var className: ClassName? {
        switch self {
        case .plain: nil
        case .accent: ClassName("row-accent")
        case .danger: ClassName("row-danger")
        case .unread: ClassName("row-unread")
        }
    }
}
