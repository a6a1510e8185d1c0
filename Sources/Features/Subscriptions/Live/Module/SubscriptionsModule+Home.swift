import Models
import RecurrenceLive
import ServiceKit
import Services
import SubscriptionsModel

/// What Home shows of subscriptions: their cost, and what is found or has changed.
extension SubscriptionsModule: HomeContributor {
    /// Adds nothing in a household without subscriptions and suggestions. Its messages: the renewals within a week, and the latest increase
    /// of a price.
    func read(_ home: HomeReading, into overview: inout HomeOverview) throws {
        let found = try RecurrenceRepository(home.reading.connection, household: home.context.household.id).suggestions()
        let reader = try SubscriptionReader(home.reading, context: home.context, today: home.today)
        guard found > 0 || !reader.active.isEmpty else { return }
        let summaries = try reader.summaries()
        let running = summaries.filter(\.status.isRunning)
        overview.parts[HomeSubscriptions.self] = HomeSubscriptions(
            monthly: try reader.total(running.map(\.myMonthly)), found: found,
            changes: summaries.filter { $0.openChange != nil || $0.missing != nil }.count,
            next: Array(reader.upcoming(from: home.today, through: home.today.adding(days: 30)).prefix(HomeSubscriptions.maxCharges)))
        for case let message? in try [Self.renewals(reader, today: home.today), Self.increase(reader)] { overview.parts.add(message) }
    }

    /// Days ahead in which renewals are shown.
    private static let renewalDays = 7

    private static func renewals(_ reader: SubscriptionReader, today: Day) throws -> SubscriptionInsight? {
        let single = Set(reader.active.filter { $0.cycle == .once }.map(\.id))
        let charges = reader.upcoming(from: today, through: today.adding(days: renewalDays)).filter { !single.contains($0.subscription) }
        guard let first = charges.first else { return nil }
        return .subscriptionsRenew(
            first: first.subscription, names: charges.map(\.name).uniqued(), day: first.day,
            total: try reader.total(charges.map(\.amount)))
    }

    private static func increase(_ reader: SubscriptionReader) -> SubscriptionInsight? {
        reader.suggestions().compactMap { suggestion -> (id: ID<Subscription>, name: String, change: PriceStep)? in
            switch suggestion {
            case .openChange(let id, let name, let open) where open.change.to.minorUnits > open.change.from.minorUnits:
                (id, name, open.change)
            case .priceUp(let id, let name, let change): (id, name, change)
            default: nil
            }
        }.max { ($0.change.day, $0.id) < ($1.change.day, $1.id) }.map {
            .priceIncrease($0.id, name: $0.name, from: $0.change.from, to: $0.change.to, day: $0.change.day)
        }
    }
}
