/// The size of an icon.
package enum IconSize: Sendable {
    /// 16 px.
    case tiny
    /// 20 px.
    case small
    /// 24 px.
    case regular
    /// 36 px.
    case large

    var classes: StaticString {
        switch self {
        case .tiny: "icon icon-tiny"
        case .small: "icon icon-small"
        case .regular: "icon"
        case .large: "icon icon-large"
        }
    }
}
