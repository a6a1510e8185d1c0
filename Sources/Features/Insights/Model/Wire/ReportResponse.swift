import Models
import Services
import WireModels

/// A report.
package struct ReportResponse: Encodable {
    struct Row: Encodable {
        /// The name of a category, payee, tag or account, or a month as `YYYY-MM`; empty for what has none.
        let key: String
        let amount: DecimalAmount
        /// Null without a comparison.
        let previous: DecimalAmount?
    }

    let currency: Currency
    /// With tags less than the sum of the rows where a transaction has several of them.
    let total: DecimalAmount
    let rows: [Row]
    /// Currencies without a rate, whose amounts are left out.
    let leftOut: OptionalMember<[Currency]>

    package init(_ report: Report) {
        currency = report.total.currency
        total = DecimalAmount(report.total)
        leftOut = OptionalMember(nonEmpty: report.leftOut)
        rows = report.rows.map { row in
            Row(
                key: Self.key(of: row, in: report), amount: DecimalAmount(row.amount),
                previous: row.previous.map(DecimalAmount.init))
        }
    }

    /// The name of a row. Net worth has `(people)` for what other people owe and `(in transit)` for what is between two own accounts, which
    /// are no accounts.
    package static func key(of row: Report.Row, in report: Report) -> String {
        switch row.key {
        case .people where report.request.kind == .networth: "(people)"
        case .inTransit: "(in transit)"
        default: row.key.text
        }
    }
}
