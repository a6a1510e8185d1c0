import Models
import Services

/// Benefits: what they give, and their uses.
extension MockState {

    func benefit(_ id: ID<Benefit>) throws -> Benefit {
        guard let benefit = cards.benefits.first(where: { $0.id == id }) else { throw ServiceError.notFound }
        return benefit
    }

    func details(of benefit: Benefit) throws -> BenefitDetails {
        let card = try card(benefit.card)
        return BenefitDetails(
            card: walletCard(card), benefit: walletBenefit(benefit, of: card), history: history(of: benefit, of: card))
    }

    // MARK: - Using

    mutating func use(_ id: ID<Benefit>, _ draft: BenefitUseDraft) throws -> RecordedUse {
        if let key = draft.key, let made = cards.keyedUses[key] {
            guard let use = cards.uses.first(where: { $0.id == made.use }) else { throw ServiceError.notFound }
            return RecordedUse(use: use, change: made.change)
        }
        let benefit = resolved(try benefit(id))
        let card = try card(benefit.card)
        let day = draft.day ?? today
        let rule = BenefitUseRule(
            benefit, opened: card.opened, uses: cards.uses(of: id), hasEnded: hasEnded(card), today: today)
        let amount: Money
        do {
            amount = try rule.use(draft.amount, on: day)
        } catch {
            throw ServiceError.rule(
                error.sentence(
                    amount: { $0.formatted(in: context.locale, wholeAmounts: true) }, day: { $0.formatted(.medium, in: context.locale) }))
        }
        let use = BenefitUse(id: makeID(), benefit: id, day: day, amount: amount, isByHand: true, revision: 0)
        let change = record(.useBenefit, benefit.terms.name, [cards.put(use)])
        if let key = draft.key { cards.keyedUses[key] = MockCards.RecordedKey(use: use.id, change: change) }
        return RecordedUse(use: try self.use(use.id), change: change)
    }

    mutating func undoUse(_ id: ID<BenefitUse>) throws -> ID<AuditRecord> {
        var use = try use(id)
        guard use.counts else { throw ServiceError.rule("It was taken back already") }
        use.state = .undone
        return record(.undoBenefitUse, cards.resolver.resolveName(for: try benefit(use.benefit)), [cards.put(use)])
    }

    mutating func undoLastUse(of id: ID<Benefit>) throws -> ID<AuditRecord> {
        _ = try benefit(id)
        guard let last = cards.uses(of: id).filter(\.counts).max(by: { ($0.day, $0.id) < ($1.day, $1.id) }) else {
            throw ServiceError.rule("It was not used")
        }
        return try undoUse(last.id)
    }

    mutating func answer(_ transaction: ID<Transaction>, with chosen: ID<Benefit>?) throws {
        guard let choices = cards.questions[transaction], let movement = try movement(of: transaction) else { throw ServiceError.notFound }
        defer { cards.questions[transaction] = nil }
        guard let chosen else { return }
        guard choices.contains(chosen) else { throw ServiceError.notFound }
        let benefit = resolved(try benefit(chosen))
        let opened = try card(benefit.card).opened
        let matcher = BenefitMatcher([BenefitMatcher.Candidate(benefit, opened: opened, uses: cards.uses(of: chosen))])
        let image: MockImage
        switch matcher.finding(for: movement, in: chosen) {
        case .use(_, let day, let amount, let posted):
            image = cards.put(
                BenefitUse(
                    id: makeID(), benefit: chosen, day: day, amount: amount, posted: posted, state: posted == nil ? .used : .posted,
                    charge: movement.isCredit ? nil : transaction, credit: movement.isCredit ? transaction : nil, revision: 0))
        case .charge(let id):
            var use = try use(id)
            use.charge = transaction
            image = cards.put(use)
        case .post(let id, let amount):
            var use = try use(id)
            (use.posted, use.state, use.credit) = (amount, .posted, transaction)
            image = cards.put(use)
        case .ask, .nothing: throw ServiceError.rule(BenefitUseRefusal.nothingLeft.sentence(amount: { _ in "" }, day: { _ in "" }))
        }
        record(.chooseBenefit, benefit.terms.name, [image])
    }

    private func use(_ id: ID<BenefitUse>) throws -> BenefitUse {
        guard let use = cards.uses.first(where: { $0.id == id }) else { throw ServiceError.notFound }
        return use
    }

    /// Uses what claims itself, on the first day of each cycle so far.
    mutating func claim() {
        for benefit in cards.benefits where benefit.mode == .claimsItself && !benefit.isRemoved {
            guard let card = try? card(benefit.card), !hasEnded(card) else { continue }
            let terms = resolved(benefit).terms
            let calendar = BenefitCalendar(terms, opened: card.opened, since: benefit.since)
            let cycles = calendar.cycles(endingFrom: benefit.since, before: today) + [calendar.cycle(containing: today)].compactMap(\.self)
            for cycle in cycles where !cards.uses(of: benefit.id).contains(where: { cycle.contains($0.day) }) {
                let worth = terms.value(of: cycle)
                _ = cards.put(
                    BenefitUse(
                        id: makeID(), benefit: benefit.id, day: cycle.first, amount: worth, posted: worth, state: .posted, revision: 0))
            }
        }
    }

    // MARK: - Changing

    mutating func addBenefit(to id: ID<Card>, _ terms: BenefitTerms, key: String?) throws -> Benefit {
        if let key, let made = cards.keyedBenefits[key] { return try benefit(made) }
        let card = try card(id)
        guard !card.isRemoved else { throw ServiceError.notFound }
        let benefit = Benefit(
            id: makeID(), card: id, terms: try MockCardRules.terms(terms), ownFacts: Set(BenefitFact.allCases), since: today,
            position: (cards.benefits.filter { $0.card == id }.map(\.position).max() ?? -1) + 1, revision: 0)
        if let key { cards.keyedBenefits[key] = benefit.id }
        return try change(benefit, .addBenefit)
    }

    mutating func updateBenefit(_ id: ID<Benefit>, _ terms: BenefitTerms, _ mode: BenefitMode, revision: Int64) throws -> Benefit {
        var benefit = try benefit(id)
        guard benefit.revision == revision else { throw ServiceError.conflict }
        benefit.terms = try MockCardRules.terms(terms)
        benefit.mode = mode
        if let template = try template(of: benefit) { benefit.ownFacts = benefit.terms.differences(from: template.terms) }
        return try change(benefit, .editBenefit)
    }

    mutating func resetBenefit(_ id: ID<Benefit>, revision: Int64) throws -> Benefit {
        var benefit = try benefit(id)
        guard benefit.revision == revision else { throw ServiceError.conflict }
        guard let template = try template(of: benefit) else { throw ServiceError.rule("The catalogue does not have this benefit") }
        (benefit.terms, benefit.mode, benefit.ownFacts) = (template.terms, template.mode, [])
        return try change(benefit, .editBenefit)
    }

    mutating func removeBenefit(_ id: ID<Benefit>) throws -> ID<AuditRecord> {
        var benefit = try benefit(id)
        guard !benefit.isRemoved else { throw ServiceError.notFound }
        benefit.isRemoved = true
        return record(.removeBenefit, cards.resolver.resolveName(for: benefit), [cards.put(benefit)])
    }

    private func template(of benefit: Benefit) throws -> BenefitTemplate? {
        guard let code = benefit.template, let product = try card(benefit.card).product else { return nil }
        return cards.catalogue.benefit(code, of: product)
    }

    private mutating func change(_ benefit: Benefit, _ action: AuditRecord.Action) throws -> Benefit {
        record(action, cards.resolver.resolveName(for: benefit), [cards.put(benefit)])
        return try self.benefit(benefit.id)
    }
}
