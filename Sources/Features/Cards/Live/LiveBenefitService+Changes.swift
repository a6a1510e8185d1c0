import CardsModel
import Ledger
import Models
import ServiceKit
import Services

extension LiveBenefitService {
    func addBenefit(to card: ID<Card>, _ terms: BenefitTerms, key: String?) async throws -> Benefit {
        try await LiveCardService(context: context).write { writer in
            try writer.write.addOnce(.benefit, key: key, find: writer.benefits.find) {
                let card = try writer.card(card)
                let position = (try writer.benefits.all(of: card.id).map(\.position).max() ?? -1) + 1
                let benefit = Benefit(
                    id: writer.write.makeID(), card: card.id, terms: try CardRule.terms(terms), since: writer.today, position: position)
                try LiveCardService.insert(benefit, of: card, in: writer)
                try writer.matchExistingCharges(card)
                return (benefit, try writer.write.record(.addBenefit, subject: benefit.terms.name, reference: benefit.id.description))
            }
        }
    }

    func updateBenefit(id: ID<Benefit>, _ terms: BenefitTerms, mode: BenefitMode, revision: Int64) async throws -> Benefit {
        try await LiveCardService(context: context).write { writer in
            let (old, card) = try find(id, writer)
            guard old.revision == revision else { throw ServiceError.conflict }
            let terms = try CardRule.terms(terms)
            // Ended cycles are not changed.
            try writer.close(card, [old])
            var benefit = old
            (benefit.terms, benefit.mode) = (terms, mode)
            if let template = template(of: old, card) { benefit.ownFacts = terms.differences(from: template.terms) }
            guard benefit != old else { return old }
            let saved = try writer.save(benefit)
            if terms.hasOtherCycles(than: old.terms) { try writer.beginCycles(saved, of: card) }
            if terms != old.terms { try writer.matchExistingCharges(card) }
            try writer.close(card, [saved])
            try writer.write.record(.editBenefit, subject: writer.name(of: saved, card), reference: id.description)
            return saved
        }
    }

    func resetBenefit(id: ID<Benefit>, revision: Int64) async throws -> Benefit {
        try await LiveCardService(context: context).write { writer in
            let (old, card) = try find(id, writer)
            guard old.revision == revision else { throw ServiceError.conflict }
            guard let template = template(of: old, card) else { throw ServiceError.rule(.benefitNotInCatalogue) }
            try writer.close(card, [old])
            var benefit = old
            (benefit.terms, benefit.ownFacts) = (template.terms, [])
            guard benefit != old else { return old }
            let saved = try writer.save(benefit)
            if saved.terms.hasOtherCycles(than: old.terms) { try writer.beginCycles(saved, of: card) }
            try writer.matchExistingCharges(card)
            try writer.write.record(.editBenefit, subject: writer.name(of: saved, card), reference: id.description)
            return saved
        }
    }

    func removeBenefit(id: ID<Benefit>) async throws -> ID<AuditRecord> {
        try await LiveCardService(context: context).write { writer in
            let (old, card) = try find(id, writer)
            try writer.close(card, [old])
            var benefit = old
            benefit.isRemoved = true
            _ = try writer.save(benefit)
            return try writer.write.record(.removeBenefit, subject: writer.name(of: old, card), reference: id.description)
        }
    }

    private func template(of benefit: Benefit, _ card: Card) -> BenefitTemplate? {
        guard let code = benefit.template, let product = card.product else { return nil }
        return context.catalogue.benefit(code, of: product)
    }
}
