import CardsLive
import CardsModel
import Ledger
import Models
import ServiceKit
import Services
import Storage
import SubscriptionsModel

/// Reads subscriptions with their figures.
struct SubscriptionReader {
    let connection: Connection
    let household: Household
    let today: Day
    let services: ServiceCatalogue
    /// All subscriptions, including removed ones.
    let subscriptions: [Subscription]
    private let totals: RateTotals
    private let charges: [ID<Subscription>: [SubscriptionCharge]]
    private let ledgerAccounts: [LedgerAccountID: LedgerAccountRecord]
    private let cards: [Card]

    init(_ reading: HouseholdReading, household: Household, today: Day, services: ServiceCatalogue) throws {
        connection = reading.connection
        self.household = household
        self.today = today
        self.services = services
        totals = RateTotals(connection, household: household.id, in: household.currency, on: today)
        subscriptions = try reading.subscriptions()
        guard !subscriptions.isEmpty else {
            (charges, ledgerAccounts, cards) = ([:], [:], [])
            return
        }
        charges = try reading.subscriptionCharges()
        ledgerAccounts = Dictionary(try reading.ledgerAccounts().map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        cards = subscriptions.contains { $0.card != nil } ? try reading.cards() : []
    }

    init(_ reading: HouseholdReading, context: ServiceContext, today: Day) throws {
        try self.init(reading, household: context.household, today: today, services: context.services)
    }

    init(_ connection: Connection, context: ServiceContext, today: Day) throws {
        try self.init(HouseholdReading(connection, household: context.household.id), context: context, today: today)
    }

    // MARK: - Subscriptions

    /// Those that are not removed, by name.
    var active: [Subscription] {
        subscriptions.filter { !$0.isRemoved }.sorted { ($0.name.folded, $0.id) < ($1.name.folded, $1.id) }
    }

    /// - Throws: `ServiceError.notFound`.
    func subscription(_ id: ID<Subscription>) throws -> Subscription {
        guard let subscription = subscriptions.first(where: { $0.id == id }) else { throw ServiceError.notFound }
        return subscription
    }

    func timeline(_ subscription: Subscription) -> SubscriptionTimeline {
        SubscriptionTimeline(subscription, charges: charges[subscription.id] ?? [], today: today)
    }

    // MARK: - Summaries

    /// All that are not removed, by name.
    func summaries() throws -> [SubscriptionSummary] { try active.map { try summary(timeline($0)) } }

    /// The figures of a subscription; a cost that does not fit is zero, and is rejected by the validator.
    func summary(_ timeline: SubscriptionTimeline) throws -> SubscriptionSummary {
        let subscription = timeline.subscription
        let price = timeline.price
        let monthly = try Figure.nilOnOverflow { try subscription.cycle.monthly(of: price) } ?? .zero(price.currency)
        let yearly = try Figure.nilOnOverflow { try subscription.cycle.yearly(of: price) } ?? .zero(price.currency)
        func mine(_ amount: Money) -> Money { subscription.sharing.share(of: amount, full: price, regular: subscription.price) }
        return SubscriptionSummary(
            subscription: subscription, status: timeline.status, price: price, monthly: monthly, yearly: yearly, myPrice: mine(price),
            myMonthly: mine(monthly), myYearly: mine(yearly), next: timeline.next,
            scheduled: timeline.scheduled, lastDay: subscription.lastDay(asOf: today),
            nextCharge: timeline.nextCharge.map { DatedAmount(day: $0, amount: timeline.charge(on: $0)) }, charges: timeline.paid.count,
            lastCharge: timeline.paid.last.map { DatedAmount(day: $0.day, amount: $0.amount) }, missing: timeline.missing?.day,
            openChange: timeline.history.open.map { SubscriptionOpenChange(charge: $0.charge.id, change: $0.change) },
            lastStep: timeline.history.changes.last { $0.day <= today && $0.day > today.adding(days: -Self.recentStep) },
            cancellation: timeline.cancellation.map { SubscriptionCancellation(renewal: $0.renewal, by: $0.by) },
            payerName: payerName(of: subscription), categoryName: categoryName(of: subscription))
    }

    /// Days in which a step of a price is marked.
    private static let recentStep = 365

    private func payerName(of subscription: Subscription) -> String {
        if let id = subscription.card, let card = cards.first(where: { $0.id == id }) { return card.nickname ?? card.facts.name }
        return subscription.account.flatMap { ledgerAccounts[LedgerAccountID($0)]?.name } ?? ""
    }

    private func categoryName(of subscription: Subscription) -> String {
        subscription.category.flatMap { ledgerAccounts[LedgerAccountID(rawValue: $0.rawValue)]?.name } ?? ""
    }

    // MARK: - Charges to come

    /// Charges of all subscriptions between two days, by day and name.
    func upcoming(from first: Day, through last: Day) -> [UpcomingCharge] {
        active.flatMap { upcoming(timeline($0), from: first, through: last) }.sorted {
            ($0.day, $0.name, $0.subscription) < ($1.day, $1.name, $1.subscription)
        }
    }

    func upcoming(_ timeline: SubscriptionTimeline, from first: Day, through last: Day) -> [UpcomingCharge] {
        let subscription = timeline.subscription
        return timeline.dueDays(from: first, through: last).compactMap { day in
            let amount = timeline.charge(on: day)
            guard !amount.isZero else { return nil }
            return UpcomingCharge(
                subscription: subscription.id, name: subscription.name, day: day, amount: amount,
                mine: subscription.sharing.share(of: amount, full: amount, regular: subscription.price))
        }
    }

    /// A total in the household's currency at today's rates.
    func total(_ amounts: [Money]) throws -> ConvertedTotal { try totals.total(of: amounts) }

    /// A total in the household's currency, each amount at the rate of its day, or of today if that is earlier.
    func total(_ amounts: [DatedAmount]) throws -> ConvertedTotal { try totals.total(of: amounts) }
}

extension SubscriptionSharing? {
    /// The household's share of an amount: a typed share refers to the regular price and is scaled at another price.
    ///
    /// - Parameters:
    ///   - full: the price per cycle that the amount belongs to.
    ///   - regular: the price that a typed share refers to.
    func share(of amount: Money, full: Money, regular: Money) -> Money {
        self?.mine == nil ? share(of: amount, price: full) : share(of: amount, price: regular)
    }
}
