import Localization
import Models
import ServiceKit
import Services
import SubscriptionsModel

/// Which subscriptions began in a week, and which have another price.
extension SubscriptionsModule: SummaryContributing {
    var summaryPrecedence: Int { 1 }

    var summaryWordings: [SummaryWording] {
        [
            SummaryWording(.begun) { "New subscriptions: \(Self.names($0))." },
            SummaryWording(.repriced) { line in
                guard let now = line.amount, let before = line.other, let name = line.names.first else {
                    return "New prices: \(Self.names(line))."
                }
                return "New price of \(name): \(now), before \(before)."
            },
        ]
    }

    private static func names(_ line: SummaryLine) -> LocalizedText {
        let names = line.names.joined(separator: ", ")
        return line.further == 0 ? .verbatim(names) : "\(names) and \(line.further) more"
    }

    func summaryLines(of week: SummaryWeek) throws -> [SummaryLine] {
        let reader = try SubscriptionReader(week.reading, context: week.context, today: week.today)
        var (begun, repriced): ([String], [(name: String, step: PriceStep)]) = ([], [])
        for subscription in reader.active {
            let timeline = reader.timeline(subscription)
            if let first = subscription.started ?? timeline.paid.first?.day, week.days.contains(first) { begun.append(subscription.name) }
            let steps = timeline.history.changes + (timeline.history.open.map { [$0.change] } ?? [])
            if let step = steps.last(where: { week.days.contains($0.day) }) { repriced.append((subscription.name, step)) }
        }
        var lines: [SummaryLine] = []
        if !begun.isEmpty { lines.append(SummaryLine(.begun, names: begun)) }
        if let only = repriced.first, repriced.count == 1 {
            lines.append(SummaryLine(.repriced, names: [only.name], amount: only.step.to, other: only.step.from))
        } else if !repriced.isEmpty {
            lines.append(SummaryLine(.repriced, names: repriced.map(\.name)))
        }
        return lines
    }
}

extension SummaryLine.Kind {
    /// Subscriptions that began in the week.
    fileprivate static let begun = Self("subscriptionsBegun")
    /// Subscriptions with another price; of a single one its price and that of before.
    fileprivate static let repriced = Self("subscriptionsRepriced")
}
