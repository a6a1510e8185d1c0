import Models
import Services

/// Subscriptions, one of each state; one is shared, and one asks whether its price has changed. Some bills are left to be found.
extension SampleBuilder {
    func subscribe() async throws {
        let service = services.subscriptions()
        let card = try account(.silverCard)
        let stream = SubscriptionDraft(
            name: "Lumen Stream", price: .preview(12_99), cycle: .monthly, next: day(12), category: category(.subscriptions), account: card,
            website: "https://lumen.example", started: day(-109), reminders: [7, 1],
            sharing: SubscriptionSharing(others: 2, names: "Felix, Ines"), payee: "Lumen Stream")
        _ = try await service.addSubscription(stream)
        // Its last charge is dearer than what was entered.
        let phone = SubscriptionDraft(
            name: "Pebble Mobile", price: .preview(20_00), cycle: .monthly, next: day(19), category: category(.utilities),
            account: try account(.everyday), started: day(-13), payee: "Pebble Mobile")
        _ = try await service.addSubscription(phone)
        var trial = try draft("Northwind Reader", 9_99, .monthly, next: 5)
        trial.trial = SubscriptionTrial(until: day(5), price: .preview(0))
        trial.started = day(-25)
        _ = try await service.addSubscription(trial)
        let hosting = SubscriptionDraft(
            name: "Tallgrass Hosting", price: Money(minorUnits: 14_00, currency: .previewForeign), cycle: .monthly, next: day(24),
            category: category(.subscriptions), account: try account(.dollars), started: day(-97), payee: "Tallgrass Hosting")
        try await apply(.pause, service.addSubscription(hosting), daysAgo: 6)
        var gym = try draft("Tidewater Gym", 39_00, .monthly, next: 14)
        (gym.notice, gym.yearlyOffer, gym.cancellation) = (NoticePeriod(1, .month), .preview(390_00), "By letter to the studio")
        try await apply(.cancel, service.addSubscription(gym), daysAgo: 3)
        var magazine = try draft("Harbour Gazette", 24_00, .every(1, .quarter), next: -40)
        (magazine.started, magazine.ends) = (day(-130), day(-10))
        _ = try await service.addSubscription(magazine)
    }

    private func draft(_ name: String, _ units: Int64, _ cycle: BillingCycle, next: Int) throws -> SubscriptionDraft {
        SubscriptionDraft(
            name: name, price: .preview(units), cycle: cycle, next: day(next), category: category(.subscriptions),
            account: try account(.everyday), reminders: [3])
    }

    private func apply(_ step: SubscriptionStep, _ subscription: Subscription, daysAgo: Int) async throws {
        _ = try await services.subscriptions().apply(step, id: subscription.id, on: day(-daysAgo))
    }
}
