import Models

/// The layout of a delimited file.
struct ColumnLayoutResponse: Encodable {
    let delimiter: ColumnLayout.Delimiter
    /// Null if it is ambiguous.
    let decimal: ColumnLayout.DecimalSeparator?
    /// `day`, `month` or `year`: the first part of dates; null if it is ambiguous.
    let dateOrder: String?
    /// Whether the first row is a header.
    let header: Bool
    /// Whether spending has no minus sign.
    let invert: Bool
    let columns: [ColumnRoleResponse]

    /// Nil for a format without columns.
    init?(_ survey: FileSurvey) {
        guard let layout = survey.layout else { return nil }
        delimiter = layout.delimiter
        decimal = layout.decimal
        dateOrder =
            switch layout.dateOrder {
            case "dayFirst": "day"
            case "monthFirst": "month"
            case "yearFirst": "year"
            default: nil
            }
        header = layout.hasHeader
        invert = layout.invertsSign
        columns = survey.columnRoles.map { ColumnRoleResponse(role: $0.role, number: $0.number, name: $0.name) }
    }
}
