import DesignSystem
package import HTML
package import Localization

/// A form that edits a row. Above the fields stands what is stored now if somebody else changed the row; if the row was deleted, what is
/// typed can be added again.
package struct EditFormView<Model: EditableModel, Fields: View, Actions: View>: View {
    private let model: Model
    private let label: LocalizedText
    private let row: String
    private let list: String
    private let savesFirst: Bool
    private let fields: () -> Fields
    private let actions: Actions

    /// - Parameters:
    ///   - label: the accessible name of the form: `Goal`.
    ///   - row: the path of the row, for leaving it as it is now.
    ///   - list: the path of the list, for leaving a row that was deleted.
    ///   - savesFirst: whether the fields have buttons of their own. Enter presses the first button of a form, so that the form then starts
    ///     with a hidden button that saves.
    ///   - fields: the fields of the form. After a conflict they are listed with what is stored now, too.
    ///   - actions: other buttons of the form, below *Save*.
    package init(
        _ model: Model, label: LocalizedText, row: String, list: String, savesFirst: Bool = false,
        @ViewBuilder fields: @escaping () -> Fields,
        @ViewBuilder actions: () -> Actions = { EmptyView() }
    ) {
        self.model = model
        self.label = label
        self.row = row
        self.list = list
        self.savesFirst = savesFirst
        self.fields = fields
        self.actions = actions()
    }

    package var body: some View {
        if model.isGone {
            gone
        } else {
            if model.form.isConflict {
                ConflictBanner(model.texts.conflict, path: row)
                StoredFields(model, fields: fields)
            }
            Form(label: label) {
                if savesFirst { div(.class("first-button")) { Button("Save", name: "save-first") { await model.save() } } }
                HiddenField("revision", value: model[\.form.revision])
                fields()
                UnfinishedForm(model.form.isUnfinished)
                FormProblem(model.form.errors.form)
                FormFoot { Button("Save", name: "save") { await model.save() } }
                actions
            }
        }
    }

    private var gone: some View {
        Group {
            Banner(
                model.texts.gone, text: "Below is what you typed. You can add it as a new one.", symbol: .exclamationmarkTriangle,
                tone: .warning, link: SectionLink("Leave it", path: list))
            Form(label: label, key: model[\.form.key]) {
                let title = model.texts.addAgain ?? ""
                if savesFirst { div(.class("first-button")) { Button(title, name: "add-first") { await model.addAgain() } } }
                fields()
                UnfinishedForm(model.form.isUnfinished)
                FormProblem(model.form.errors.form)
                FormFoot { Button(title, name: "add-again") { await model.addAgain() } }
            }
            StaleButtons(["save", "save-first"]) { model.keepTyped() }
        }
    }
}
