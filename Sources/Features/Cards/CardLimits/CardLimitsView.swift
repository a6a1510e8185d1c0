import DesignSystem
import HTML
import Localization
import Models
import Navigation
import ScreenKit
import Services

/// The screen of a card's limits.
struct CardLimitsView: View {
    let model: CardLimitsViewModel

    var body: some View {
        Group {
            if model.card != nil {
                if model.isConflict { conflict }
                p(.class("second")) { "Enter what you have set at your bank. Coffer tells you when a charge goes beyond it." }
                form
            } else if let error = model.state.error {
                ErrorView(error.text, retry: CardsRoute.limits(cardId: model.cardId).path.absolute)
            } else {
                LoadingView(.form)
            }
        }
        .navigationTitle("Limits")
    }

    private var form: some View {
        Form(label: "Limits") {
            HiddenField("revision", value: model[\.revision])
            ForEach(CardLimits.Kind.allCases, id: \.rawValue) { kind in
                div(.class("limit-fields")) {
                    TextField(
                        kind.title, text: binding(\.limits, kind), error: model.limitErrors[kind], hint: kind.hint,
                        name: "limit",
                        inputMode: .decimal, autocomplete: "off", placeholder: "Not limited", maxLength: 40)
                    TextField(
                        "The bank allows", text: binding(\.maxima, kind), error: model.maximumErrors[kind],
                        hint: "In \(model.currency.code), at most.", name: "maximum", inputMode: .decimal, autocomplete: "off",
                        placeholder: "Not known", maxLength: 40)
                }
            }
            FormProblem(model.problem)
            Button("Save limits", name: "save") { await model.save() }
        }
    }

    private var conflict: some View {
        Group {
            ConflictBanner("Somebody else changed this card in the meantime", path: CardsRoute.detail(cardId: model.cardId).path.absolute)
            FactList("As it is now") {
                ForEach(CardLimits.Kind.allCases, id: \.rawValue) { kind in
                    Fact(
                        kind.title, model.current[kind].map { "\($0, wholeAmounts: true)" } ?? "Not limited"
                    )
                }
            }
        }
    }

    private func binding(
        _ texts: ReferenceWritableKeyPath<CardLimitsViewModel, [CardLimits.Kind: String]>, _ kind: CardLimits.Kind
    ) -> Binding<String> {
        Binding(get: { model[keyPath: texts][kind] ?? "" }, set: { model[keyPath: texts][kind] = $0 })
    }
}
