package import Localization

/// The table behind a chart, if it is not one row for each of its points.
package struct ChartRows: Hashable, Sendable {
    package var columns: [LocalizedText]
    /// As many cells as columns each; the first one is the heading of the row.
    package var rows: [[LocalizedText]]

    package init(columns: [LocalizedText], rows: [[LocalizedText]]) {
        self.columns = columns
        self.rows = rows
    }
}
