import Models
import RecurrenceModel
import Services
import SubscriptionsModel

/// Accepts most of the subscriptions that are found in the statements, and enters what statements cannot tell.
extension SampleFiller {
    /// What is accepted, by a part of the payee. *Parcel Lane Plus* and the bills are left to be found.
    private static let accepted = [
        "lumen", "chorus", "cloudbox", "morning ledger", "fable", "keystead", "recordists", "tallgrass", "anvil",
    ]

    func addSubscriptions() async throws {
        let service = services.subscriptions()
        var accepted: [String: Subscription] = [:]
        for series in try await service.fetchFound(all: false).found.series {
            guard let part = Self.accepted.first(where: { series.payee.folded.contains($0) }) else { continue }
            accepted[part] = try await service.accept(series.id, name: part == "lumen" ? "Lumen Stream" : nil)
        }
        try await edit(accepted["chorus"]) { $0.sharing = SubscriptionSharing(others: 1, names: "Felix") }
        try await edit(accepted["cloudbox"]) { $0.yearlyOffer = .preview(29_90) }
        try await edit(accepted["anvil"]) { $0.notice = NoticePeriod(1, .month) }
        if let stream = accepted["lumen"] { try await service.markUsed(id: stream.id) }
        if let newspaper = accepted["morning ledger"] { _ = try await service.apply(.cancel, id: newspaper.id, on: nil) }
        if let hosting = accepted["tallgrass"] { _ = try await service.apply(.pause, id: hosting.id, on: nil) }
        try await addOthers()
    }

    private func edit(_ subscription: Subscription?, _ change: (inout SubscriptionDraft) -> Void) async throws {
        guard let subscription else { return }
        let service = services.subscriptions()
        let next = try await service.fetchSubscription(id: subscription.id).summary.scheduled ?? subscription.anchor
        var draft = SubscriptionDraft(subscription, next: next)
        change(&draft)
        _ = try await service.updateSubscription(id: subscription.id, draft, revision: subscription.revision)
    }

    /// One on trial, one that has ended, and one whose last charge was dearer than what was entered.
    private func addOthers() async throws {
        let service = services.subscriptions()
        _ = try await service.addSubscription(
            SubscriptionDraft(
                name: "Orrery Maps", price: .preview(4_99), cycle: .monthly, next: day(6), category: category(.subscriptions),
                account: try account(.card), started: day(-9), trial: SubscriptionTrial(until: day(5), price: .preview(0)), reminders: [3]))
        _ = try await service.addSubscription(
            SubscriptionDraft(
                name: "Pebble Mobile", price: .preview(20_00), cycle: .monthly, next: day(15), category: category(.utilities),
                account: try account(.orla), started: day(-46), payee: "Pebble Mobile"))
        var magazine = SubscriptionDraft(
            name: "Harbour Gazette", price: .preview(24_00), cycle: .every(1, .quarter), next: day(-40), category: category(.subscriptions),
            account: try account(.joint), started: day(-130))
        magazine.ends = day(-10)
        _ = try await service.addSubscription(magazine)
    }
}
