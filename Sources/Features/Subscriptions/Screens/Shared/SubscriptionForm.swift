import Localization
import Models
import ScreenKit
import Services
import SubscriptionsModel

/// The values of the forms of new and existing subscriptions.
struct SubscriptionForm: FormValues {
    var name = ""
    var summary = ""
    var priceText = ""
    var isFree = false
    /// The code of the currency; empty: the household's.
    var currency = ""
    var cycle = CycleText()
    var nextText = ""
    var category = ""
    var account = ""
    var card = ""
    var startedText = ""
    var trialUntilText = ""
    var trialPriceText = ""
    var trialConverts = true
    var introductionPriceText = ""
    var introductionChargesText = ""
    var endsText = ""
    var minimumUntilText = ""
    var noticeText = ""
    var noticeUnit = ScheduleUnit.month
    var cancellation = ""
    var renews = true
    var remindersText = "3"
    var othersText = ""
    var otherNames = ""
    var mineText = ""
    /// Who owes a part: empty for nobody, `people` for those of `sharers`, or the id of a group.
    var sharedLink = ""
    var sharers: Set<String> = []
    var sharedSinceText = ""
    var highestText = ""
    var yearlyOfferText = ""
    var payee = ""
    var website = ""
    var notes = ""

    /// The value of `sharedLink` for single people.
    static let people = "people"

    init() {}

    /// Creates the form that edits a subscription.
    init(_ subscription: Subscription, next: Day, locale: LocaleFormat) {
        func text(_ amount: Money?) -> String { amount?.typedText(in: locale) ?? "" }
        name = subscription.name
        summary = subscription.summary
        priceText = text(subscription.price)
        isFree = subscription.price.isZero
        currency = subscription.price.currency.code
        cycle = CycleText(subscription.cycle)
        nextText = next.description
        category = subscription.category?.description ?? ""
        account = subscription.account?.description ?? ""
        card = subscription.card?.description ?? ""
        startedText = subscription.started?.description ?? ""
        trialUntilText = subscription.trial?.until.description ?? ""
        trialPriceText = text(subscription.trial?.price)
        trialConverts = subscription.trial?.converts ?? true
        introductionPriceText = text(subscription.introduction?.price)
        introductionChargesText = (subscription.introduction?.charges).map { String($0) } ?? ""
        endsText = subscription.ends?.description ?? ""
        minimumUntilText = subscription.minimumUntil?.description ?? ""
        noticeText = (subscription.notice?.count).map { String($0) } ?? ""
        noticeUnit = subscription.notice?.unit ?? .month
        cancellation = subscription.cancellation
        renews = subscription.renews
        remindersText = subscription.reminders.map { String($0) }.joined(separator: ", ")
        othersText = (subscription.sharing?.others).map { String($0) } ?? ""
        otherNames = subscription.sharing?.names ?? ""
        mineText = text(subscription.sharing?.mine)
        switch subscription.sharing?.link?.target {
        case nil: break
        case .group(let group): sharedLink = group.description
        case .people(let people): (sharedLink, sharers) = (Self.people, Set(people.map(\.description)))
        }
        sharedSinceText = subscription.sharing?.link?.since.description ?? ""
        highestText = text(subscription.highest)
        yearlyOfferText = text(subscription.yearlyOffer)
        payee = subscription.payeeKey
        website = subscription.website
        notes = subscription.notes
    }

    /// Fills name, cycle, website and payee of a known service.
    mutating func fill(from service: KnownService) {
        name = service.name
        cycle = CycleText(service.cycle)
        website = service.website
        payee = service.payeeKeys.first ?? ""
    }

    /// The fields that can be wrong.
    enum Field: String, FormField {
        case name, price, every, next, started, trialUntil, trialPrice, introduction, ends, minimumUntil, notice, reminders, sharedWith,
            sharedLink, sharedSince, highest, yearlyOffer, website, notes

        static var others: [String: Field] { ["currency": .price] }

        /// The fields below *More*.
        static let belowMore: [Field] = [
            .started, .trialUntil, .trialPrice, .introduction, .ends, .minimumUntil, .notice, .reminders, .sharedWith, .sharedLink,
            .sharedSince, .highest, .yearlyOffer, .website, .notes,
        ]
    }

    typealias Errors = FormFieldErrors<Field>
}
