import HTML
import Localization
import ScreenKit
import TransferModel

/// The form that creates a beneficiary.
struct NewBeneficiaryView: View {
    let model: NewBeneficiaryViewModel

    var body: some View {
        AddFormView(model, label: "Beneficiary", button: "Add beneficiary") {
            PartyFields(form: model[\.form.party], errors: model.form.errors)
            AddressDisclosure(form: model[\.form.party], errors: model.form.errors)
            Toggle("Favourite", isOn: model[\.form.isFavorite], hint: "Shown first when you choose a recipient.")
            PassphraseQuestionField(question: model.question, of: model)
        }
        .pageShape(.reading)
        .navigationTitle("Add beneficiary")
    }
}

/// The address fields, collapsed because few payments need them.
struct AddressDisclosure: View {
    let form: Binding<PartyForm>
    let errors: OrderForm.Errors

    var body: some View {
        details(.class("card disclosure"), .when(isOpen, .attribute("open", ""))) {
            summary { "Address" }
            div(.class("form")) { AddressFields(form: form, errors: errors) }
        }
    }

    private var isOpen: Bool {
        errors[.address] != nil || ![form.value.street, form.value.postalCode, form.value.town, form.value.country].allSatisfy(\.isEmpty)
    }
}
