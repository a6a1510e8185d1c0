package import Localization

/// A listing, whose CSV and table come from the same columns.
package protocol ListAnswer: Answer {
    associatedtype Row

    var rows: [Row] { get }
    /// In the order of CSV and of tables.
    var columns: [Column<Row>] { get }
    /// The output for users if there are no rows.
    var emptyText: LocalizedText { get }
    /// Lines after the table.
    func ending(style: TextStyle) -> String
}

extension ListAnswer {
    package var csv: [[String]] { [columns.csvNames()] + rows.map { columns.csvCells(of: $0) } }

    package func table(style: TextStyle) -> String {
        guard !rows.isEmpty else { return style.line(emptyText) }
        var table = columns.emptyTable()
        for row in rows { table.add(columns.tableCells(of: row)) }
        return table.text(style: style) + ending(style: style)
    }

    package func ending(style: TextStyle) -> String { "" }
}
