import CardsModel
import Ledger
import Models
import ServiceKit
import Services
import Storage

extension LiveCardService {
    // MARK: - Adding

    func addCard(_ draft: CardDraft) async throws -> Card {
        try await write { writer in
            try writer.write.addOnce(.card, key: draft.key, find: writer.cards.find) {
                let all = try writer.cards.all()
                var card = try card(draft, in: writer)
                card.position = (all.map(\.position).max() ?? -1) + 1
                try writer.cards.insert(card, catalogue: context.catalogue.version)
                for (position, template) in (card.product.flatMap(context.catalogue.card)?.benefits ?? []).enumerated() {
                    try Self.insert(
                        Benefit(
                            id: writer.write.makeID(), card: card.id, template: template.code, terms: template.terms, mode: template.mode,
                            since: writer.today, position: position), of: card, in: writer)
                }
                try writer.close(card)
                try writer.matchExistingCharges(card)
                return (card, try writer.write.record(.addCard, subject: writer.name(of: card), target: card.id.description))
            }
        }
    }

    /// Adds a benefit; its first cycle is the current one.
    static func insert(_ benefit: Benefit, of card: Card, in writer: CardWriter) throws {
        let calendar = BenefitCalendar(benefit.terms, opened: card.opened, since: benefit.since)
        let first = calendar.cycle(containing: writer.today)?.first ?? writer.today
        try writer.benefits.insert(benefit, closedThrough: min(first, writer.today).adding(days: -1))
    }

    private func card(_ draft: CardDraft, in writer: CardWriter) throws -> Card {
        var product: String?
        let facts: CardFacts
        switch draft.product {
        case .catalogue(let code):
            guard let template = context.catalogue.card(code) else { throw ServiceError.notFound }
            (product, facts) = (code, template.facts)
        case .custom(let own): facts = try CardRule.facts(own)
        }
        if let account = draft.account, try writer.write.account(account).isArchived { throw ServiceError.rule(.cardAccountArchived) }
        return Card(
            id: writer.write.makeID(), account: draft.account, product: product, facts: facts,
            nickname: try CardRule.nickname(draft.nickname), lastFour: try CardRule.lastFour(draft.lastFour),
            expiry: try CardRule.expiry(draft.expiry), opened: try CardRule.opened(draft.opened, today: writer.today), added: writer.today
        )
    }

    // MARK: - Changing

    func updateCard(id: ID<Card>, _ edit: CardEdit, revision: Int64) async throws -> Card {
        try await write { writer in
            let old = try writer.card(id)
            guard old.revision == revision else { throw ServiceError.conflict }
            try writer.close(old)
            var card = old
            card.facts = try CardRule.facts(edit.facts)
            if let template = old.product.flatMap(context.catalogue.card) {
                card.ownFacts = Set(CardFact.allCases.filter { card.facts.differs(from: template.facts, in: $0) })
            }
            if let account = edit.account, account != old.account { _ = try writer.write.account(account) }
            card.account = edit.account
            card.nickname = try CardRule.nickname(edit.nickname)
            card.lastFour = try CardRule.lastFour(edit.lastFour)
            card.expiry = try CardRule.expiry(edit.expiry)
            card.opened = try CardRule.opened(edit.opened, today: writer.today)
            card.bonus = try CardRule.bonus(edit.bonus)
            // An expired card with a new expiry month becomes active again.
            if card.status == .expired, card.expiry.map({ $0.lastDay >= writer.today }) ?? true { card.status = .active }
            guard card != old else { return old }
            let saved = try writer.save(card)
            if card.opened != old.opened {
                for benefit in try writer.benefits.all(of: id) { try writer.beginCycles(benefit, of: saved) }
            }
            if card.account != old.account || card.opened != old.opened { try writer.matchExistingCharges(saved) }
            try writer.close(saved)
            try writer.write.record(.editCard, subject: writer.name(of: saved), target: saved.id.description)
            return saved
        }
    }

    func orderCards(_ ids: [ID<Card>]) async throws {
        try await write { writer in
            let cards = try writer.cards.all()
            let known = cards.byID
            let seen = try writer.write.reach.isEverything ? cards : writer.write.named(in: CardRepository.init).all()
            for (position, id) in writer.write.reordered(cards.map(\.id), seen: seen.map(\.id), first: ids).enumerated() {
                guard var card = known[id], card.position != position else { continue }
                card.position = position
                _ = try writer.save(card)
            }
        }
    }

    func setLimits(id: ID<Card>, _ limits: CardLimits, maxima: CardLimits, revision: Int64) async throws -> Card {
        try await write { writer in
            var card = try writer.card(id)
            guard card.revision == revision else { throw ServiceError.conflict }
            for limits in [limits, maxima] { try CardRule.bounded(limits) }
            for violations in [maxima.violations(within: CardLimits()), limits.violations(within: maxima)] {
                for kind in CardLimits.Kind.allCases {
                    if let violation = violations[kind] { throw ServiceError.rule(RuleViolation(violation, of: kind)) }
                }
            }
            guard card.limits != limits || card.maxima != maxima else { return card }
            (card.limits, card.maxima) = (limits, maxima)
            let saved = try writer.save(card)
            try writer.write.record(.setCardLimits, subject: writer.name(of: saved), target: saved.id.description)
            return saved
        }
    }

    func apply(_ step: CardTransition, id: ID<Card>, replacement: CardReplacement?) async throws -> Card {
        try await write { writer in
            let old = try writer.card(id)
            // Until yesterday the old status applies.
            try writer.close(old)
            var card = old
            do throws(CardTransitionError) {
                card.status = try old.status(on: writer.today).applying(step, blockedFor: old.blockReason)
            } catch {
                throw ServiceError.rule(RuleViolation(error))
            }
            if case .block(let reason) = step { card.blockReason = reason } else { card.blockReason = nil }
            if case .replace = step {
                card.lastFour = try CardRule.lastFour(replacement?.lastFour ?? "")
                card.expiry = try CardRule.expiry(replacement?.expiry)
            }
            let saved = try writer.save(card)
            try writer.write.record(
                .changeCardStatus, subject: AuditRecord.subject(ofCard: writer.name(of: saved), saved.status), target: saved.id.description)
            return saved
        }
    }

    func deleteCard(id: ID<Card>) async throws -> ID<AuditRecord> {
        try await write { writer in
            var card = try writer.card(id)
            try writer.close(card)
            card.isRemoved = true
            _ = try writer.save(card)
            return try writer.write.record(.deleteCard, subject: writer.name(of: card), reference: id.description)
        }
    }

    // MARK: - Private

    func write<T: Sendable>(_ body: @escaping @Sendable (CardWriter) throws -> T) async throws -> T {
        try await context.write([.cards, .transactions, .notifications], allowsGroupCommit: true) { write in
            try body(try CardWriter(write, context: context))
        }
    }
}

extension CardFacts {
    fileprivate func differs(from other: CardFacts, in fact: CardFact) -> Bool {
        switch fact {
        case .name: name != other.name
        case .issuer: issuer != other.issuer
        case .network: network != other.network
        case .gradient: gradient != other.gradient
        case .annualFee: annualFee != other.annualFee
        }
    }
}

extension RequestKind {
    static let card = Self(rawValue: "card")
}
