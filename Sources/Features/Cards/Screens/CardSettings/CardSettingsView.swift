import CardsModel
import DesignSystem
import HTML
import Localization
import Models
import Navigation
import ScreenKit

/// The settings of a card.
struct CardSettingsView: View {
    let model: CardSettingsViewModel

    var body: some View {
        Loaded(model.card, of: model, .form, retry: CardsRoute.settings(cardId: model.cardId).path.absolute) { card in
            FormWithOutcome {
                form(card)
                steps
            } outcome: {
                if let face = model.face { div(.class("card-stage")) { CardComponent(card: face, place: "settings") } }
            }
        }
        .navigationTitle("Card settings")
    }

    private func form(_ card: Card) -> some View {
        EditFormView(
            model, label: "Card", row: CardsRoute.detail(cardId: model.cardId).path.absolute, list: CardsRoute.wallet.path.absolute
        ) {
            CardFields(form: model[\.form.values], errors: model.form.errors, accounts: model.accounts)
            h2 { "Details" }
            CardFactFields(
                form: model[\.form.values], errors: model.form.errors, currency: model.currency, keepsColour: model.keepsColour)
            bonus
        }
    }

    private var bonus: some View {
        details(.class("card disclosure"), .open(!model.form.bonus.isEmpty || model.form.errors.concern([.spend, .by, .reward]))) {
            summary { "Sign-up bonus" }
            div(.class("form")) {
                FieldContext(unit: model.currency.code) {
                    TextField(
                        "Spend in \(model.currency.code)", text: model[\.form.bonus.spend], error: model.form.errors[.spend],
                        name: "bonus-spend", inputMode: .decimal, autocomplete: "off", maxLength: 40, isAmount: true)
                }
                DayField("By", text: model[\.form.bonus.by], error: model.form.errors[.by], name: "bonus-by")
                TextField(
                    "Bonus", text: model[\.form.bonus.reward], error: model.form.errors[.reward],
                    hint: "For example, 80,000 points.", name: "bonus-reward", autocomplete: "off", maxLength: 100)
            }
        }
    }

    private var steps: some View {
        div(.class("buttons")) {
            if model.status == .active {
                Button("Set card aside", role: .plain, name: "deactivate") {
                    await model.apply(.deactivate, saying: "Card set aside. The card's benefits still count.")
                }
            }
            if model.status != .cancelled {
                Button("Mark as cancelled", role: .plain, confirm: model.cancelQuestion, dismiss: "Keep card", name: "cancel") {
                    await model.apply(.cancel, saying: "Marked as cancelled")
                }
            }
            Button("Remove card", role: .destructive, confirm: model.removeQuestion, name: "remove") { await model.remove() }
        }
    }
}
