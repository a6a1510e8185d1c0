import CardsModel
import DesignSystem
import HTML
import Localization
import Navigation
import ScreenKit

/// The form that edits an existing benefit.
struct EditBenefitView: View {
    let model: EditBenefitViewModel

    var body: some View {
        Loaded(model.terms, of: model, .form, retry: CardsRoute.editBenefit(cardId: model.cardId, benefitId: model.benefitId).path.absolute)
        { _ in
            EditFormView(
                model, label: "Benefit", row: CardsRoute.benefitDetail(cardId: model.cardId, benefitId: model.benefitId).path.absolute,
                list: CardsRoute.detail(cardId: model.cardId).path.absolute
            ) {
                BenefitFields(
                    form: model[\.form.values], errors: model.form.errors, currency: model.currency, locale: model.context.locale)
            } actions: {
                div(.class("buttons")) {
                    if model.canReset {
                        Button("Restore the catalogue's details", role: .plain, name: "reset") { await model.reset() }
                    }
                    Button("Remove benefit", role: .destructive, confirm: model.removeQuestion, name: "remove") { await model.remove() }
                }
            }
            // The buttons of a page from before the benefit was removed.
            if model.isGone { StaleButtons(["reset", "remove"]) { model.keepTyped() } }
        }
        .navigationTitle("Edit benefit")
    }
}
