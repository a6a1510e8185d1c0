import Ledger
import Models
import RecurrenceLive
import RecurrenceModel
import ServiceKit
import Services
import Storage
import SubscriptionsModel

extension LiveSubscriptionService {
    // MARK: - Reading

    func fetchFound(all: Bool) async throws -> (found: FoundList, subscriptions: [SubscriptionSummary]) {
        let examination = try await context.recurrence()
        guard examination.isOn else {
            return try await read { reader, _ in (FoundList(nil), try reader.summaries()) }
        }
        return try await context.readSeries(suggested: !all, of: examination) { connection, series in
            let reader = try SubscriptionReader(connection, context: context, today: try context.today())
            return (FoundList(all ? series : series.filter(\.isSuggested)), try reader.summaries())
        }
    }

    // MARK: - Answers

    func accept(_ found: ID<FoundSeries>, name: String?) async throws -> Subscription {
        try await answer(found) { write, series in
            func notRemoved(_ id: ID<Subscription>) throws -> Subscription? {
                try write.subscriptions.find(id).flatMap { $0.isRemoved ? nil : $0 }
            }
            return try write.write.addOnce(.subscription, key: "found/\(found)", find: notRemoved) {
                guard let series else { throw ServiceError.notFound }
                let subscription = try write.insert(series, name: name, service: context.services.service(ofPayee: series.payeeKey))
                try SubscriptionLinker(write).link(series.charges.map(\.transaction), to: subscription)
                return (subscription, try write.recordAddition(of: subscription))
            }
        }
    }

    func accept(_ found: Set<ID<FoundSeries>>) async throws -> (added: [Subscription], change: ID<AuditRecord>?) {
        try await context.storePayeeNames()
        let examination = try await context.recurrence()
        let names = try await context.readSeries(suggested: false, of: examination) { _, series in
            Set(series.filter { found.contains($0.id) }.map(\.payeeKey))
        }
        return try await write { write in
            let reader = try RecurringSeriesReader(write.write, today: write.today, normalizer: write.normalizer)
            let open = try names.sorted().flatMap { try reader.series(of: $0) }.filter { found.contains($0.id) && reader.isOpen($0) }
            guard !open.isEmpty else { return ([], nil) }
            let linker = SubscriptionLinker(write)
            let added = try open.map { series in
                let subscription = try write.insert(series, name: nil, service: context.services.service(ofPayee: series.payeeKey))
                try linker.link(series.charges.map(\.transaction), to: subscription)
                return subscription
            }
            let recorder = RecurrenceRecorder(write.write, normalizer: write.normalizer)
            for name in names { try recorder.reopen(name) }
            return (added, try write.recordAddition(of: added))
        }
    }

    func assign(_ found: ID<FoundSeries>, to id: ID<Subscription>) async throws -> Subscription {
        try await answer(found) { write, series in
            guard let series else { throw ServiceError.notFound }
            var subscription = try write.find(id)
            guard subscription.price.currency == series.amount.currency else { throw ServiceError.rule(.subscriptionCurrencyDiffers) }
            if subscription.payeeKey != series.payeeKey {
                subscription.payeeKey = series.payeeKey
                subscription = try write.save(subscription)
            }
            try SubscriptionLinker(write).link(series.charges.map(\.transaction), to: subscription)
            try write.write.record(.linkSubscription, subject: subscription.name, target: subscription.id.description)
            return subscription
        }
    }

    func dismiss(_ found: ID<FoundSeries>) async throws {
        try await answer(found) { write, series in
            guard let series else { throw ServiceError.notFound }
            try RecurrenceDismissalRepository(write.write.connection, household: write.write.household).save(
                RecurrenceDismissalRepository.Dismissal(
                    series: series.key, amount: series.amount.minorUnits, cycle: series.cycle))
        }
    }

    func setDetection(_ isOn: Bool) async throws {
        try await write { write in
            let recurrence = RecurrenceRepository(write.write.connection, household: write.write.household)
            guard try recurrence.state()?.isOn != isOn else { return }
            // When it is switched on again, all payees are examined again.
            try recurrence.clear()
            try recurrence.save(RecurrenceRepository.State(isOn: isOn, version: 0))
        }
    }

    /// Applies a decision on a detected series, and marks its payee to be examined again.
    ///
    /// - Parameter body: receives nil for a series that is not detected any more.
    private func answer<T: Sendable>(
        _ id: ID<FoundSeries>, _ body: @escaping @Sendable (SubscriptionWriter, FoundSeries?) throws -> T
    ) async throws -> T {
        try await context.storePayeeNames()
        // The payee is searched in a snapshot, so that the write reads its transactions only.
        let examination = try await context.recurrence()
        let name = try await context.readSeries(suggested: false, of: examination) { _, series in
            series.first { $0.id == id }?.payeeKey
        }
        return try await write { write in
            let reader = try RecurringSeriesReader(write.write, today: write.today, normalizer: write.normalizer)
            let series = try name.flatMap { try reader.series(of: $0).first { $0.id == id && reader.isOpen($0) } }
            let result = try body(write, series)
            if let series { try RecurrenceRecorder(write.write, normalizer: write.normalizer).reopen(series.payeeKey) }
            return result
        }
    }
}

extension SubscriptionWriter {
    func recordAddition(of subscription: Subscription) throws -> ID<AuditRecord> {
        try write.record(.addSubscription, subject: subscription.name, target: subscription.id.description)
    }

    /// - Parameter subscriptions: at least one.
    func recordAddition(of subscriptions: [Subscription]) throws -> ID<AuditRecord> {
        if subscriptions.count == 1 { return try recordAddition(of: subscriptions[0]) }
        return try write.record(
            .addSubscription, subject: subscriptions.map(\.name).joined(separator: ", "),
            reference: subscriptions.map(\.id.description).joined(separator: " "))
    }

    /// A subscription from a detected series, stored: its price history is that of its charges.
    func insert(_ found: FoundSeries, name: String?, service: KnownService?) throws -> Subscription {
        let first = found.charges.first?.day ?? today
        let category = try write.ledgerAccounts.all().first {
            $0.role == .category && !$0.isArchived && $0.categoryKey == (service?.category ?? .subscriptions)
        }
        var draft = SubscriptionDraft(
            name: name ?? service?.name ?? TextLimit.cut(found.payee, to: TextLimit.name), price: found.amount, cycle: found.cycle,
            next: found.next ?? first, highest: found.highest, category: category.map { ID(rawValue: $0.id.rawValue) },
            account: found.account, website: service?.website ?? "", reminders: [3], payee: found.payee)
        if draft.name.isEmpty { draft.name = found.payeeKey }
        var subscription = Subscription(id: write.makeID(), name: "", price: draft.price, cycle: draft.cycle, anchor: draft.next)
        try SubscriptionValidator(write: write, normalizer: normalizer).apply(draft, to: &subscription)
        subscription.payeeKey = found.payeeKey
        subscription.started = first
        subscription.billedFrom = draft.next
        subscription.prices = prices(of: found, since: first)
        try subscriptions.insert(subscription)
        return subscription
    }

    private func prices(of found: FoundSeries, since first: Day) -> [SubscriptionPrice] {
        guard let oldest = found.priceChanges.first else { return [SubscriptionPrice(from: first, found.amount)] }
        var prices = [SubscriptionPrice(from: min(first, oldest.day.adding(days: -1)), oldest.from)]
        for change in found.priceChanges where change.day > prices[prices.count - 1].day {
            prices.append(SubscriptionPrice(from: change.day, change.to))
        }
        if prices[prices.count - 1].price != found.amount {
            prices[prices.count - 1].price = found.amount
        }
        return prices
    }
}
