import DesignSystem
package import HTML
package import Localization

/// A form that adds a row: its fields, and one button.
package struct AddFormView<Model: EditableModel, Fields: View>: View {
    private let model: Model
    private let label: LocalizedText
    private let button: LocalizedText
    private let savesFirst: Bool
    private let fields: Fields

    /// - Parameters:
    ///   - label: the accessible name of the form: `Goal`.
    ///   - savesFirst: whether the fields have buttons of their own, as in `EditFormView`.
    package init(
        _ model: Model, label: LocalizedText, button: LocalizedText, savesFirst: Bool = false, @ViewBuilder fields: () -> Fields
    ) {
        self.model = model
        self.label = label
        self.button = button
        self.savesFirst = savesFirst
        self.fields = fields()
    }

    package var body: some View {
        Form(label: label, key: model[\.form.key]) {
            if savesFirst { div(.class("first-button")) { Button(button, name: "add-first") { await model.save() } } }
            fields
            UnfinishedForm(model.form.isUnfinished)
            FormProblem(model.form.errors.form)
            FormFoot { Button(button, name: "add") { await model.save() } }
        }
    }
}
