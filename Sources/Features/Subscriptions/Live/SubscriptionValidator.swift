import CardsLive
import CardsModel
import Ledger
import Models
import Recurrence
import Services
import Storage
import SubscriptionsModel

/// Validates subscriptions against the household's data.
struct SubscriptionValidator {
    let write: UnitOfWork
    let normalizer: PayeeNormalizer

    /// Validates a draft and applies it to a subscription, except its schedule, its renewal and its price history.
    ///
    /// - Throws: `ServiceError.rule` with the first violation; `.notFound` for an unknown account, card or category.
    func apply(_ draft: SubscriptionDraft, to subscription: inout Subscription) throws {
        var draft = draft
        draft.sharing = try SharingValidator(write).validated(draft.sharing, keeping: subscription.sharing?.link)
        subscription.name = try TextRule.name(draft.name, of: .subscription)
        subscription.summary = try text(draft.summary, keeping: subscription.summary)
        subscription.notes = try text(draft.notes, keeping: subscription.notes)
        subscription.cancellation = try text(draft.cancellation, keeping: subscription.cancellation)
        subscription.website = try website(draft.website)
        try validatePrices(of: draft)
        try validateDays(of: draft)
        try validateTerms(of: draft)
        subscription.category = try category(draft.category, keeping: subscription.category)
        subscription.account = try account(draft.account, keeping: subscription.account)
        subscription.card = try card(draft.card, keeping: subscription.card)
        (subscription.highest, subscription.yearlyOffer) = (draft.highest, draft.yearlyOffer)
        (subscription.started, subscription.ends, subscription.minimumUntil) = (draft.started, draft.ends, draft.minimumUntil)
        (subscription.trial, subscription.introduction) = (draft.trial, draft.introduction)
        (subscription.notice, subscription.sharing) = (draft.notice, draft.sharing)
        subscription.sharing?.names = try TextRule.note(TextRule.line(draft.sharing?.names ?? ""))
        subscription.reminders = Set(draft.reminders).sorted(by: >)
        // A stored payee key is not normalised again, so that an edited form does not change it.
        if draft.payee != subscription.payeeKey || subscription.payeeKey.isEmpty {
            let payee = try TextRule.payee(draft.payee)
            subscription.payeeKey = normalizer.key(payee.isEmpty ? subscription.name : payee)
        }
    }

    // MARK: - Texts

    private func text(_ text: String, keeping old: String) throws -> String {
        guard TextLimit.allows(text, TextLimit.note) else { throw ServiceError.rule(.subscriptionTextTooLong) }
        return try TextRule.note(text, keeping: [old])
    }

    private func website(_ text: String) throws -> String {
        let website = TextRule.line(text)
        let folded = website.folded
        guard website.isEmpty || folded.hasPrefix("https://") || folded.hasPrefix("http://"),
            TextLimit.allows(website, TextLimit.reference),
            !website.contains(" ")
        else { throw ServiceError.rule(.subscriptionWebsiteInvalid) }
        return website
    }

    // MARK: - Amounts

    private func validatePrices(of draft: SubscriptionDraft) throws {
        let currency = draft.price.currency
        guard SubscriptionRule.allows(price: draft.price) else { throw ServiceError.rule(.subscriptionPriceInvalid) }
        let isFreeTrial = draft.trial.map { !$0.converts } ?? false
        guard !draft.price.isZero || draft.isFree || isFreeTrial else { throw ServiceError.rule(.subscriptionPriceZero) }
        guard case .every(let interval, _) = draft.cycle else { return try validateOtherPrices(of: draft, in: currency) }
        guard Schedule.intervals.contains(interval) else { throw ServiceError.rule(.subscriptionCycleInvalid) }
        guard SubscriptionRule.allowsYearly(of: draft.price, draft.cycle) else { throw ServiceError.rule(.subscriptionCostTooLarge) }
        try validateOtherPrices(of: draft, in: currency)
    }

    private func validateOtherPrices(of draft: SubscriptionDraft, in currency: Currency) throws {
        if let highest = draft.highest {
            guard highest.currency == currency, SubscriptionRule.allows(price: highest), highest.minorUnits > draft.price.minorUnits,
                SubscriptionRule.allowsYearly(of: highest, draft.cycle)
            else { throw ServiceError.rule(.subscriptionHighestInvalid) }
        }
        if let offer = draft.yearlyOffer {
            guard offer.currency == currency, SubscriptionRule.allows(price: offer), !offer.isZero else {
                throw ServiceError.rule(.subscriptionOfferInvalid)
            }
        }
        if let trial = draft.trial {
            let isBelow = trial.price.minorUnits <= draft.price.minorUnits || !trial.converts
            guard trial.price.currency == currency, SubscriptionRule.allows(price: trial.price), isBelow else {
                throw ServiceError.rule(.subscriptionTrialPriceInvalid)
            }
        }
        if let first = draft.introduction {
            guard first.price.currency == currency, SubscriptionRule.allows(price: first.price),
                SubscriptionRule.introductionCharges.contains(first.charges)
            else { throw ServiceError.rule(.subscriptionIntroductionInvalid) }
        }
        if let sharing = draft.sharing {
            let mine = sharing.mine
            guard (1...SubscriptionRule.maxOthers).contains(sharing.others), mine.map({ $0.currency == currency }) ?? true,
                mine.map({ (0...draft.price.minorUnits).contains($0.minorUnits) }) ?? true
            else { throw ServiceError.rule(.subscriptionSharingInvalid) }
        }
    }

    // MARK: - Days

    private func validateDays(of draft: SubscriptionDraft) throws {
        for day in [draft.next, draft.started, draft.ends, draft.minimumUntil, draft.trial?.until].compactMap(\.self) {
            _ = try TextRule.day(day)
        }
        let first = draft.started ?? draft.next
        guard draft.next >= first else { throw ServiceError.rule(.subscriptionNextBeforeStart) }
        if let started = draft.started {
            guard draft.trial.map({ $0.until >= started }) ?? true else { throw ServiceError.rule(.subscriptionTrialBeforeStart) }
            guard draft.minimumUntil.map({ $0 >= started }) ?? true else { throw ServiceError.rule(.subscriptionMinimumBeforeStart) }
            guard draft.ends.map({ $0 >= started }) ?? true else { throw ServiceError.rule(.subscriptionEndBeforeStart) }
        }
        if let schedule = try Self.schedule(draft.cycle, from: draft.next) {
            guard schedule.next(after: draft.next) != nil else { throw ServiceError.rule(.subscriptionCycleTooLong) }
        }
    }

    private static func schedule(_ cycle: BillingCycle, from day: Day) throws -> Schedule? {
        do {
            return try cycle.schedule(from: day)
        } catch {
            throw ServiceError.rule(.subscriptionCycleInvalid)
        }
    }

    private func validateTerms(of draft: SubscriptionDraft) throws {
        if let notice = draft.notice {
            guard NoticePeriod.counts.contains(notice.count), NoticePeriod.units.contains(notice.unit) else {
                throw ServiceError.rule(.subscriptionNoticeInvalid)
            }
        }
        guard Set(draft.reminders).count <= SubscriptionRule.maxReminders,
            draft.reminders.allSatisfy(SubscriptionRule.reminderDays.contains)
        else { throw ServiceError.rule(.subscriptionReminderInvalid) }
    }

    // MARK: - References

    /// A stored reference remains valid, even if its row was archived.
    private func account(_ id: ID<Account>?, keeping old: ID<Account>?) throws -> ID<Account>? {
        guard let id, id != old else { return id }
        guard try !write.account(id).isArchived else { throw ServiceError.notFound }
        return id
    }

    private func category(_ id: ID<Category>?, keeping old: ID<Category>?) throws -> ID<Category>? {
        guard let id, id != old else { return id }
        let record = try write.ledgerAccounts.find(LedgerAccountID(rawValue: id.rawValue))
        guard let record, record.role == .category, record.categoryClass == .spending, !record.isArchived else {
            throw ServiceError.notFound
        }
        return id
    }

    private func card(_ id: ID<Card>?, keeping old: ID<Card>?) throws -> ID<Card>? {
        guard let id, id != old else { return id }
        let card = try write.named(in: CardRepository.init).find(id).existing()
        try write.touch([card.account])
        return id
    }
}

extension NamedThing {
    static let subscription = NamedThing(missing: .subscriptionNameMissing, tooLong: .subscriptionNameTooLong)
}
