import CardsModel
import DesignSystem
import HTML
import Localization
import Navigation
import ScreenKit
import Services

/// The screen that adds a card.
struct AddCardView: View {
    let model: AddCardViewModel

    var body: some View {
        Group {
            Form(method: .get) {
                HiddenField("product", value: model[\.product])
                HiddenField("custom", value: model[\.isCustom].map({ $0 ? "1" : "" }, back: { $0 == "1" }))
            }
            if let error = model.state.error {
                ErrorView(error, retry: model.link.path)
            } else if model.state != .loaded, model.isCustom || !model.product.isEmpty {
                LoadingView(.form)
            } else if model.isCustom {
                customForm
            } else if let template = model.template {
                productForm(template)
            } else if !model.product.isEmpty {
                EmptyStateView(.creditcard, sentence: "The catalogue does not have this card any more.") {
                    ButtonLink("Search the catalogue", path: CardsRoute.new.path.absolute)
                }
            } else {
                CatalogueSearch(model: model)
            }
        }
        .pageShape(.reading)
        .navigationTitle("Add card")
    }

    private func productForm(_ template: CardTemplate) -> some View {
        Group {
            CatalogueFace(template: template, model: model)
            AddFormView(model, label: "Card", button: "Add card") {
                CardFields(form: model[\.form.values], errors: model.form.errors, accounts: model.accounts, isNew: true)
            }
        }
    }

    private var customForm: some View {
        AddFormView(model, label: "Card", button: "Add card") {
            CardFactFields(form: model[\.form.values], errors: model.form.errors, currency: model.currency, feeHint: model.feeHint)
            CardFields(form: model[\.form.values], errors: model.form.errors, accounts: model.accounts, isNew: true)
        }
    }
}
