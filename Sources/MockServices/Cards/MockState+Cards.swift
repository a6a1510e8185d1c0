import Models
import Services

/// Cards, from being added to being taken out of the wallet.
extension MockState {

    func card(_ id: ID<Card>) throws -> Card {
        guard let card = cards.cards.first(where: { $0.id == id }) else { throw ServiceError.notFound }
        return card
    }

    mutating func addCard(_ draft: CardDraft) throws -> Card {
        if let key = draft.key, let made = cards.keyedCards[key] { return try card(made) }
        if let account = draft.account { _ = try self.account(account) }
        let product: CardTemplate?
        let facts: CardFacts
        switch draft.product {
        case .catalogue(let code):
            guard let found = cards.catalogue.card(code) else { throw ServiceError.notFound }
            (product, facts) = (found, found.facts)
        case .custom(let own): (product, facts) = (nil, try MockCardRules.facts(own))
        }
        let card = Card(
            id: makeID(), account: draft.account, product: product?.code, facts: facts,
            ownFacts: product == nil ? Set(CardFact.allCases) : [], nickname: try MockCardRules.nickname(draft.nickname),
            lastFour: try MockCardRules.lastFour(draft.lastFour), expiry: draft.expiry, opened: draft.opened, added: today,
            position: (cards.cards.map(\.position).max() ?? -1) + 1, revision: 0)
        record(.addCard, facts.name, [cards.put(card)])
        for (position, template) in (product?.benefits ?? []).enumerated() {
            _ = cards.put(
                Benefit(
                    id: makeID(), card: card.id, template: template.code, terms: template.terms, mode: template.mode, since: today,
                    position: position, revision: 0))
        }
        if let key = draft.key { cards.keyedCards[key] = card.id }
        claim()
        return try self.card(card.id)
    }

    mutating func updateCard(_ id: ID<Card>, _ edit: CardEdit, revision: Int64) throws -> Card {
        var card = try card(id)
        guard card.revision == revision else { throw ServiceError.conflict }
        if let account = edit.account { _ = try self.account(account) }
        card.facts = try MockCardRules.facts(edit.facts)
        if let known = card.product.flatMap(cards.catalogue.card)?.facts { card.ownFacts = card.facts.differences(from: known) }
        card.account = edit.account
        card.nickname = try MockCardRules.nickname(edit.nickname)
        card.lastFour = try MockCardRules.lastFour(edit.lastFour)
        (card.expiry, card.opened) = (edit.expiry, edit.opened)
        card.bonus = try MockCardRules.bonus(edit.bonus)
        return try change(card, .editCard)
    }

    mutating func orderCards(_ ids: [ID<Card>]) throws {
        let named = try ids.map { try card($0) }
        let rest = cards.cards.filter { card in !ids.contains(card.id) }.sorted { ($0.position, $0.id) < ($1.position, $1.id) }
        for (position, moved) in (named + rest).enumerated() {
            guard let index = cards.cards.firstIndex(where: { $0.id == moved.id }) else { continue }
            cards.cards[index].position = position
        }
    }

    mutating func setLimits(_ id: ID<Card>, _ limits: CardLimits, maxima: CardLimits, revision: Int64) throws -> Card {
        var card = try card(id)
        guard card.revision == revision else { throw ServiceError.conflict }
        let refusals = maxima.refusals(within: CardLimits()).merging(limits.refusals(within: maxima)) { first, _ in first }
        if let refusal = CardLimits.Kind.allCases.compactMap({ refusals[$0] }).first {
            throw ServiceError.rule(refusal.sentence { $0.formatted(in: context.locale) })
        }
        (card.limits, card.maxima) = (limits, maxima)
        return try change(card, .setCardLimits)
    }

    mutating func take(_ step: CardStep, _ id: ID<Card>, _ plastic: CardPlastic?) throws -> Card {
        var card = try card(id)
        do {
            card.status = try card.status(on: today).taking(step, blockedFor: card.blockReason)
        } catch {
            throw ServiceError.rule(error.description)
        }
        card.blockReason = if case .block(let reason) = step { reason } else { nil }
        if step == .replace {
            card.lastFour = try MockCardRules.lastFour(plastic?.lastFour ?? "")
            card.expiry = plastic?.expiry
        }
        return try change(card, .changeCardStatus)
    }

    mutating func deleteCard(_ id: ID<Card>) throws -> ID<AuditRecord> {
        var card = try card(id)
        guard !card.isRemoved else { throw ServiceError.notFound }
        card.isRemoved = true
        return record(.deleteCard, walletCard(card).displayName, [cards.put(card)])
    }

    private mutating func change(_ card: Card, _ action: AuditRecord.Action) throws -> Card {
        record(action, walletCard(card).displayName, [cards.put(card)])
        return try self.card(card.id)
    }
}

extension CardFacts {
    /// In what two products differ.
    fileprivate func differences(from others: CardFacts) -> Set<CardFact> {
        Set(
            CardFact.allCases.filter { fact in
                switch fact {
                case .name: name != others.name
                case .issuer: issuer != others.issuer
                case .network: network != others.network
                case .gradient: gradient != others.gradient
                case .annualFee: annualFee != others.annualFee
                }
            })
    }
}
