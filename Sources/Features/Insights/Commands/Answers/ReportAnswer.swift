import CommandKit
import InsightsModel
import Localization
import Models
import Services
import WireModels

/// A report. In tables, bars compare the amounts where they fit beside them.
struct ReportAnswer: Answer {
    let report: Report
    private let bars: ReportBars

    /// The width of a terminal that is not known.
    private static let width = 80

    init(_ report: Report) {
        self.report = report
        bars = ReportBars(report.rows.map(\.amount.minorUnits))
    }

    var response: ReportResponse { ReportResponse(report) }

    var csv: [[String]] {
        let columns = columns(barWidth: 0)
        return [columns.csvNames()] + report.rows.map { columns.csvCells(of: $0) }
    }

    func table(style: TextStyle) -> String {
        guard !report.rows.isEmpty else { return style.line("Nothing to report") + ending(style) }
        let natural = table(barWidth: 0).text(style: TextStyle(isColoured: false, width: nil, texts: style.texts))
        let used = natural.split(separator: "\n").map { TerminalText.width(String($0)) }.max() ?? 0
        let barWidth = ReportBars.width(beside: used, of: style.width ?? Self.width)
        return table(barWidth: barWidth).text(style: style) + ending(style)
    }

    /// Says which amounts are left out; nil if none are.
    var missingRates: LocalizedText? { MissingRates.warning(of: report.leftOut, to: report.total.currency) }

    // MARK: - Table

    private func table(barWidth: Int) -> Table {
        let columns = columns(barWidth: barWidth)
        var table = columns.emptyTable()
        for row in report.rows { table.add(columns.tableCells(of: row)) }
        let name: LocalizedText = report.request.kind == .networth ? "Net worth" : "Total"
        var total = [Table.Cell(name, .heading), Table.Cell(.verbatim(report.total.description), .heading), Table.Cell(.verbatim(""))]
        if let previous = report.previousTotal {
            total.append(Table.Cell(.verbatim(previous.description), .heading))
            total.append(Table.Cell(.verbatim(Self.difference(report.total, previous)), .heading))
        }
        table.add(total)
        return table
    }

    private func columns(barWidth: Int) -> [Column<Report.Row>] {
        var columns: [Column<Report.Row>] = [
            Column("key", report.request.grouping.title, maximum: 40) { row in
                .text(ReportResponse.key(of: row, in: report), label: row.key.displayName(in: report.request.kind))
            },
            Column("amount", "AMOUNT", isRight: true) { .amount($0.amount) },
            .table(.verbatim("")) { .code(bars.text($0.amount.minorUnits, width: barWidth)) },
        ]
        if report.previousDays != nil {
            columns += [
                .table("BEFORE", isRight: true) { .amount($0.previous) },
                .table("DIFFERENCE", isRight: true) { row in
                    .amount(nil, shown: row.previous.map { Self.difference(row.amount, $0) } ?? "")
                },
            ]
        }
        return columns + [
            .csv("previous") { .amount($0.previous) },
            .csv("currency") { .code($0.amount.currency) },
        ]
    }

    /// With its sign; a dash if it does not fit 64 bits.
    private static func difference(_ amount: Money, _ previous: Money) -> String {
        let (units, overflow) = amount.minorUnits.subtractingReportingOverflow(previous.minorUnits)
        guard !overflow else { return "—" }
        return (units > 0 ? "+" : "") + Money(minorUnits: units, currency: amount.currency).description
    }

    /// The days, and what to know of the figures.
    private func ending(_ style: TextStyle) -> String {
        var lines = style.line(days, .faint)
        if report.request.grouping == .tag, !report.rows.isEmpty {
            lines += style.line("A transaction with several tags counts with each of them, and once in the total", .faint)
        }
        if report.isConverted { lines += style.line("Amounts in other currencies are converted at the rate of their day", .faint) }
        if let missingRates { lines += style.line("Warning: \(missingRates)", .warning) }
        return lines
    }

    private var days: LocalizedText {
        let days = report.request.days
        let (first, last) = (days.lowerBound.description, days.upperBound.description)
        guard let previous = report.previousDays else { return "Period: \(first) to \(last)" }
        return "Period: \(first) to \(last), compared with \(previous.lowerBound.description) to \(previous.upperBound.description)"
    }
}

extension ReportGrouping {
    fileprivate var title: LocalizedText {
        switch self {
        case .category: "CATEGORY"
        case .payee: "PAYEE"
        case .tag: "TAG"
        case .account: "ACCOUNT"
        case .month: "MONTH"
        }
    }
}

extension ReportKey {
    /// The row in words; nil for its name.
    fileprivate func displayName(in kind: ReportKind) -> LocalizedText? {
        switch self {
        case .payee(""): "without a payee"
        case .tag(""): "without a tag"
        case .people: kind == .networth ? "owed by people" : "paid by other people"
        case .inTransit: "in transit"
        case .category, .payee, .tag, .account, .month: nil
        }
    }
}
