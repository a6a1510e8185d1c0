import CardsModel
import Ledger
import Models
import ServiceKit
import Storage

/// Processes cards once a day.
extension CardsModule: ScheduledJob {
    func run(in context: ServiceContext, today: Day) async throws -> ScheduledJobResult {
        _ = try await CardDailyJob(context: context).run(today: today)
        return ScheduledJobResult()
    }
}

/// Daily processing of cards: applies catalogue updates, records ended cycles, records automatic claims, and sends notifications of expiring benefits
/// and fees. Idempotent.
struct CardDailyJob {
    let context: ServiceContext

    /// - Returns: the lost and claimed benefits, by card and benefit, then by day.
    func run(today: Day) async throws -> [ClosedBenefit] {
        // Most runs find nothing to do and avoid a write.
        guard try await context.read({ try hasWork($0, today: today) }) else { return [] }
        return try await context.write([.cards, .transactions, .notifications], allowsGroupCommit: true) { write in
            let closed = try closedBenefits(CardReader(write.visible, context: context, today: today))
            let writer = try CardWriter(write, context: context, today: today)
            try applyCatalogue(writer)
            for card in try writer.cards.all() where !card.isRemoved { try writer.close(card) }
            let notices = try notices(CardReader(write.connection, context: context, today: today), today: today)
            try NotificationSender(write).send { _ in notices }
            return closed
        }
    }

    /// The benefits lost and claimed since the last run.
    private func closedBenefits(_ reader: CardReader) -> [ClosedBenefit] {
        reader.allBenefits().filter { !$0.card.isRemoved }.flatMap { benefit, card -> [ClosedBenefit] in
            let catchUp = reader.catchUp(of: benefit, card)
            let (cardName, name) = (reader.name(of: card), benefit.terms.name)
            let claims = catchUp.claims.map { ClosedBenefit(.claimed, cardName: cardName, name: name, day: $0.day, amount: $0.amount) }
            let losses = catchUp.missed.filter { !$0.lost.isZero }.map { record in
                ClosedBenefit(
                    .lost, cardName: cardName, name: name, day: record.cycle.last ?? record.cycle.first, amount: record.lost)
            }
            return (claims + losses).sorted { $0.day < $1.day }
        }
    }

    // MARK: - Catalogue

    /// Applies a new catalogue version, except where the user has set a value. Values that the catalogue no longer contains stay unchanged.
    private func applyCatalogue(_ writer: CardWriter) throws {
        for id in try writer.cards.outdated(context.catalogue.version) {
            guard let card = try writer.cards.find(id) else { continue }
            try writer.cards.setCatalogue(context.catalogue.version, of: id)
            guard let template = card.product.flatMap(context.catalogue.card) else { continue }
            let resolver = TemplateResolver(catalogue: context.catalogue, cards: [card])
            try writer.close(card)
            var changed = card
            changed.facts = resolver.resolveFacts(for: card)
            if changed != card { _ = try writer.save(changed) }
            let known = try writer.benefits.all(of: id)
            for benefit in known {
                var changed = benefit
                changed.terms = resolver.resolveTerms(for: benefit)
                guard changed != benefit else { continue }
                let saved = try writer.save(changed)
                if saved.terms.hasOtherCycles(than: benefit.terms) { try writer.beginCycles(saved, of: card) }
            }
            for (position, new) in template.benefits.enumerated() where !known.contains(where: { $0.template == new.code }) {
                try LiveCardService.insert(
                    Benefit(
                        id: writer.write.makeID(), card: id, template: new.code, terms: new.terms, mode: new.mode, since: writer.today,
                        position: position), of: card, in: writer)
            }
            // The new catalogue may match charges that were not matched before.
            try writer.matchExistingCharges(card)
        }
    }

    // MARK: - Notifications

    private func hasWork(_ connection: Connection, today: Day) throws -> Bool {
        let cards = CardRepository(connection, household: context.household.id)
        guard try cards.hasAny() else { return false }
        if try !cards.outdated(context.catalogue.version).isEmpty { return true }
        let reader = try CardReader(connection, context: context, today: today)
        for (benefit, card) in reader.allBenefits() where !card.isRemoved {
            let catchUp = reader.catchUp(of: benefit, card)
            if !catchUp.missed.isEmpty || !catchUp.claims.isEmpty { return true }
        }
        let sender = NotificationSender(
            connection, household: context.household.id, ids: context.database.ids, at: context.clock.now())
        return try sender.hasNew(try notices(reader, today: today), for: try sender.listeners())
    }

    /// Days before an annual fee from which it is notified.
    private static let feeDays = 30
    /// Days before the end of a benefit's cycle at which it is notified, each once.
    private static let benefitDays = [7, 1]

    private func notices(_ reader: CardReader, today: Day) throws -> [DueNotice] {
        var found: [DueNotice] = []
        for listing in reader.listings() where listing.benefit.benefit.mode == .remind && listing.benefit.displayStatus == .available {
            guard let cycle = listing.benefit.progress.cycle, let last = cycle.last else { continue }
            guard let stage = Self.benefitDays.last(where: { listing.benefit.daysRemaining <= $0 }) else { continue }
            let content = NotificationContent(
                kind: .benefitExpiring, subject: "\(listing.cardName): \(listing.benefit.displayName)",
                amount: listing.benefit.progress.left, day: last, object: ObjectReference(listing.benefit.id, in: listing.card))
            found.append(
                DueNotice(
                    content: content, key: "benefit/\(listing.benefit.id)/\(cycle.first.number)/\(stage)",
                    accounts: try accounts(of: reader.find(listing.card))))
        }
        for card in reader.wallet() {
            guard let day = card.nextFeeDay, let fee = card.annualFee, (0...Self.feeDays).contains(today.distance(to: day)) else {
                continue
            }
            let content = NotificationContent(
                kind: .cardFeeDue, subject: card.displayName, amount: fee, day: day, object: ObjectReference(card.id))
            found.append(DueNotice(content: content, key: "fee/\(card.id)/\(day.number)", accounts: accounts(of: card.card)))
        }
        return found
    }

    /// The account that a card follows.
    private func accounts(of card: Card) -> [ID<Account>] { card.account.map { [$0] } ?? [] }
}

extension LiveCardService {
    func runDue(today: Day) async throws -> [ClosedBenefit] { try await CardDailyJob(context: context).run(today: today) }
}
