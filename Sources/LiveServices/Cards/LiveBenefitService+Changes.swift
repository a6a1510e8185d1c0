import Models
import Services
import Storage

extension LiveBenefitService {

    func addBenefit(to card: ID<Card>, _ terms: BenefitTerms, key: String?) async throws -> Benefit {
        try await LiveCardService(context: context).write { writing in
            if let made = try writing.write.answer(.benefit, key: key), let known = try writing.benefits.find(ID(rawValue: made.made)) {
                return known
            }
            let card = try writing.card(card)
            let place = (try writing.benefits.all(of: card.id).map(\.position).max() ?? -1) + 1
            let benefit = Benefit(
                id: writing.write.makeID(), card: card.id, terms: try CardRule.terms(terms), since: writing.today, position: place)
            try LiveCardService.insert(benefit, of: card, in: writing)
            try writing.useWhatIsThere(card)
            let change = try writing.write.record(.addBenefit, subject: benefit.terms.name)
            try writing.write.remember(.benefit, key: key, made: benefit.id.rawValue, change: change)
            return benefit
        }
    }

    func updateBenefit(id: ID<Benefit>, _ terms: BenefitTerms, mode: BenefitMode, revision: Int64) async throws -> Benefit {
        try await LiveCardService(context: context).write { writing in
            let (old, card) = try find(id, writing)
            guard old.revision == revision else { throw ServiceError.conflict }
            let terms = try CardRule.terms(terms)
            // Ended cycles are not changed.
            try writing.close(card, [old])
            var benefit = old
            (benefit.terms, benefit.mode) = (terms, mode)
            if let template = template(of: old, card) { benefit.ownFacts = terms.differences(from: template.terms) }
            guard benefit != old else { return old }
            let saved = try writing.save(benefit)
            if terms.hasOtherCycles(than: old.terms) { try writing.beginCycles(saved, of: card) }
            if terms != old.terms { try writing.useWhatIsThere(card) }
            try writing.close(card, [saved])
            try writing.write.record(.editBenefit, subject: writing.name(of: saved, card))
            return saved
        }
    }

    func resetBenefit(id: ID<Benefit>, revision: Int64) async throws -> Benefit {
        try await LiveCardService(context: context).write { writing in
            let (old, card) = try find(id, writing)
            guard old.revision == revision else { throw ServiceError.conflict }
            guard let template = template(of: old, card) else {
                throw ServiceError.rule("The catalogue does not have this benefit")
            }
            try writing.close(card, [old])
            var benefit = old
            (benefit.terms, benefit.ownFacts) = (template.terms, [])
            guard benefit != old else { return old }
            let saved = try writing.save(benefit)
            if saved.terms.hasOtherCycles(than: old.terms) { try writing.beginCycles(saved, of: card) }
            try writing.useWhatIsThere(card)
            try writing.write.record(.editBenefit, subject: writing.name(of: saved, card))
            return saved
        }
    }

    func removeBenefit(id: ID<Benefit>) async throws -> ID<AuditRecord> {
        try await LiveCardService(context: context).write { writing in
            let (old, card) = try find(id, writing)
            try writing.close(card, [old])
            var benefit = old
            benefit.isRemoved = true
            _ = try writing.save(benefit)
            return try writing.write.record(.removeBenefit, subject: writing.name(of: old, card), image: id.description)
        }
    }

    private func template(of benefit: Benefit, _ card: Card) -> BenefitTemplate? {
        guard let code = benefit.template, let product = card.product else { return nil }
        return context.catalogue.benefit(code, of: product)
    }
}
