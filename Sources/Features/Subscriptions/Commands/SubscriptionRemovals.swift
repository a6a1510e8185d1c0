import ArgumentParser
import SubscriptionsModel

/// The fields of a subscription that are removed. Texts are removed by empty ones, sharing by `--shared-with 0`.
struct SubscriptionRemovals: ParsableArguments {
    @Flag(name: .customLong("no-trial"), help: "Remove the trial.") var trial = false
    @Flag(name: .customLong("no-end"), help: "Remove the last day.") var end = false
    @Flag(name: .customLong("no-highest"), help: "Its charges no longer vary.") var highest = false
    @Flag(name: .customLong("no-first-price"), help: "Remove the introductory price.") var firstPrice = false
    @Flag(name: .customLong("no-yearly-offer"), help: "Remove the price of a year.") var yearlyOffer = false
    @Flag(name: .customLong("no-minimum"), help: "Remove the minimum term.") var minimum = false
    @Flag(name: .customLong("no-notice"), help: "Remove the notice period.") var notice = false
    @Flag(name: .customLong("no-reminders"), help: "Do not remind of it.") var reminders = false
    @Flag(name: .customLong("no-account"), help: "Remove the account and the card that pay.") var account = false
    @Flag(name: .customLong("no-category"), help: "Remove the category.") var category = false
    @Flag(name: .customLong("no-start"), help: "Remove the day it started.") var start = false
    @Flag(name: .customLong("not-free"), help: "It no longer costs nothing.") var free = false
}

extension SubscriptionDraft {
    /// Removes fields.
    mutating func apply(_ removals: SubscriptionRemovals) {
        if removals.trial { trial = nil }
        if removals.end { ends = nil }
        if removals.highest { highest = nil }
        if removals.firstPrice { introduction = nil }
        if removals.yearlyOffer { yearlyOffer = nil }
        if removals.minimum { minimumUntil = nil }
        if removals.notice { notice = nil }
        if removals.reminders { reminders = [] }
        if removals.account { (account, card) = (nil, nil) }
        if removals.category { category = nil }
        if removals.start { started = nil }
        if removals.free { isFree = false }
    }
}
