import Models
import Services

/// Accepts most of the subscriptions that are found in the statements, and enters what statements cannot tell.
extension HouseholdSeeder {
    func addSubscriptions() async throws {
        let service = services.subscriptions()
        var accepted: [Answer: Subscription] = [:]
        for series in try await service.fetchFound(all: false).found.series {
            guard let answer = Answer.allCases.first(where: { series.payee.folded.contains($0.payee) }) else { continue }
            accepted[answer] = try await service.accept(series.id, name: answer.name)
        }
        try await edit(accepted[.music]) { $0.sharing = SubscriptionSharing(others: 1, names: "Felix") }
        try await edit(accepted[.storage]) { $0.yearlyOffer = euros(29_90) }
        try await edit(accepted[.gym]) { $0.notice = NoticePeriod(1, .month) }
        if let stream = accepted[.stream] { try await service.markUsed(id: stream.id) }
        if let newspaper = accepted[.newspaper] { _ = try await service.apply(.cancel, id: newspaper.id, on: nil) }
        if let hosting = accepted[.hosting] { _ = try await service.apply(.pause, id: hosting.id, on: nil) }
        try await addTrial()
        try await service.runDue(today: today)
    }

    /// What is accepted. *Parcel Lane Plus* and the bills are left to be found.
    private enum Answer: CaseIterable {
        case stream, music, storage, newspaper, audiobooks, passwords, guild, hosting, gym

        /// A part of the payee.
        var payee: String {
            switch self {
            case .stream: "lumen"
            case .music: "chorus"
            case .storage: "cloudbox"
            case .newspaper: "morning ledger"
            case .audiobooks: "fable"
            case .passwords: "keystead"
            case .guild: "recordists"
            case .hosting: "tallgrass"
            case .gym: "anvil"
            }
        }

        /// The name of the subscription; nil: the payee.
        var name: String? { self == .stream ? "Lumen Stream" : nil }
    }

    private func edit(_ subscription: Subscription?, _ change: (inout SubscriptionDraft) -> Void) async throws {
        guard let subscription else { return }
        let service = services.subscriptions()
        let next = try await service.fetchSubscription(id: subscription.id).summary.scheduled ?? subscription.anchor
        var draft = SubscriptionDraft(subscription, next: next)
        change(&draft)
        _ = try await service.updateSubscription(id: subscription.id, draft, revision: subscription.revision)
    }

    private func addTrial() async throws {
        let until = today.adding(days: 5)
        _ = try await services.subscriptions().addSubscription(
            SubscriptionDraft(
                name: "Orrery Maps", price: euros(4_99), cycle: .monthly, next: until.adding(days: 1), category: categories[.subscriptions],
                account: accounts[.card], started: today.adding(days: -9),
                trial: SubscriptionTrial(until: until, price: euros(0)), reminders: [3]))
    }
}
