import Models
import Services
import Storage

/// Daily processing of cards: applies catalogue updates, records ended cycles, claims benefits that are claimed automatically, and sends
/// notifications of expiring benefits and fees. Idempotent.
struct CardDue {
    let context: ServiceContext

    func run(today: Day) async throws {
        // Most runs find nothing to do and avoid a write.
        guard try await context.read({ try isAnythingNew($0, today: today) }) else { return }
        try await context.write([.cards, .transactions, .notifications], allowsGroupCommit: true) { write in
            let writing = try CardWriting(write, context: context, today: today)
            try takeOverCatalogue(writing)
            for card in try writing.cards.all() where !card.isRemoved { try writing.close(card) }
            let telling = NotificationTelling(write)
            for (content, key) in try notices(CardReader(write.connection, context: context, today: today), today: today) {
                try telling.tell(content, key: key)
            }
        }
    }

    // MARK: - Catalogue

    /// Applies a new catalogue version, except where the user has set a value. Values that the catalogue no longer contains stay unchanged.
    private func takeOverCatalogue(_ writing: CardWriting) throws {
        for id in try writing.cards.behind(context.catalogue.version) {
            guard let card = try writing.cards.find(id) else { continue }
            try writing.cards.setCatalogue(context.catalogue.version, of: id)
            guard let template = card.product.flatMap(context.catalogue.card) else { continue }
            let resolver = TemplateResolver(catalogue: context.catalogue, cards: [card])
            try writing.close(card)
            var changed = card
            changed.facts = resolver.resolveFacts(for: card)
            if changed != card { _ = try writing.save(changed) }
            let known = try writing.benefits.all(of: id)
            for benefit in known {
                var changed = benefit
                changed.terms = resolver.resolveTerms(for: benefit)
                guard changed != benefit else { continue }
                let saved = try writing.save(changed)
                if saved.terms.hasOtherCycles(than: benefit.terms) { try writing.beginCycles(saved, of: card) }
            }
            for (place, new) in template.benefits.enumerated() where !known.contains(where: { $0.template == new.code }) {
                try LiveCardService.insert(
                    Benefit(
                        id: writing.write.makeID(), card: id, template: new.code, terms: new.terms, mode: new.mode, since: writing.today,
                        position: place), of: card, in: writing)
            }
            // The new catalogue may match charges that were not matched before.
            try writing.useWhatIsThere(card)
        }
    }

    // MARK: - Notifications

    private func isAnythingNew(_ connection: Connection, today: Day) throws -> Bool {
        let cards = CardRepository(connection, household: context.household.id)
        guard try cards.isAny() else { return false }
        if try !cards.behind(context.catalogue.version).isEmpty { return true }
        let reader = try CardReader(connection, context: context, today: today)
        for (benefit, card) in reader.allBenefits() where !card.isRemoved {
            let closing = reader.closing(of: benefit, card)
            if !closing.missed.isEmpty || !closing.claims.isEmpty { return true }
        }
        let told = NotificationRepository(connection, household: context.household.id)
        let telling = NotificationTelling(
            connection, household: context.household.id, ids: context.database.ids, at: context.clock.now())
        let notices = try notices(reader, today: today)
        return try telling.listeners().contains { listener in
            try notices.contains { content, key in try telling.wants(listener, content) && !told.isTold(key, to: listener.member) }
        }
    }

    /// Days before an annual fee from which it is notified.
    private static let feeDays = 30
    /// Days before the end of a benefit's cycle at which it is notified, each once.
    private static let benefitDays = [7, 1]

    private func notices(_ reader: CardReader, today: Day) throws -> [(NotificationContent, String)] {
        var found: [(NotificationContent, String)] = []
        for listing in reader.listings() where listing.benefit.benefit.mode == .remind && listing.benefit.displayStatus == .available {
            guard let cycle = listing.benefit.standing.cycle, let last = cycle.last else { continue }
            guard let stage = Self.benefitDays.last(where: { listing.benefit.daysRemaining <= $0 }) else { continue }
            let content = NotificationContent(
                kind: .benefitExpiring, subject: "\(listing.cardName): \(listing.benefit.displayName)",
                amount: listing.benefit.standing.left, day: last, path: "/cards/\(listing.card)/benefits/\(listing.benefit.id)")
            found.append((content, "benefit/\(listing.benefit.id)/\(cycle.first.number)/\(stage)"))
        }
        for card in reader.wallet() {
            guard let day = card.nextFeeDay, let fee = card.annualFee, (0...Self.feeDays).contains(today.distance(to: day)) else {
                continue
            }
            let content = NotificationContent(
                kind: .cardFeeDue, subject: card.displayName, amount: fee, day: day, path: "/cards/\(card.id)")
            found.append((content, "fee/\(card.id)/\(day.number)"))
        }
        return found
    }
}

extension LiveCardService {
    func runDue(today: Day) async throws { try await CardDue(context: context).run(today: today) }
}
