import CardsLive
import CardsModel
import Ledger
import Models
import PeopleLive
import PeopleModel
import Recurrence
import RecurrenceLive
import ServiceKit
import Services
import Storage
import SubscriptionsModel

/// The household's subscriptions.
struct LiveSubscriptionService: SubscriptionServiceProtocol {
    let context: ServiceContext

    // MARK: - Reading

    func fetchSubscriptions() async throws -> SubscriptionOverview {
        let examination = try await context.recurrence()
        return try await read { reader, connection in
            let recurrence = RecurrenceRepository(connection, household: context.household.id)
            return try reader.overview(found: try examination.suggestions(in: recurrence))
        }
    }

    func fetchSubscription(id: ID<Subscription>) async throws -> SubscriptionDetails {
        try await read { reader, connection in try reader.details(of: id, choices: try choices(connection)) }
    }

    func fetchChoices() async throws -> SubscriptionChoices { try await context.read { try choices($0) } }

    func fetchMonth(_ month: Month) async throws -> SubscriptionMonth { try await read { reader, _ in try reader.month(month) } }

    /// Figures, and so those of the member's perspective; lists and the calendar have all subscriptions that the member may see.
    func fetchStatistics() async throws -> SubscriptionStatistics {
        try await LiveSubscriptionService(context: context.figures).read { reader, _ in try reader.statistics() }
    }

    // MARK: - Adding

    func addSubscription(_ draft: SubscriptionDraft) async throws -> Subscription {
        try await context.storePayeeNames()
        return try await write { write in
            try write.write.addOnce(.subscription, key: draft.key, find: write.subscriptions.find) {
                let subscription = try write.insert(draft)
                try SubscriptionLinker(write).linkPast(of: subscription, since: draft.started ?? draft.next)
                return (subscription, try write.recordAddition(of: subscription))
            }
        }
    }

    // MARK: - Changing

    func updateSubscription(id: ID<Subscription>, _ draft: SubscriptionDraft, revision: Int64) async throws -> Subscription {
        try await write { write in
            let old = try write.find(id)
            guard old.revision == revision else { throw ServiceError.conflict }
            let saved = try write.update(old, draft)
            if saved != old { try write.write.record(.editSubscription, subject: saved.name, target: saved.id.description) }
            return saved
        }
    }

    func deleteSubscription(id: ID<Subscription>) async throws -> ID<AuditRecord> {
        try await write { write in
            var subscription = try write.find(id)
            subscription.isRemoved = true
            _ = try write.save(subscription)
            try RecurrenceRecorder(write.write, normalizer: write.normalizer).reopen(subscription.payeeKey)
            return try write.write.record(.deleteSubscription, subject: subscription.name, reference: id.description)
        }
    }

    func apply(_ step: SubscriptionStep, id: ID<Subscription>, on day: Day?) async throws -> Subscription {
        try await write { write in
            let saved = try write.apply(step, try write.find(id), on: try TextRule.day(day ?? write.today))
            try write.write.record(.changeSubscriptionState, subject: saved.name, target: saved.id.description)
            return saved
        }
    }

    func markUsed(id: ID<Subscription>) async throws {
        try await write { write in
            var subscription = try write.find(id)
            guard subscription.lastUsed != write.today else { return }
            subscription.lastUsed = write.today
            _ = try write.save(subscription)
        }
    }

    // MARK: - Due

    func runDue(today: Day) async throws { try await SubscriptionDailyJob(context: context).run(today: today) }

    // MARK: - Private

    func read<T: Sendable>(_ body: @Sendable (SubscriptionReader, Connection) throws -> T) async throws -> T {
        try await context.read { connection in
            try body(SubscriptionReader(connection, context: context, today: try context.today()), connection)
        }
    }

    func write<T: Sendable>(_ body: @escaping @Sendable (SubscriptionWriter) throws -> T) async throws -> T {
        try await context.write([.subscriptions, .people], allowsGroupCommit: true) { write in
            try body(SubscriptionWriter(write, today: try context.today(), normalizer: PayeeNormalizer()))
        }
    }

    private func choices(_ connection: Connection) throws -> SubscriptionChoices {
        let records = try LedgerAccountRepository(connection, household: context.household.id).all()
        return SubscriptionChoices(
            accounts: AccountReader.usable(AccountReader.accounts(among: records), for: connection.reach),
            categories: records.compactMap { $0.toCategory() }.filter { $0.class == .spending && !$0.isArchived },
            cards: try CardRepository(connection, household: context.household.id).all().filter { !$0.isRemoved },
            people: try PersonRepository(connection, household: context.household.id).all().filter { !$0.isRemoved }
                .sorted { ($0.name.folded, $0.id) < ($1.name.folded, $1.id) },
            groups: try PeopleGroupRepository(connection, household: context.household.id).all()
                .filter { !$0.isRemoved && !$0.isDirect && !$0.isArchived }
                .sorted { ($0.name.folded, $0.id) < ($1.name.folded, $1.id) },
            services: context.services.services)
    }
}

extension RequestKind {
    static let subscription = Self(rawValue: "subscription")
}
