import Models

extension SubscriptionRepository {

    /// The columns of a subscription but for its id and revision, in the order of the table.
    static func values(of subscription: Subscription) -> [Value] {
        var every = 0
        var unit = "once"
        if case .every(let interval, let cycleUnit) = subscription.cycle { (every, unit) = (interval, cycleUnit.rawValue) }
        return [
            .text(subscription.name), .text(subscription.summary), .integer(subscription.price.minorUnits),
            .currency(subscription.price.currency), .optional(subscription.highest?.minorUnits),
            .optional(subscription.yearlyOffer?.minorUnits), .int(every), .text(unit), .day(subscription.anchor),
            .day(subscription.billedFrom), .id(subscription.category), .id(subscription.account), .id(subscription.card),
            .text(subscription.website), .text(subscription.notes), .day(subscription.started), .day(subscription.trial?.until),
            .optional(subscription.trial?.price.minorUnits), .bool(subscription.trial?.converts ?? false),
            .optional((subscription.introduction?.charges).map { Int64($0) }), .optional(subscription.introduction?.price.minorUnits),
            .day(subscription.minimumUntil), .optional((subscription.notice?.count).map { Int64($0) }),
            .optional(subscription.notice?.unit.rawValue), .text(subscription.cancellation), .bool(subscription.renews),
            .day(subscription.ends), .text(subscription.reminders.map { String($0) }.joined(separator: ",")),
            .optional((subscription.sharing?.others).map { Int64($0) }), .text(subscription.sharing?.names ?? ""),
            .optional(subscription.sharing?.mine?.minorUnits), .text(subscription.payeeKey), .day(subscription.lastUsed),
            .bool(subscription.isRemoved), .day(subscription.finalCycle),
        ] + values(of: subscription.sharing?.link)
    }

    private static func values(of link: SharingLink?) -> [Value] {
        switch link?.target {
        case nil: [.null, .text(""), .null]
        case .group(let group): [.id(group), .text(""), .day(link?.since)]
        case .people(let people): [.null, .text(people.map { String($0.rawValue) }.joined(separator: " ")), .day(link?.since)]
        }
    }

    /// The three columns from one on.
    private static func link(_ row: Row, from column: Int32) -> SharingLink? {
        guard let since = row.optionalDay(column + 2) else { return nil }
        if let group: ID<PeopleGroup> = row.optionalID(column) { return SharingLink(.group(group), since: since) }
        let people = row.text(column + 1).split(separator: " ").compactMap { Int64($0) }.map { ID<Person>(rawValue: $0) }
        return people.isEmpty ? nil : SharingLink(.people(people), since: since)
    }

    /// Decodes a subscription without its prices and steps.
    static func subscription(_ row: Row) throws -> Subscription {
        let currency = try row.currency(4)
        func money(_ column: Int32) -> Money? { row.optionalInteger(column).map { Money(minorUnits: $0, currency: currency) } }
        let every = row.int(7)
        let trialPrice = money(18) ?? .zero(currency)
        return Subscription(
            id: row.id(0), name: row.text(1), price: Money(minorUnits: row.integer(3), currency: currency),
            cycle: every == 0 ? .once : .every(every, try row.value(8, "cycle_unit")), anchor: row.day(9), summary: row.text(2),
            highest: money(5), yearlyOffer: money(6), billedFrom: row.day(10), category: row.optionalID(11), account: row.optionalID(12),
            card: row.optionalID(13), website: row.text(14), notes: row.text(15), started: row.optionalDay(16),
            trial: row.optionalDay(17).map { SubscriptionTrial(until: $0, price: trialPrice, converts: row.bool(19)) },
            introduction: row.optionalInteger(20).flatMap { charges in
                money(21).map { IntroductoryPrice(charges: Int(charges), price: $0) }
            },
            minimumUntil: row.optionalDay(22), notice: row.isNull(23) ? nil : NoticePeriod(row.int(23), try row.value(24, "notice_unit")),
            cancellation: row.text(25), renews: row.bool(26), finalCycle: row.optionalDay(36), ends: row.optionalDay(27),
            reminders: row.text(28).split(separator: ",").compactMap { Int($0) },
            sharing: row.optionalInteger(29).map {
                SubscriptionSharing(others: Int($0), names: row.text(30), mine: money(31), link: link(row, from: 37))
            },
            payeeKey: row.text(32), lastUsed: row.optionalDay(33), isRemoved: row.bool(34), revision: row.integer(35))
    }
}
