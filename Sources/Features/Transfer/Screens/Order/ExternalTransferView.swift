import AccountsModel
import DesignSystem
import HTML
import Localization
import Models
import Navigation
import ScreenKit
import TransferModel

/// The form of an order to another party.
struct ExternalTransferView: View {
    let model: ExternalTransferViewModel

    var body: some View {
        Group {
            Form(method: .get) {
                HiddenField("to", value: model[\.to])
                HiddenField("copy", value: model[\.copy])
            }
            Loaded(model, .form, retry: TransferRoute.external.path.absolute) {
                if let offer = model.offer {
                    if offer.accounts.isEmpty {
                        EmptyStateView(.buildingColumns, sentence: "Add an account first. Then you can pay from it.") {
                            ButtonLink("Add account", path: AccountsRoute.new.path.absolute, isSheet: true)
                        }
                    } else {
                        fields(offer)
                    }
                }
            }
        }
        .navigationTitle("To somebody")
    }

    private func fields(_ offer: TransferForm) -> some View {
        Form(label: "Transfer", key: model[\.key]) {
            Picker("To", selection: model[\.recipient], options: recipients(offer), error: model.recipientError, name: "recipient")
            Toggle("International", isOn: model[\.isInternational], hint: "Abroad or in another currency, by IBAN.")
            newPayee
            MoneyField(
                "Amount", text: model[\.form.amount], currency: model.currency, error: model.errors[.amount],
                follows: CurrencySource(["from"], otherwise: model.context.household.currency))
            received
            div(.class("form"), .data("sums", "")) {
                Picker(
                    "From", selection: model[\.form.source], options: offer.accounts.map { PickerOption($0.account) },
                    error: model.errors[.source], name: "from")
                AvailableText(available: model.available)
            }
            DayField("Day", text: model[\.form.day], error: model.errors[.day], hint: "Choose a later day to schedule the transfer.")
            RepeatFields(form: model[\.form], errors: model.errors)
            TextField(
                "Note", text: model[\.form.note], error: model.errors[.note], hint: "The recipient sees this note.", autocomplete: "off",
                maxLength: 140)
            CategoryPicker(
                selection: model[\.form.category], categories: offer.categories, none: "Same as last time")
            PassphraseQuestionField(question: model.question) { await model.review() }
            FormProblem(model.errors.form)
            FormFoot { Button("Review transfer", name: "review") { await model.review() } }
            div(.class("first-button")) {
                Button("Show what is available", role: .plain, name: "sum") { await model.calculate() }
            }
        }
    }

    /// The fields of a new beneficiary. The style sheet shows them if no stored beneficiary is selected.
    private var newPayee: some View {
        div(.class("form if-new")) {
            PartyFields(form: model[\.party], errors: model.partyErrors)
            div(.class("form if-international")) { AddressFields(form: model[\.party], errors: model.partyErrors) }
            Toggle("Keep as beneficiary", isOn: model[\.keepsParty], hint: "You can choose this recipient next time.")
        }
    }

    /// The received amount. The style sheet shows it for an international order.
    private var received: some View {
        div(.class("form if-international")) {
            TextField(
                "Amount received", text: model[\.form.otherAmount], error: model.errors[.otherAmount],
                hint: "Fill this in if the recipient gets another currency.", name: "received", inputMode: .decimal,
                autocomplete: "off",
                maxLength: 40, isAmount: true)
            Picker(
                "Currency received", selection: model[\.otherCurrency],
                options: model.currencies.map { PickerOption(.title(of: $0), value: $0.code) },
                name: "received-currency")
        }
    }

    private func recipients(_ offer: TransferForm) -> [PickerOption] {
        [PickerOption("Somebody new", value: "")]
            + offer.beneficiaries.map { beneficiary in
                PickerOption(
                    "\(beneficiary.party.name) · \(beneficiary.party.number.shown)", value: beneficiary.id.description,
                    group: beneficiary.isFavorite ? "Favourites" : "Beneficiaries")
            }
    }
}
