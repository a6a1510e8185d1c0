import HTML
import Localization
import Models

/// The first rows of a file, with the detected role of each column as the header.
struct ImportRowsTable: View {
    let survey: FileSurvey
    let label: LocalizedText

    var body: some View {
        div(.class("table-scroll"), .role("region"), .ariaLabel(label), .tabindex(0)) {
            table(.class("table import-rows")) {
                thead {
                    tr {
                        ForEach(Array(survey.columnNames.enumerated()), id: \.offset.description) { index, name in
                            th(.attribute("scope", "col")) {
                                span(.class("import-column")) { .verbatim(name) }
                                if let role = roles[index] { span(.class("tag tag-accent")) { role } }
                            }
                        }
                    }
                }
                tbody {
                    ForEach(Array(survey.rows.enumerated()), id: \.offset.description) { _, row in
                        tr {
                            ForEach(Array(survey.columnNames.indices), id: \.description) { column in
                                td { .verbatim(column < row.count ? String(row[column].prefix(60)) : "") }
                            }
                        }
                    }
                }
            }
        }
    }

    /// The role of each column by index.
    private var roles: [Int: LocalizedText] {
        guard let layout = survey.layout else { return [:] }
        var roles: [Int: LocalizedText] = [:]
        for column in layout.memo { roles[column] = "Memo" }
        let named: [(Int?, LocalizedText)] = [
            (layout.id, "Id"), (layout.currency, "Currency"), (layout.category, "Category"), (layout.payee, "Payee"),
            (layout.credit, "Money in"),
            (layout.debit, "Money out"), (layout.amount, "Amount"), (layout.day, "Day"),
        ]
        for (column, name) in named {
            if let column { roles[column] = name }
        }
        return roles
    }
}
