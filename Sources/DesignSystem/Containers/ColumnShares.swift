/// How `Columns` share the twelve parts of the page's grid.
package enum ColumnShares: CaseIterable, Hashable, Sendable {
    /// The content, and what accompanies it: 7 and 5.
    case mainAndSide
    /// A picture or a figure, and the content: 5 and 7.
    case sideAndMain
    /// A table or a chart, and a short list: 8 and 4.
    case wideAndNarrow
    /// Two of the same kind: 6 and 6.
    case halves
    /// A dashboard: 5, 4 and 3; two columns below 1200 px.
    case three
    /// One column as wide as the page.
    case one

    @usableFromInline var classes: StaticString {
        switch self {
        case .mainAndSide: "columns columns-7-5"
        case .sideAndMain: "columns columns-5-7"
        case .wideAndNarrow: "columns columns-8-4"
        case .halves: "columns columns-6-6"
        case .three: "columns columns-5-4-3"
        case .one: "columns columns-12"
        }
    }
}
