import Localization
import Models
import PeopleModel
import ScreenKit
import Services
import SubscriptionsModel

extension SubscriptionForm {
    /// Parses the form into a draft, and sets the errors of what cannot be read.
    ///
    /// - Parameter chosen: the currency of the prices.
    /// - Returns: nil if a value cannot be read.
    func draft(in locale: LocaleFormat, _ chosen: Currency, today: Day, errors: inout Errors) -> SubscriptionDraft? {
        var reader = FieldReader<Field>(locale: locale, currency: chosen, today: today)
        let price = reader.amount(priceText, isFree ? .zero(chosen) : nil, .price, RuleViolation.subscriptionPriceInvalid.text)
        let cycle = reader.cycle(cycle, .every, RuleViolation.subscriptionCycleInvalid.text)
        let next = reader.day(nextText, .next, isRequired: true)
        let started = reader.day(startedText, .started)
        let ends = reader.day(endsText, .ends)
        let minimum = reader.day(minimumUntilText, .minimumUntil)
        let until = reader.day(trialUntilText, .trialUntil)
        let trialPrice = reader.amount(trialPriceText, .zero(chosen), .trialPrice, RuleViolation.subscriptionTrialPriceInvalid.text)
        let first = reader.optionalAmount(introductionPriceText, .introduction, RuleViolation.subscriptionIntroductionInvalid.text)
        let firstCharges = reader.number(introductionChargesText, .introduction, RuleViolation.subscriptionIntroductionInvalid.text)
        if (first == nil) != (firstCharges == nil), reader.errors[.introduction] == nil {
            reader.errors[.introduction] = RuleViolation.subscriptionIntroductionInvalid.text
        }
        let highest = reader.optionalAmount(highestText, .highest, RuleViolation.subscriptionHighestInvalid.text)
        let offer = reader.optionalAmount(yearlyOfferText, .yearlyOffer, RuleViolation.subscriptionOfferInvalid.text)
        let mine = reader.optionalAmount(mineText, .sharedWith, RuleViolation.subscriptionSharingInvalid.text)
        let others = reader.number(othersText, .sharedWith, RuleViolation.subscriptionSharingInvalid.text)
        let link = link(in: locale, today: today, &reader.errors)
        let notice = reader.number(noticeText, .notice, RuleViolation.subscriptionNoticeInvalid.text)
        let reminders = reader.numbers(remindersText, .reminders, RuleViolation.subscriptionReminderInvalid.text)
        if name.trimmed.isEmpty { reader.errors[.name] = RuleViolation.subscriptionNameMissing.text }
        errors = reader.errors
        guard errors.isEmpty, let price, let cycle, let next else { return nil }
        return SubscriptionDraft(
            name: name, price: price, cycle: cycle, next: next, summary: summary, isFree: isFree, highest: highest, yearlyOffer: offer,
            category: ID(category), account: ID(account), card: ID(card), website: website, notes: notes, started: started,
            trial: until.map { SubscriptionTrial(until: $0, price: trialPrice ?? .zero(chosen), converts: trialConverts) },
            introduction: first.flatMap { price in firstCharges.map { IntroductoryPrice(charges: $0, price: price) } },
            minimumUntil: minimum, notice: notice.map { NoticePeriod($0, noticeUnit) }, cancellation: cancellation, renews: renews,
            ends: ends, reminders: reminders,
            sharing: (others ?? (link == nil ? nil : 1)).map { SubscriptionSharing(others: $0, names: otherNames, mine: mine, link: link) },
            payee: payee)
    }

    /// Who owes a part, and since when.
    private func link(in locale: LocaleFormat, today: Day, _ errors: inout Errors) -> SharingLink? {
        guard !sharedLink.isEmpty else { return nil }
        let since = sharedSinceText.trimmed.isEmpty ? today : DayText.parse(sharedSinceText, in: locale, today: today)
        if since == nil { errors[.sharedSince] = "Enter a day" }
        guard let since else { return nil }
        if sharedLink == Self.people {
            let people = sharers.compactMap { ID<Person>($0) }.sorted()
            if people.isEmpty { errors[.sharedLink] = RuleViolation.subscriptionSharersMissing.text }
            return people.isEmpty ? nil : SharingLink(.people(people), since: since)
        }
        return ID<PeopleGroup>(sharedLink).map { SharingLink(.group($0), since: since) }
    }
}
