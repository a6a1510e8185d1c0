import DesignSystem
import HTML
import Localization
import ScreenKit

/// The fields of a person.
struct PersonFields<Model: PersonFormModel>: View {
    let model: Model

    var body: some View {
        TextField("Name", text: model[\.form.name], error: errors[.name], name: "name", autocomplete: "off", required: true, maxLength: 100)
        TextField(
            "E-mail", text: model[\.form.email], error: errors[.email], name: "email", type: .email, inputMode: .email, autocomplete: "off",
            maxLength: 200)
        TextField(
            "IBAN", text: model[\.form.iban], error: errors[.iban], hint: "You need the IBAN to pay this person.", name: "iban",
            autocomplete: "off",
            maxLength: 60)
        PaletteField("Colour", color: model[\.form.color], name: "color")
        TextField(
            "Emoji", text: model[\.form.emoji], error: errors[.emoji], hint: "It replaces the first letter.", name: "emoji",
            autocomplete: "off", maxLength: 16)
        TextField(
            "Phone", text: model[\.form.phone], error: errors[.phone], name: "phone", inputMode: .tel, autocomplete: "off", maxLength: 60)
        TextArea("Notes", text: model[\.form.notes], name: "notes")
        PassphraseQuestionField(question: model.question, of: model)
    }

    private var errors: PersonForm.Errors { model.form.errors }
}
