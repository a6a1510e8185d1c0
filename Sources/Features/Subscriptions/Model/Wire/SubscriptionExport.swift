import CardsModel
package import Models
import PeopleModel
import WireModels

/// A subscription in an export, with its prices, states and charges.
package struct SubscriptionExport: Encodable {
    let id: ID<Subscription>
    let name: String
    let summary: String?
    let price: DecimalAmount
    let currency: Currency
    let highest: DecimalAmount?
    let yearlyOffer: DecimalAmount?
    let every: Int
    let unit: String
    let anchor: Day
    let billedFrom: Day
    let category: ID<Category>?
    let account: ID<Account>?
    let card: ID<Card>?
    let website: String?
    let notes: String?
    let started: Day?
    let trialUntil: Day?
    let trialPrice: DecimalAmount?
    let trialConverts: Bool?
    let firstCharges: Int?
    let firstPrice: DecimalAmount?
    let minimumUntil: Day?
    let noticeCount: Int?
    let noticeUnit: ScheduleUnit?
    let cancellation: String?
    let renews: Bool
    /// The first day that is not paid any more, of one that does not renew.
    let finalCycle: Day?
    let ends: Day?
    let reminders: [Int]
    let sharedWith: Int?
    let sharedNames: String?
    let myShare: DecimalAmount?
    /// The group that owes a part of each charge.
    let sharedGroup: ID<PeopleGroup>?
    /// The people who owe a part of each charge.
    let sharedPeople: [ID<Person>]?
    /// The first day whose charges they owe a part of.
    let sharedSince: Day?
    let payeeKey: String?
    let lastUsed: Day?
    let prices: [Price]
    let steps: [Step]
    let charges: [Charge]

    struct Price: Encodable {
        let day: Day
        let price: DecimalAmount
    }

    struct Step: Encodable {
        let step: SubscriptionStep
        let day: Day
        let until: Day?
    }

    struct Charge: Encodable {
        let day: Day
        let amount: DecimalAmount
        let currency: Currency
        let transaction: ID<Transaction>?
        let decision: SubscriptionCharge.Decision?
        let byHand: Bool
    }

    package init(_ subscription: Subscription, charges: [SubscriptionCharge]) {
        id = subscription.id
        name = subscription.name
        summary = subscription.summary.nonEmpty
        price = DecimalAmount(subscription.price)
        currency = subscription.price.currency
        highest = subscription.highest.map(DecimalAmount.init)
        yearlyOffer = subscription.yearlyOffer.map(DecimalAmount.init)
        every = subscription.cycle.every
        unit = subscription.cycle.unitName
        anchor = subscription.anchor
        billedFrom = subscription.billedFrom
        category = subscription.category
        account = subscription.account
        card = subscription.card
        website = subscription.website.nonEmpty
        notes = subscription.notes.nonEmpty
        started = subscription.started
        trialUntil = subscription.trial?.until
        trialPrice = (subscription.trial?.price).map(DecimalAmount.init)
        trialConverts = subscription.trial?.converts
        firstCharges = subscription.introduction?.charges
        firstPrice = (subscription.introduction?.price).map(DecimalAmount.init)
        minimumUntil = subscription.minimumUntil
        noticeCount = subscription.notice?.count
        noticeUnit = subscription.notice?.unit
        cancellation = subscription.cancellation.nonEmpty
        renews = subscription.renews
        finalCycle = subscription.finalCycle
        ends = subscription.ends
        reminders = subscription.reminders
        sharedWith = subscription.sharing?.others
        sharedNames = subscription.sharing?.names.nonEmpty
        myShare = (subscription.sharing?.mine).map(DecimalAmount.init)
        switch subscription.sharing?.link?.target {
        case nil: (sharedGroup, sharedPeople) = (nil, nil)
        case .group(let group): (sharedGroup, sharedPeople) = (group, nil)
        case .people(let people): (sharedGroup, sharedPeople) = (nil, people)
        }
        sharedSince = subscription.sharing?.link?.since
        payeeKey = subscription.payeeKey.nonEmpty
        lastUsed = subscription.lastUsed
        prices = subscription.prices.map { Price(day: $0.day, price: DecimalAmount($0.price)) }
        steps = subscription.statusChanges.map { Step(step: $0.step, day: $0.day, until: $0.until) }
        self.charges = charges.map { charge in
            Charge(
                day: charge.day, amount: DecimalAmount(charge.amount), currency: charge.amount.currency, transaction: charge.transaction,
                decision: charge.decision, byHand: charge.isByHand)
        }
    }
}

/// A suggestion that was dismissed, in an export.
package struct DismissalExport: Encodable {
    let series: String
    /// In minor units.
    let amount: Int64
    let every: Int
    let unit: String

    package init(series: String, amount: Int64, cycle: BillingCycle) {
        self.series = series
        self.amount = amount
        every = cycle.every
        unit = cycle.unitName
    }
}
