import CardsModel
import DesignSystem
import HTML
import Localization
import Navigation
import ScreenKit

/// The form that creates a benefit.
struct NewBenefitView: View {
    let model: NewBenefitViewModel

    var body: some View {
        Group {
            Loaded(model, .form, retry: CardsRoute.newBenefit(cardId: model.cardId).path.absolute) {
                AddFormView(model, label: "Benefit", button: "Add benefit") {
                    BenefitFields(
                        form: model[\.form.values], errors: model.form.errors, currency: model.currency, locale: model.context.locale)
                }
            }
        }
        .navigationTitle("Add benefit")
    }
}
