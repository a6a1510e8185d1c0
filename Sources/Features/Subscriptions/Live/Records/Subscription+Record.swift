import Models
import PeopleModel
package import Storage
package import SubscriptionsModel

/// A subscription without its prices and steps.
extension Subscription: Record {
    package enum Column: Int32, RecordColumn {
        case id, name, summary, price, currency, highest, yearlyOffer, cycleEvery, cycleUnit, anchor, billedFrom, category, account, card,
            website,
            notes, started, trialUntil, trialPrice, trialConverts, firstCharges, firstPrice, minimumUntil, noticeCount, noticeUnit,
            cancellation,
            renews, ends, reminders, others, otherNames, mine, payeeKey, lastUsed, isRemoved, revision, finalCycle, sharedGroup,
            sharedPeople,
            sharedSince
    }

    package static let sql = RecordSQL<Column>("subscription", revision: .revision)

    package init(_ row: RecordRow<Column>) throws {
        let currency = try row.currency(.currency)
        let trialPrice = try row.optionalMoney(.trialPrice, .currency) ?? .zero(currency)
        let firstPrice = try row.optionalMoney(.firstPrice, .currency)
        let mine = try row.optionalMoney(.mine, .currency)
        self.init(
            id: row.id(.id), name: row.text(.name), price: try row.money(.price, .currency), cycle: try row.cycle(.cycleEvery, .cycleUnit),
            anchor: row.day(.anchor), summary: row.text(.summary), highest: try row.optionalMoney(.highest, .currency),
            yearlyOffer: try row.optionalMoney(.yearlyOffer, .currency), billedFrom: row.day(.billedFrom),
            category: row.optionalID(.category), account: row.optionalID(.account), card: row.optionalID(.card),
            website: row.text(.website), notes: row.text(.notes), started: row.optionalDay(.started),
            trial: row.optionalDay(.trialUntil).map {
                SubscriptionTrial(until: $0, price: trialPrice, converts: row.bool(.trialConverts))
            },
            introduction: row.optionalInteger(.firstCharges).flatMap { charges in
                firstPrice.map { IntroductoryPrice(charges: Int(charges), price: $0) }
            },
            minimumUntil: row.optionalDay(.minimumUntil),
            notice: row.isNull(.noticeCount) ? nil : NoticePeriod(row.int(.noticeCount), try row.value(.noticeUnit)),
            cancellation: row.text(.cancellation), renews: row.bool(.renews), finalCycle: row.optionalDay(.finalCycle),
            ends: row.optionalDay(.ends), reminders: row.text(.reminders).split(separator: ",").compactMap { Int($0) },
            sharing: row.optionalInteger(.others).map {
                SubscriptionSharing(others: Int($0), names: row.text(.otherNames), mine: mine, link: SharingLink(row))
            },
            payeeKey: row.text(.payeeKey), lastUsed: row.optionalDay(.lastUsed), isRemoved: row.bool(.isRemoved),
            revision: row.integer(.revision))
    }

    package func value(_ column: Column) -> Value {
        switch column {
        case .id: .id(id)
        case .name: .text(name)
        case .summary: .text(summary)
        case .price: .integer(price.minorUnits)
        case .currency: .currency(price.currency)
        case .highest: .optional(highest?.minorUnits)
        case .yearlyOffer: .optional(yearlyOffer?.minorUnits)
        case .cycleEvery: .int(cycle.stored.every)
        case .cycleUnit: .text(cycle.stored.unit)
        case .anchor: .day(anchor)
        case .billedFrom: .day(billedFrom)
        case .category: .id(category)
        case .account: .id(account)
        case .card: .id(card)
        case .website: .text(website)
        case .notes: .text(notes)
        case .started: .day(started)
        case .trialUntil: .day(trial?.until)
        case .trialPrice: .optional(trial?.price.minorUnits)
        case .trialConverts: .bool(trial?.converts ?? false)
        case .firstCharges: .optional((introduction?.charges).map { Int64($0) })
        case .firstPrice: .optional(introduction?.price.minorUnits)
        case .minimumUntil: .day(minimumUntil)
        case .noticeCount: .optional((notice?.count).map { Int64($0) })
        case .noticeUnit: .optional(notice?.unit.rawValue)
        case .cancellation: .text(cancellation)
        case .renews: .bool(renews)
        case .ends: .day(ends)
        case .reminders: .text(reminders.map { String($0) }.joined(separator: ","))
        case .others: .optional((sharing?.others).map { Int64($0) })
        case .otherNames: .text(sharing?.names ?? "")
        case .mine: .optional(sharing?.mine?.minorUnits)
        case .payeeKey: .text(payeeKey)
        case .lastUsed: .day(lastUsed)
        case .isRemoved: .bool(isRemoved)
        case .revision: .integer(revision)
        case .finalCycle: .day(finalCycle)
        case .sharedGroup: .id(sharing?.link?.group)
        case .sharedPeople: .text(sharing?.link?.people.map { String($0.rawValue) }.joined(separator: " ") ?? "")
        case .sharedSince: .day(sharing?.link?.since)
        }
    }
}

extension SharingLink {
    fileprivate init?(_ row: RecordRow<Subscription.Column>) {
        guard let since = row.optionalDay(.sharedSince) else { return nil }
        let people = row.text(.sharedPeople).split(separator: " ").compactMap { Int64($0) }.map { ID<Person>(rawValue: $0) }
        if let group: ID<PeopleGroup> = row.optionalID(.sharedGroup) {
            self.init(.group(group), since: since)
        } else if !people.isEmpty {
            self.init(.people(people), since: since)
        } else {
            return nil
        }
    }

    fileprivate var group: ID<PeopleGroup>? { if case .group(let group) = target { group } else { nil } }
    fileprivate var people: [ID<Person>] { if case .people(let people) = target { people } else { [] } }
}
