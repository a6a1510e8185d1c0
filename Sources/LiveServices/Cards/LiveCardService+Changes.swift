import Models
import Services
import Storage

extension LiveCardService {

    // MARK: - Adding

    func addCard(_ draft: CardDraft) async throws -> Card {
        try await write { writing in
            if let made = try writing.write.answer(.card, key: draft.key), let card = try writing.cards.find(ID(rawValue: made.made)) {
                return card
            }
            let all = try writing.cards.all()
            var card = try card(draft, in: writing)
            card.position = (all.map(\.position).max() ?? -1) + 1
            try writing.cards.insert(card, catalogue: context.catalogue.version)
            for (place, template) in (card.product.flatMap(context.catalogue.card)?.benefits ?? []).enumerated() {
                try Self.insert(
                    Benefit(
                        id: writing.write.makeID(), card: card.id, template: template.code, terms: template.terms, mode: template.mode,
                        since: writing.today, position: place), of: card, in: writing)
            }
            try writing.close(card)
            try writing.useWhatIsThere(card)
            let change = try writing.write.record(.addCard, subject: writing.name(of: card))
            try writing.write.remember(.card, key: draft.key, made: card.id.rawValue, change: change)
            return card
        }
    }

    /// Adds a benefit; its first cycle is the current one.
    static func insert(_ benefit: Benefit, of card: Card, in writing: CardWriting) throws {
        let calendar = BenefitCalendar(benefit.terms, opened: card.opened, since: benefit.since)
        let first = calendar.cycle(containing: writing.today)?.first ?? writing.today
        try writing.benefits.insert(benefit, closedThrough: min(first, writing.today).adding(days: -1))
    }

    private func card(_ draft: CardDraft, in writing: CardWriting) throws -> Card {
        var product: String?
        let facts: CardFacts
        switch draft.product {
        case .catalogue(let code):
            guard let template = context.catalogue.card(code) else { throw ServiceError.notFound }
            (product, facts) = (code, template.facts)
        case .custom(let own): facts = try CardRule.facts(own)
        }
        if let account = draft.account, try writing.write.account(account).isArchived { throw ServiceError.rule("The account is archived") }
        return Card(
            id: writing.write.makeID(), account: draft.account, product: product, facts: facts,
            nickname: try CardRule.nickname(draft.nickname), lastFour: try CardRule.lastFour(draft.lastFour),
            expiry: try CardRule.expiry(draft.expiry), opened: try CardRule.opened(draft.opened, today: writing.today), added: writing.today
        )
    }

    // MARK: - Changing

    func updateCard(id: ID<Card>, _ edit: CardEdit, revision: Int64) async throws -> Card {
        try await write { writing in
            let old = try writing.card(id)
            guard old.revision == revision else { throw ServiceError.conflict }
            try writing.close(old)
            var card = old
            card.facts = try CardRule.facts(edit.facts)
            if let template = old.product.flatMap(context.catalogue.card) {
                card.ownFacts = Set(CardFact.allCases.filter { card.facts.differs(from: template.facts, in: $0) })
            }
            if let account = edit.account, account != old.account { _ = try writing.write.account(account) }
            card.account = edit.account
            card.nickname = try CardRule.nickname(edit.nickname)
            card.lastFour = try CardRule.lastFour(edit.lastFour)
            card.expiry = try CardRule.expiry(edit.expiry)
            card.opened = try CardRule.opened(edit.opened, today: writing.today)
            card.bonus = try CardRule.bonus(edit.bonus)
            // An expired card with a new expiry month becomes active again.
            if card.status == .expired, card.expiry.map({ $0.lastDay >= writing.today }) ?? true { card.status = .active }
            guard card != old else { return old }
            let saved = try writing.save(card)
            if card.opened != old.opened {
                for benefit in try writing.benefits.all(of: id) { try writing.beginCycles(benefit, of: saved) }
            }
            if card.account != old.account || card.opened != old.opened { try writing.useWhatIsThere(saved) }
            try writing.close(saved)
            try writing.write.record(.editCard, subject: writing.name(of: saved))
            return saved
        }
    }

    func orderCards(_ ids: [ID<Card>]) async throws {
        try await write { writing in
            let cards = try writing.cards.all()
            let named = ids.compactMap { id in cards.first { $0.id == id } }
            for (position, var card) in (named + cards.filter { !ids.contains($0.id) }).enumerated() where card.position != position {
                card.position = position
                _ = try writing.save(card)
            }
        }
    }

    func setLimits(id: ID<Card>, _ limits: CardLimits, maxima: CardLimits, revision: Int64) async throws -> Card {
        try await write { writing in
            var card = try writing.card(id)
            guard card.revision == revision else { throw ServiceError.conflict }
            for limits in [limits, maxima] { try CardRule.bounded(limits) }
            let locale = context.locale ?? .englishUS
            for refusals in [maxima.refusals(within: CardLimits()), limits.refusals(within: maxima)] {
                if let refusal = CardLimits.Kind.allCases.compactMap({ refusals[$0] }).first {
                    throw ServiceError.rule(refusal.sentence { $0.formatted(in: locale, wholeAmounts: true) })
                }
            }
            guard card.limits != limits || card.maxima != maxima else { return card }
            (card.limits, card.maxima) = (limits, maxima)
            let saved = try writing.save(card)
            try writing.write.record(.setCardLimits, subject: writing.name(of: saved))
            return saved
        }
    }

    func take(_ step: CardStep, id: ID<Card>, plastic: CardPlastic?) async throws -> Card {
        try await write { writing in
            let old = try writing.card(id)
            // Until yesterday the old status applies.
            try writing.close(old)
            var card = old
            do throws(CardStepError) {
                card.status = try old.status(on: writing.today).taking(step, blockedFor: old.blockReason)
            } catch {
                throw ServiceError.rule(error.description)
            }
            if case .block(let reason) = step { card.blockReason = reason } else { card.blockReason = nil }
            if case .replace = step {
                card.lastFour = try CardRule.lastFour(plastic?.lastFour ?? "")
                card.expiry = try CardRule.expiry(plastic?.expiry)
            }
            let saved = try writing.save(card)
            try writing.write.record(.changeCardStatus, subject: "\(writing.name(of: saved)): \(saved.status.name.lowercased())")
            return saved
        }
    }

    func deleteCard(id: ID<Card>) async throws -> ID<AuditRecord> {
        try await write { writing in
            var card = try writing.card(id)
            try writing.close(card)
            card.isRemoved = true
            _ = try writing.save(card)
            return try writing.write.record(.deleteCard, subject: writing.name(of: card), image: id.description)
        }
    }

    // MARK: - Private

    func write<T: Sendable>(_ body: @escaping @Sendable (CardWriting) throws -> T) async throws -> T {
        try await context.write([.cards, .transactions, .notifications], allowsGroupCommit: true) { write in
            try body(try CardWriting(write, context: context))
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
