import HTML

/// The tone of a banner or a label.
package enum BannerTone: Hashable, Sendable {
    case accent, credit, warning, danger

    var className: ClassName? {
        switch self {
        case .accent: nil
        case .credit: ClassName("banner-credit")
        case .warning: ClassName("banner-warning")
        case .danger: ClassName("banner-danger")
        }
    }

    var labelClassName: ClassName {
        switch self {
        case .accent: ClassName("tag-accent")
        case .credit: ClassName("tag-credit")
        case .warning: ClassName("tag-warning")
        case .danger: ClassName("tag-danger")
        }
    }
}
