import HTML

/// The widths for which the labels of a chart are laid out. The server does not know the width of the page: a label has the class of the narrowest
/// width in which it fits, and the stylesheet shows it from that width on.
enum ChartWidth: Int, CaseIterable, Comparable {
    case tiny, small, medium, wide

    /// The least width of the plot, in pixels of a chart whose text has 12 px. The container queries of `coffer.css` leave as much beside an axis of
    /// `ValueLabels.mostWidth` and the column of end labels.
    var plot: Int {
        switch self {
        case .tiny: 46
        case .small: 140
        case .medium: 196
        case .wide: 480
        }
    }

    /// The least width of a chart with neither an axis nor end labels; the limits of the container queries.
    var drawing: Int {
        switch self {
        case .tiny: 128
        case .small: 224
        case .medium: 352
        case .wide: 640
        }
    }

    /// Whether end labels have a column of their own at the right; otherwise they stand in the plot.
    var hasEndColumn: Bool { self >= .medium }

    /// The class of what is shown from this width on; nil: always.
    var className: ClassName? {
        switch self {
        case .tiny: nil
        case .small: ClassName("from-small")
        case .medium: ClassName("from-medium")
        case .wide: ClassName("from-wide")
        }
    }

    /// The class of what is not shown from this width on.
    var endClassName: ClassName? {
        switch self {
        case .tiny: nil
        case .small: ClassName("to-small")
        case .medium: ClassName("to-medium")
        case .wide: ClassName("to-wide")
        }
    }

    static func < (left: ChartWidth, right: ChartWidth) -> Bool { left.rawValue < right.rawValue }
}
