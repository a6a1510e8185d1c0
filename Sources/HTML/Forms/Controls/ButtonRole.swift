/// The visual role of a button.
public enum ButtonRole: Sendable {
    /// The main action of the page.
    case primary
    /// A secondary action.
    case plain
    /// A destructive action.
    case destructive

    var classes: StaticString {
        switch self {
        case .primary: " class=\"button button-primary\""
        case .plain: " class=\"button button-plain\""
        case .destructive: " class=\"button button-danger\""
        }
    }
}
