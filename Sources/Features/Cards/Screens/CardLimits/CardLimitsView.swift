import CardsModel
import DesignSystem
import HTML
import Localization
import Models
import Navigation
import ScreenKit

/// The screen of a card's limits.
struct CardLimitsView: View {
    let model: CardLimitsViewModel

    var body: some View {
        Loaded(model.card, of: model, .form, retry: CardsRoute.limits(cardId: model.cardId).path.absolute) { _ in
            p(.class("second")) { "Enter the limits you have set at your bank. Coffer tells you when a charge is above a limit." }
            form
        }
        .navigationTitle("Limits")
    }

    private var form: some View {
        EditFormView(
            model, label: "Limits", row: CardsRoute.detail(cardId: model.cardId).path.absolute, list: CardsRoute.wallet.path.absolute
        ) {
            ForEach(CardLimits.Kind.allCases, id: \.rawValue) { kind in
                div(.class("limit-fields")) {
                    FieldContext(unit: model.currency.code) {
                        TextField(
                            kind.title, text: text(\.limits, kind), error: model.form.errors.limits[kind], hint: kind.hint, name: "limit",
                            inputMode: .decimal, autocomplete: "off", placeholder: "Not limited", maxLength: 40, isAmount: true)
                        FieldContext(kind.title) {
                            TextField(
                                "The bank allows", text: text(\.maxima, kind), error: model.form.errors.maxima[kind],
                                hint: "The highest amount in \(model.currency.code).", name: "maximum", inputMode: .decimal,
                                autocomplete: "off",
                                placeholder: "Not known", maxLength: 40, isAmount: true)
                        }
                    }
                }
            }
        }
    }

    private func text(_ texts: WritableKeyPath<CardLimitsForm, [CardLimits.Kind: String]>, _ kind: CardLimits.Kind) -> Binding<String> {
        Binding(
            get: { model.form.values[keyPath: texts][kind] ?? "" }, set: { model.form.values[keyPath: texts][kind] = $0 })
    }
}
