import Localization
import Models
import Navigation
import Observation
import ScreenKit
import Services

/// Edits an existing benefit.
@Observable
final class EditBenefitViewModel: LoadableModel {

    // MARK: - Published Properties

    /// The benefit as currently stored.
    private(set) var details: BenefitDetails?
    var form = BenefitForm()
    private(set) var errors = BenefitForm.Errors()
    /// The revision of the benefit that the form was filled from.
    var revision = ""
    /// Whether another member changed the benefit since the form was filled.
    private(set) var isConflict = false

    // MARK: - Properties

    let benefitId: String
    let cardId: String

    // MARK: - Dependencies

    let context: CardsContext

    // MARK: - Initialization

    init(_ context: CardsContext, benefitId: String, cardId: String) {
        self.context = context
        self.benefitId = benefitId
        self.cardId = cardId
    }

    // MARK: - Presentation

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
        return "Remove \(details.benefit.displayName) from \(details.card.displayName)? What it gave stays in the history."
    }

    /// The path to open after an undo: the card of the benefit.
    var pathAfterUndo: String? { CardsRoute.detail(cardId: cardId).path.absolute }

    // MARK: - Data Loading

    func load() async throws {
        guard let id = ID<Benefit>(benefitId) else { throw ServiceError.notFound }
        let found = try await context.services.benefits().fetchBenefit(id: id)
        guard found.card.id.description == cardId else { throw ServiceError.notFound }
        details = found
        form = BenefitForm(found.benefit.benefit.terms, locale: context.locale)
        revision = String(found.benefit.benefit.revision)
    }

    // MARK: - Actions

    func save() async {
        guard let benefit = details?.benefit.benefit else { return }
        errors = form.errors(currency: currency, locale: context.locale, today: context.today)
        guard errors.isEmpty,
            let terms = form.terms(base: benefit.terms, currency: currency, locale: context.locale, today: context.today)
        else { return }
        await act {
            _ = try await context.services.benefits().updateBenefit(
                id: benefit.id, terms, mode: benefit.mode, revision: Int64(revision) ?? 0)
            context.notify(Notice("Saved"))
            openBenefit()
        }
    }

    /// Resets the terms to those of the catalogue.
    func reset() async {
        guard let benefit = details?.benefit.benefit else { return }
        await act {
            _ = try await context.services.benefits().resetBenefit(id: benefit.id, revision: Int64(revision) ?? 0)
            context.notify(Notice("The catalogue's words count again"))
            openBenefit()
        }
    }

    func remove() async {
        guard let benefit = details?.benefit else { return }
        await act {
            let change = try await context.services.benefits().removeBenefit(id: benefit.id)
            context.notify(Notice("\(benefit.displayName) removed", undo: change.description))
            context.push(.detail(cardId: cardId))
        }
    }

    // MARK: - Private Methods

    private func openBenefit() {
        context.push(.benefitDetail(cardId: cardId, benefitId: benefitId))
    }

    private func act(_ body: () async throws -> Void) async {
        do {
            try await body()
        } catch ServiceError.conflict {
            isConflict = true
            revision = details.map { String($0.benefit.benefit.revision) } ?? ""
            errors.form = "Somebody else changed this benefit in the meantime. Save again to keep what you typed."
        } catch {
            errors.form = context.message(of: error)
        }
    }
}
