import CardsModel
import Localization
import Models
import Navigation
import Observation
import ScreenKit
import Services

/// Edits an existing benefit.
@Observable
final class EditBenefitViewModel: EditableModel {
    /// The benefit as currently stored.
    private(set) var details: BenefitDetails?
    var form = EditForm<BenefitForm>()

    let benefitId: String
    let cardId: String

    let context: CardsContext

    init(_ context: CardsContext, benefitId: String, cardId: String) {
        self.context = context
        self.benefitId = benefitId
        self.cardId = cardId
    }

    // MARK: - Presentation

    var texts: EditTexts { .benefit }

    var terms: BenefitTerms? { details?.benefit.benefit.terms }

    var currency: Currency { terms?.value.currency ?? context.household.currency }

    /// Whether the terms were edited and can be reset to those of the catalogue.
    var canReset: Bool {
        guard let benefit = details?.benefit else { return false }
        return !benefit.benefit.ownFacts.isEmpty && benefit.source != nil
    }

    /// The confirmation question before the benefit is removed. It lists what is deleted.
    var removeQuestion: LocalizedText {
        guard let details else { return "" }
        return "Remove \(details.benefit.displayName) from \(details.card.displayName)? Coffer keeps its history."
    }

    /// The path to open after an undo: the card of the benefit.
    var pathAfterUndo: String? { CardsRoute.detail(cardId: cardId).path.absolute }

    // MARK: - Data Loading

    func load() async throws {
        guard let id = ID<Benefit>(benefitId) else { throw ServiceError.notFound }
        let found = try await context.services.benefits().fetchBenefit(id: id)
        guard found.card.id.description == cardId else { throw ServiceError.notFound }
        details = found
        form.begin(with: BenefitForm(found.benefit.benefit.terms, locale: context.locale), revision: found.benefit.benefit.revision)
        if found.benefit.benefit.isRemoved { form.markGone() }
    }

    // MARK: - Actions

    func save() async {
        guard let benefit = details?.benefit.benefit, let terms = validated(base: benefit.terms) else { return }
        await submit {
            _ = try await context.services.benefits().updateBenefit(
                id: benefit.id, terms, mode: benefit.mode, revision: form.seenRevision)
            context.dismiss(showing: "Saved")
        }
    }

    func addAgain() async {
        guard let card = details?.card, let terms = validated(base: nil) else { return }
        await submit {
            let benefit = try await context.services.benefits().addBenefit(to: card.id, terms, key: form.draftKey)
            context.notify(Notice("\(benefit.terms.name) added"))
            context.close(orPush: .benefitDetail(cardId: cardId, benefitId: benefit.id.description))
        }
    }

    /// Resets the terms to those of the catalogue.
    func reset() async {
        guard let benefit = details?.benefit.benefit else { return }
        await submit {
            _ = try await context.services.benefits().resetBenefit(id: benefit.id, revision: form.seenRevision)
            context.dismiss(showing: "The catalogue's details are restored")
        }
    }

    func remove() async {
        guard let benefit = details?.benefit else { return }
        await submit {
            let change = try await context.services.benefits().removeBenefit(id: benefit.id)
            context.notify(Notice("\(benefit.displayName) removed", undo: change.description))
            context.push(.detail(cardId: cardId))
        }
    }

    // MARK: - Private Methods

    /// Parses the form; nil if a value is invalid, which sets the errors.
    private func validated(base: BenefitTerms?) -> BenefitTerms? {
        form.errors = form.values.errors(currency: currency, locale: context.locale, today: context.today)
        guard form.errors.isEmpty else { return nil }
        return form.values.terms(base: base, currency: currency, locale: context.locale, today: context.today)
    }
}
