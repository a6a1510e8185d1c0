import CardsCommands
import CardsModel
import CommandKit
import Models
import PeopleCommands
import PeopleModel
import Services
import SubscriptionsModel

extension SubscriptionDraft {
    /// Applies the given options; the others keep the draft's values.
    ///
    /// - Throws: `CommandFailure` for an unknown account, card or category, or an amount with too many decimals.
    mutating func apply(_ options: SubscriptionOptions, in household: DependencyContainer) async throws {
        let lookup = Lookup(household)
        let currency = price.currency
        func money(_ figure: DecimalFigure?, _ option: String) throws -> Money? { try figure?.exactMoney(in: currency, option: option) }
        if let account = options.account { self.account = try await lookup.account(account).account.id }
        if let card = options.card { self.card = try await lookup.card(card).card.id }
        if let category = options.category { self.category = try await lookup.category(category).id }
        try applyPrice(options)
        if options.every != nil || options.unit != nil {
            let unit = options.unit ?? cycle.unitOption
            cycle = try unit.cycle(every: options.every ?? cycle.interval)
        }
        if let next = options.next { self.next = next }
        try await applySharing(options, lookup, today: household.context.today)
        if let started = options.started { self.started = started }
        if let ends = options.ends { self.ends = ends }
        if let renewal = options.autoRenew { renews = renewal == .on }
        if let day = options.minimumUntil { minimumUntil = day }
        if let days = options.noticeDays { notice = NoticePeriod(days, .day) }
        if let months = options.noticeMonths { notice = NoticePeriod(months, .month) }
        if let reminders = options.reminders { self.reminders = reminders.days }
        if let highest = try money(options.highest, "--highest") { self.highest = highest }
        if let first = try money(options.firstPrice, "--first-price"), let charges = options.firstCharges {
            introduction = IntroductoryPrice(charges: charges, price: first)
        }
        if let offer = try money(options.yearlyOffer, "--yearly-offer") { yearlyOffer = offer }
        if let payee = options.payee { self.payee = payee }
        if let description = options.description { summary = description }
        if let howToCancel = options.howToCancel { cancellation = howToCancel }
        if let website = options.website { self.website = website }
        if let notes = options.notes { self.notes = notes }
    }

    /// With whom it is shared. Names alone say how many they are, and leave the household's share; a number or names replace those who owe
    /// a part, unless they are given, too.
    private mutating func applySharing(_ options: SubscriptionOptions, _ lookup: Lookup, today: Day) async throws {
        let named = options.sharedNames?.split(separator: ",").map(String.init).filter { !$0.trimmed.isEmpty } ?? []
        let mine = try options.myShare?.exactMoney(in: price.currency, option: "--my-share")
        let old = sharing
        if let others = options.sharedWith ?? (named.isEmpty ? nil : named.count) {
            let kept = options.sharedWith == nil ? old?.mine : nil
            sharing =
                others == 0
                ? nil : SubscriptionSharing(others: others, names: options.sharedNames ?? old?.names ?? "", mine: mine ?? kept)
        } else if options.sharedNames != nil {
            sharing?.names = ""
        }
        if let link = try await link(options, old?.link, lookup, today: today) {
            sharing = SubscriptionSharing(
                others: sharing?.others ?? 1, names: sharing?.names ?? "", mine: mine ?? sharing?.mine, link: link)
        } else if options.sharedGroup != nil {
            sharing?.link = nil
        }
    }

    /// Who owes a part; nil if no option names anybody.
    private func link(_ options: SubscriptionOptions, _ old: SharingLink?, _ lookup: Lookup, today: Day) async throws -> SharingLink? {
        let since = options.sharedSince ?? old?.since ?? today
        if let name = options.sharedGroup, !name.isEmpty { return SharingLink(.group(try await lookup.group(name).id), since: since) }
        var people: [ID<Person>] = []
        for name in options.sharedPeople { people.append(try await lookup.person(name).id) }
        return people.isEmpty ? nil : SharingLink(.people(people), since: since)
    }

    /// The price and the trial. Without a price after it, a trial costs nothing and converts to the price; at a price of zero it ends.
    private mutating func applyPrice(_ options: SubscriptionOptions) throws {
        let currency = price.currency
        let typed = try options.price?.exactMoney(in: currency, option: "--price")
        if options.free { isFree = true }
        guard let until = options.trialUntil else {
            if let typed { price = typed }
            return
        }
        if let after = try options.priceAfter?.exactMoney(in: currency, option: "--price-after") {
            trial = SubscriptionTrial(until: until, price: typed ?? trial?.price ?? .zero(currency))
            price = after
        } else {
            if let typed { price = typed }
            trial = SubscriptionTrial(until: until, price: .zero(currency), converts: !price.isZero)
        }
    }
}
