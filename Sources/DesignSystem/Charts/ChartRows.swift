package import Localization

/// The table behind a chart, if it does not have one row for each point.
package struct ChartRows: Hashable, Sendable {
    package var columns: [LocalizedText]
    /// The rows, with as many cells as columns each; the first cell is the heading of the row.
    package var rows: [[LocalizedText]]

    package init(columns: [LocalizedText], rows: [[LocalizedText]]) {
        self.columns = columns
        self.rows = rows
    }
}
