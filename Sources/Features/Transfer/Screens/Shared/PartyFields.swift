import HTML
import Localization
import TransferModel

/// The fields of a recipient.
struct PartyFields: View {
    let form: Binding<PartyForm>
    let errors: OrderForm.Errors
    /// The hint below the number field.
    var numberHint: LocalizedText = "The recipient's IBAN or account number."

    var body: some View {
        TextField("Name", text: form.property(\.name), error: errors[.name], autocomplete: "off", required: true, maxLength: 70)
        TextField(
            "IBAN or account number", text: form.property(\.number), error: errors[.number], hint: numberHint, name: "number",
            autocomplete: "off", maxLength: 60)
        TextField("Bank", text: form.property(\.bank), error: errors[.bank], autocomplete: "off", maxLength: 70)
        TextField(
            "BIC", text: form.property(\.bic), error: errors[.bic],
            hint: "8 or 11 characters. Payments in euros to an IBAN do not need a BIC.",
            autocomplete: "off", maxLength: 11)
    }
}

/// The fields of an address.
struct AddressFields: View {
    let form: Binding<PartyForm>
    let errors: OrderForm.Errors

    var body: some View {
        TextField("Street and number", text: form.property(\.street), autocomplete: "off", maxLength: 70)
        TextField("Postal code", text: form.property(\.postalCode), autocomplete: "off", maxLength: 16)
        TextField("Town", text: form.property(\.town), error: errors[.address], autocomplete: "off", maxLength: 35)
        TextField(
            "Country", text: form.property(\.country), hint: "Two letters, such as FR.", autocomplete: "off", maxLength: 2)
    }
}
