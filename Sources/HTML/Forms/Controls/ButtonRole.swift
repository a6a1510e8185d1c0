/// What a button is among the others of its page.
public enum ButtonRole: Sendable {
    /// What the page is for.
    case primary
    /// One of several things that can be done.
    case plain
    /// Takes something away.
    case destructive

    var classes: StaticString {
        switch self {
        case .primary: " class=\"button button-primary\""
        case .plain: " class=\"button button-plain\""
        case .destructive: " class=\"button button-danger\""
        }
    }
}
