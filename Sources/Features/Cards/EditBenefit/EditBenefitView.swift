import DesignSystem
import HTML
import Localization
import Models
import Navigation
import ScreenKit
import Services

/// The form that edits an existing benefit.
struct EditBenefitView: View {
    let model: EditBenefitViewModel

    var body: some View {
        Group {
            if let terms = model.terms {
                if model.isConflict { conflict(terms) }
                Form(label: "Benefit") {
                    HiddenField("revision", value: model[\.revision])
                    BenefitFields(form: model[\.form], errors: model.errors, currency: model.currency, locale: model.context.locale)
                    FormProblem(model.errors.form)
                    Button("Save", name: "save") { await model.save() }
                    div(.class("buttons")) {
                        if model.canReset {
                            Button("Use the catalogue's words again", role: .plain, name: "reset") { await model.reset() }
                        }
                        Button("Remove benefit", role: .destructive, confirm: model.removeQuestion, name: "remove") { await model.remove() }
                    }
                }
            } else if let error = model.state.error {
                ErrorView(
                    error.text, retry: CardsRoute.editBenefit(cardId: model.cardId, benefitId: model.benefitId).path.absolute)
            } else {
                LoadingView(.form)
            }
        }
        .navigationTitle("Edit benefit")
    }

    private func conflict(_ terms: BenefitTerms) -> some View {
        Group {
            ConflictBanner(
                "Somebody else changed this benefit in the meantime",
                path: CardsRoute.benefitDetail(cardId: model.cardId, benefitId: model.benefitId).path.absolute)
            FactList("As it is now") {
                Fact("Name", .verbatim(terms.name))
                Fact("Value of one use", "\(public: terms.value, wholeAmounts: true)")
                Fact("How often", terms.frequency.title)
                Fact("Uses in each cycle", "\(terms.usesPerCycle)")
            }
        }
    }
}
