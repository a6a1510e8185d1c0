import DesignSystem
import HTML
import Localization
import Models
import Navigation
import ScreenKit
import Services

/// The form that creates a benefit.
struct NewBenefitView: View {
    let model: NewBenefitViewModel

    var body: some View {
        Group {
            if let error = model.state.error {
                ErrorView(error.text, retry: CardsRoute.newBenefit(cardId: model.cardId).path.absolute)
            } else if model.card != nil {
                Form(label: "Benefit", key: model[\.form.key]) {
                    BenefitFields(
                        form: model[\.form.values], errors: model.form.errors, currency: model.currency, locale: model.context.locale)
                    FormProblem(model.form.errors.form)
                    Button("Add benefit", name: "add") { await model.save() }
                }
            } else {
                LoadingView(.form)
            }
        }
        .navigationTitle("Add benefit")
    }
}
