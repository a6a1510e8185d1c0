import CardsModel
import DesignSystem
import HTML
import Localization
import Navigation
import ScreenKit

/// The screen that blocks a card.
struct BlockCardView: View {
    let model: BlockCardViewModel

    var body: some View {
        Loaded(model.card, of: model, .form, retry: CardsRoute.block(cardId: model.cardId).path.absolute) { card in
            div(.class("card-stage")) { CardComponent(card: card, place: "block") }
            if model.canBlock { block } else { next }
        }
        .navigationTitle(model.card == nil || model.canBlock ? "Block card" : "Replace card")
    }

    private var block: some View {
        Form(label: "Block") {
            p(.class("second")) { "Block the card at your bank first. Coffer only records the block and cannot stop payments." }
            div {
                Picker(
                    "What happened", selection: model[\.reason],
                    options: CardBlockReason.allCases.map {
                        PickerOption(
                            $0.canBeLifted ? "\($0.title) (can be lifted again)" : "\($0.title) (leads to a new card)", value: $0.rawValue)
                    }, style: .radios, error: model.reasonError, name: "reason")
            }
            FormProblem(model.problem)
            FormFoot { Button("Block card", role: .destructive, name: "block") { await model.block() } }
        }
    }

    @ViewBuilder private var next: some View {
        if model.status == .blocked, model.blockedFor?.canBeLifted == true {
            GroupBox("Blocked for something suspicious") {
                p(.class("second")) { "When your bank unblocks the card, unblock it here, too." }
                Button("Unblock card", name: "unblock") { await model.unblock() }
            }
        }
        if model.canReplace {
            Form(label: "Replacement") {
                h2 { "The new card" }
                p(.class("second")) { "The new card keeps its account and its benefits. Leave empty what you do not know yet." }
                TextField(
                    "Last four digits", text: model[\.lastFour], error: model.lastFourError,
                    hint: "Coffer never needs the whole number.", inputMode: .numeric, autocomplete: "off")
                TextField(
                    "Valid through", text: model[\.expiry], error: model.expiryError, hint: "Month and year as on the card: 04/28.",
                    inputMode: .numeric, autocomplete: "off")
                FormProblem(model.problem)
                FormFoot { Button("Replace card", name: "replace") { await model.replace() } }
            }
        } else {
            EmptyStateView(.xmarkCircle, sentence: "This card was cancelled. There is nothing to block.") {
                ButtonLink("Back to the card", path: CardsRoute.detail(cardId: model.cardId).path.absolute, role: .plain)
            }
        }
    }
}
