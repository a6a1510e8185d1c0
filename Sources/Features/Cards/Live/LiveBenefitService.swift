import CardsModel
import Ledger
import Models
import ServiceKit
import Services
import Storage

/// Benefits of the household's cards.
struct LiveBenefitService: BenefitServiceProtocol {
    let context: ServiceContext

    // MARK: - Reading

    func fetchBenefit(id: ID<Benefit>) async throws -> BenefitDetails {
        try await context.read { connection in
            let reader = try CardReader(connection, context: context, fullHistoryOf: id)
            let (benefit, card) = try reader.find(id)
            let uses = reader.uses(of: benefit, card)
            let groups = try TransactionRepository(connection, household: context.household.id).groups(
                uses.compactMap(\.charge) + uses.compactMap(\.credit))
            return BenefitDetails(
                card: reader.card(card), benefit: reader.benefit(benefit, of: card),
                history: reader.history(of: benefit, card, today: try context.today()) { groups[$0]?.payee })
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
            let uses = try BenefitUseRepository(connection, household: context.household.id).found(by: transactions)
            let found = transactions.flatMap { transaction in
                (uses[transaction] ?? []).filter(\.counts).map { (transaction, $0) }
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
        try await LiveCardService(context: context).write { writer in
            if let stored = try writer.write.storedResult(.benefitUse, key: draft.key),
                let use = try writer.uses.find(ID(rawValue: stored.rowID))
            {
                return RecordedUse(use: use, change: stored.change)
            }
            let (benefit, card) = try find(id, writer)
            try writer.close(card, [benefit])
            let day = try TextRule.day(draft.day ?? writer.today)
            let amount = try validated(draft.amount, on: day, of: benefit, card, writer)
            let use = BenefitUse(id: writer.write.makeID(), benefit: id, day: day, amount: amount, isManual: true)
            try writer.uses.insert(use)
            let change = try writer.write.record(
                .useBenefit, subject: writer.name(of: benefit, card), reference: use.id.description)
            try writer.write.saveResult(.benefitUse, key: draft.key, rowID: use.id.rawValue, change: change)
            return RecordedUse(use: use, change: change)
        }
    }

    private func validated(
        _ amount: Money?, on day: Day, of benefit: Benefit, _ card: Card, _ writer: CardWriter
    ) throws -> Money {
        var resolved = benefit
        resolved.terms = TemplateResolver(catalogue: context.catalogue, cards: [card]).resolveTerms(for: benefit)
        let rule = BenefitUseRule(
            resolved, opened: card.opened, uses: try writer.uses.all(of: benefit.id),
            hasEnded: !card.status(on: writer.today).hasBenefits, today: writer.today)
        do {
            return try rule.use(amount, on: day)
        } catch {
            throw ServiceError.rule(RuleViolation(error))
        }
    }

    func undoUse(id: ID<BenefitUse>) async throws -> ID<AuditRecord> {
        try await LiveCardService(context: context).write { writer in
            try undo(try writer.use(id), writer)
        }
    }

    func undoLastUse(of id: ID<Benefit>) async throws -> ID<AuditRecord> {
        try await LiveCardService(context: context).write { writer in
            _ = try find(id, writer)
            let uses = try writer.uses.all(of: id).filter(\.counts)
            guard let last = uses.max(by: { $0.id < $1.id }) else { throw ServiceError.rule(.benefitNotUsed) }
            return try undo(last, writer)
        }
    }

    private func undo(_ use: BenefitUse, _ writer: CardWriter) throws -> ID<AuditRecord> {
        guard use.counts else { throw ServiceError.rule(.benefitUseUndone) }
        guard let benefit = try writer.benefits.find(use.benefit), let card = try writer.cards.find(benefit.card) else {
            throw ServiceError.notFound
        }
        try writer.write.touch([card.account])
        try CardRestorer(writer.write).setUndone(use, true)
        return try writer.write.record(
            .undoBenefitUse, subject: writer.name(of: benefit, card), reference: use.id.description)
    }

    func answer(_ transaction: ID<Transaction>, with benefit: ID<Benefit>?) async throws {
        try await LiveCardService(context: context).write { writer in
            let choices = try writer.write.named(in: BenefitUseRepository.init).question(of: transaction)
            guard !choices.isEmpty else { throw ServiceError.notFound }
            var subject = AuditRecord.noBenefit
            if benefit == nil { try writer.uses.answerNone(transaction) }
            if let benefit {
                try writer.uses.withdraw(transaction)
                guard choices.contains(benefit) else { throw ServiceError.notFound }
                let group = try writer.write.group(transaction)
                let (chosen, card) = try find(benefit, writer)
                guard try writer.write.observer(of: BenefitsModule.self).use(benefit, by: group) else {
                    throw ServiceError.rule(.benefitNothingLeft)
                }
                subject = writer.name(of: chosen, card)
            }
            try writer.write.record(.chooseBenefit, subject: subject, reference: benefit?.description ?? "")
        }
    }

    /// - Throws: `ServiceError.notFound`.
    func find(_ id: ID<Benefit>, _ writer: CardWriter) throws -> (benefit: Benefit, card: Card) {
        let benefit = try writer.benefit(id)
        return (benefit, try writer.card(benefit.card))
    }
}

extension RequestKind {
    static let benefit = Self(rawValue: "benefit")
    static let benefitUse = Self(rawValue: "benefitUse")
}
