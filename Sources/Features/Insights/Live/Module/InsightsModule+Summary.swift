import InsightsModel
import Localization
import Models
import ServiceKit
import Services

/// What came in and went out in a week, and how net worth changed.
extension InsightsModule: SummaryContributing {
    var summaryPrecedence: Int { 0 }

    var summaryWordings: [SummaryWording] {
        [
            SummaryWording(.cameIn) { Self.text($0, "Came in: \(Self.amount($0))") },
            SummaryWording(.wentOut) { Self.text($0, "Went out: \(Self.amount($0))") },
            SummaryWording(.netWorth) { line in
                guard let now = line.amount, let before = line.other else { return "Net worth: unknown." }
                let change = Int128(now.minorUnits) - Int128(before.minorUnits)
                let difference = Money(minorUnits: Int64(clamping: change.magnitude), currency: now.currency)
                if change == 0 { return "Net worth: \(now), as a week before." }
                return change > 0
                    ? "Net worth: \(now), \(difference) more than a week before."
                    : "Net worth: \(now), \(difference) less than a week before."
            },
        ]
    }

    private static func amount(_ line: SummaryLine) -> LocalizedText { line.amount.map { "\($0, sign: .never)" } ?? "nothing" }

    /// A sentence with the categories in brackets, the largest first.
    private static func text(_ line: SummaryLine, _ sentence: LocalizedText) -> LocalizedText {
        line.names.isEmpty ? "\(sentence)." : "\(sentence) (\(line.names.joined(separator: ", ")))."
    }

    /// The number of categories that are named.
    private static let maximumNamed = 3

    func summaryLines(of week: SummaryWeek) throws -> [SummaryLine] {
        let reader = try ReportReader(week.reading.connection, household: week.context.household, today: week.today)
        let flow = try reader.cashFlow(week.days, excluded: [])
        func line(_ kind: SummaryLine.Kind, _ total: Money, _ parts: [CategoryAmount]) -> SummaryLine {
            let named = parts.filter { $0.amount.minorUnits > 0 }.prefix(Self.maximumNamed)
            return SummaryLine(kind, names: named.map(\.category.name), amount: total)
        }
        var lines: [SummaryLine] = []
        if !flow.totalIncome.isZero { lines.append(line(.cameIn, flow.totalIncome, flow.income)) }
        if !flow.totalSpending.isZero { lines.append(line(.wentOut, flow.totalSpending, flow.spending)) }
        let worth = try NetWorthReader(
            week.reading.connection, household: week.context.household, today: week.today, converter: reader.converter())
        let ends = [week.days.lowerBound.adding(days: -1), week.days.upperBound]
        let values = try worth.values(at: ends).map { try worth.total(of: $0) }
        if let before = values.first, let now = values.last, !(before.isZero && now.isZero) {
            lines.append(SummaryLine(.netWorth, amount: now, other: before))
        }
        return lines
    }
}

extension SummaryLine.Kind {
    /// The income of the week, with its largest categories.
    fileprivate static let cameIn = Self("cameIn")
    /// The spending of the week, with its largest categories.
    fileprivate static let wentOut = Self("wentOut")
    /// Net worth at the end of the week, and a week before.
    fileprivate static let netWorth = Self("netWorth")
}
