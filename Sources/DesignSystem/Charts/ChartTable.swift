import HTML
import Localization

/// The data of a chart as a table, which an icon in the head of the chart shows in its place.
struct ChartTable: View {
    let title: LocalizedText
    let columns: [LocalizedText]
    let rows: [[LocalizedText]]

    var body: some View {
        details(.class("chart-data")) {
            summary(.class("icon-button"), .ariaLabel("Show as a table")) { Icon(.listBullet, size: .small) }
            // With large text or in a narrow window two columns may need horizontal scrolling, by keyboard, too.
            div(.class("table-scroll"), .role("region"), .ariaLabel(title), .tabindex(0)) {
                table(.class("table")) {
                    caption(.class("visually-hidden")) { title }
                    thead {
                        tr {
                            ForEach(columns.enumerated(), id: \.offset.description) { index, column in
                                th(.scope("col"), .when(index > 0, .class("number"))) { column }
                            }
                        }
                    }
                    tbody {
                        ForEach(rows.enumerated(), id: \.offset.description) { _, row in
                            tr {
                                th(.scope("row")) { row[0] }
                                ForEach(row.dropFirst(), id: \.description) { cell in td(.class("number")) { cell } }
                            }
                        }
                    }
                }
            }
        }
    }
}
