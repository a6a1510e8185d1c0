import Models
import Services
import Storage

/// Benefits of the household's cards.
struct LiveBenefitService: BenefitServiceProtocol {
    let context: ServiceContext

    // MARK: - Reading

    func fetchBenefit(id: ID<Benefit>) async throws -> BenefitDetails {
        try await context.read { connection in
            let reader = try CardReader(connection, context: context, whole: id)
            let (benefit, card) = try reader.find(id)
            let transactions = TransactionRepository(connection, household: context.household.id)
            return BenefitDetails(
                card: reader.card(card), benefit: reader.benefit(benefit, of: card),
                history: try reader.history(of: benefit, card, today: try context.today()) { try transactions.group($0)?.payee })
        }
    }

    func fetchBenefits(card: ID<Card>?, expiringWithin days: Int?) async throws -> [BenefitListing] {
        try await context.read { connection in
            let reader = try CardReader(connection, context: context)
            if let card { _ = try reader.find(card) }
            let all = reader.listings(card: card)
            guard let days else { return all }
            return all.filter { $0.benefit.displayStatus == .available && (0...max(days, 0)).contains($0.benefit.daysRemaining) }
        }
    }

    func fetchLinks(of transactions: [ID<Transaction>]) async throws -> [BenefitLink] {
        try await context.read { connection in
            let uses = BenefitUseRepository(connection, household: context.household.id)
            let found = try transactions.flatMap { transaction in
                try uses.found(by: transaction).filter(\.counts).map { (transaction, $0) }
            }
            guard !found.isEmpty else { return [] }
            let reader = try CardReader(connection, context: context)
            return try found.map { transaction, use in
                let (benefit, card) = try reader.find(use.benefit)
                return BenefitLink(
                    transaction: transaction, card: card.id, cardName: reader.name(of: card), benefit: benefit.id,
                    benefitName: reader.resolver.resolveName(for: benefit), amount: use.value, isCredit: use.credit == transaction)
            }
        }
    }

    // MARK: - Using

    func use(id: ID<Benefit>, _ draft: BenefitUseDraft) async throws -> RecordedUse {
        try await LiveCardService(context: context).write { writing in
            if let made = try writing.write.answer(.benefitUse, key: draft.key), let use = try writing.uses.find(ID(rawValue: made.made)) {
                return RecordedUse(use: use, change: made.change)
            }
            let (benefit, card) = try find(id, writing)
            try writing.close(card, [benefit])
            let day = try TextRule.day(draft.day ?? writing.today)
            let amount = try checked(draft.amount, on: day, of: benefit, card, writing)
            let use = BenefitUse(id: writing.write.makeID(), benefit: id, day: day, amount: amount, isByHand: true)
            try writing.uses.insert(use)
            let change = try writing.write.record(
                .useBenefit, subject: writing.name(of: benefit, card), image: use.id.description)
            try writing.write.remember(.benefitUse, key: draft.key, made: use.id.rawValue, change: change)
            return RecordedUse(use: use, change: change)
        }
    }

    private func checked(
        _ amount: Money?, on day: Day, of benefit: Benefit, _ card: Card, _ writing: CardWriting
    ) throws -> Money {
        var resolved = benefit
        resolved.terms = TemplateResolver(catalogue: context.catalogue, cards: [card]).resolveTerms(for: benefit)
        let rule = BenefitUseRule(
            resolved, opened: card.opened, uses: try writing.uses.all(of: benefit.id),
            hasEnded: !card.status(on: writing.today).hasBenefits, today: writing.today)
        do {
            return try rule.use(amount, on: day)
        } catch {
            let locale = context.locale
            throw ServiceError.rule(
                error.sentence(
                    amount: { money in locale.map { money.formatted(in: $0, wholeAmounts: true) } ?? money.description },
                    day: { day in locale.map { day.formatted(in: $0) } ?? day.description }))
        }
    }

    func undoUse(id: ID<BenefitUse>) async throws -> ID<AuditRecord> {
        try await LiveCardService(context: context).write { writing in
            guard let use = try writing.uses.find(id) else { throw ServiceError.notFound }
            return try undo(use, writing)
        }
    }

    func undoLastUse(of id: ID<Benefit>) async throws -> ID<AuditRecord> {
        try await LiveCardService(context: context).write { writing in
            _ = try find(id, writing)
            let uses = try writing.uses.all(of: id).filter(\.counts)
            guard let last = uses.max(by: { $0.id < $1.id }) else { throw ServiceError.rule("Nothing of it was used") }
            return try undo(last, writing)
        }
    }

    private func undo(_ use: BenefitUse, _ writing: CardWriting) throws -> ID<AuditRecord> {
        guard use.counts else { throw ServiceError.rule("It was taken back already") }
        guard let benefit = try writing.benefits.find(use.benefit), let card = try writing.cards.find(benefit.card) else {
            throw ServiceError.notFound
        }
        try CardUndo(writing.write).setUndone(use, true)
        return try writing.write.record(
            .undoBenefitUse, subject: writing.name(of: benefit, card), image: use.id.description)
    }

    func answer(_ transaction: ID<Transaction>, with benefit: ID<Benefit>?) async throws {
        try await LiveCardService(context: context).write { writing in
            let choices = try writing.uses.question(of: transaction)
            guard !choices.isEmpty else { throw ServiceError.notFound }
            var subject = "None"
            if benefit == nil { try writing.uses.answerNone(transaction) }
            if let benefit {
                try writing.uses.withdraw(transaction)
                guard choices.contains(benefit), let group = try writing.write.transactions.group(transaction) else {
                    throw ServiceError.notFound
                }
                let (chosen, card) = try find(benefit, writing)
                guard try writing.write.journal.benefits.use(benefit, by: group) else {
                    throw ServiceError.rule("Nothing of it is left")
                }
                subject = writing.name(of: chosen, card)
            }
            try writing.write.record(.chooseBenefit, subject: subject)
        }
    }

    /// - Throws: `ServiceError.notFound`.
    func find(_ id: ID<Benefit>, _ writing: CardWriting) throws -> (benefit: Benefit, card: Card) {
        let benefit = try writing.benefit(id)
        return (benefit, try writing.card(benefit.card))
    }
}
