import Localization
import Models
import ServiceKit
import Services

/// What falls due in the week after a summary.
extension NotificationsModule: SummaryContributing {
    var summaryPrecedence: Int { 3 }

    var summaryWordings: [SummaryWording] {
        [
            SummaryWording(.fallsDue) { line in
                let names = line.names.joined(separator: ", ")
                return line.further == 0
                    ? "Due in the next 7 days: \(names)." : "Due in the next 7 days: \(names) and \(line.further) more."
            }
        ]
    }

    func summaryLines(of week: SummaryWeek) throws -> [SummaryLine] {
        let items = try DueReader(reading: week.reading, sources: week.context.modules.dueSources).openItems(
            from: week.today, until: week.today.adding(days: 6))
        return items.isEmpty ? [] : [SummaryLine(.fallsDue, names: items.map(\.title))]
    }
}

extension SummaryLine.Kind {
    /// What falls due, by day.
    fileprivate static let fallsDue = Self("fallsDue")
}
