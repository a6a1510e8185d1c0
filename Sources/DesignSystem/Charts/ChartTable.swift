import HTML
import Models

/// The data of a chart as a collapsible table below it.
struct ChartTable: View {
    let title: String
    let columns: [String]
    let rows: [[String]]
    let texts: DesignTexts

    var body: some View {
        details(.class("chart-data")) {
            summary { texts.showData }
            div(.class("table-scroll")) {
                table(.class("table")) {
                    caption(.class("visually-hidden")) { title }
                    thead {
                        tr {
                            ForEach(columns.enumerated(), id: \.element) { index, column in
                                th(.scope("col"), .when(index > 0, .class("number"))) { column }
                            }
                        }
                    }
                    tbody {
                        ForEach(rows.enumerated(), id: \.offset.description) { _, row in
                            tr {
                                th(.scope("row")) { row.first ?? "" }
                                ForEach(row.dropFirst(), id: \.self) { cell in td(.class("number")) { cell } }
                            }
                        }
                    }
                }
            }
        }
    }
}
