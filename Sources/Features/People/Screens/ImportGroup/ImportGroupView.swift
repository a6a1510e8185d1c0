import DesignSystem
import HTML
import Localization
import Models
import Navigation
import PeopleModel
import ScreenKit
import Services

/// The screen that adds a group from an export of another program.
struct ImportGroupView: View {
    let model: ImportGroupViewModel

    var body: some View {
        Group {
            Form(method: .get) {
                // A link sets these values before the file is read.
                HiddenField("upload", value: model[\.uploadId])
                HiddenField("me", value: model[\.me])
                HiddenField("name", value: model[\.name])
                HiddenField("currency", value: model[\.currency])
            }
            if let error = model.state.error {
                ErrorView(error.text, retry: PeopleRoute.importGroup.path.absolute)
            } else if !model.uploadId.isEmpty, model.state != .loaded {
                LoadingView(.form)
            } else if model.uploadId.isEmpty || model.survey == nil && !model.asksCurrency {
                FormProblem(model.problem)
                choose
            } else {
                corrections
                FormProblem(model.problem)
                if let preview = model.preview { GroupImportPreview(report: preview) }
                actions
            }
        }
        .navigationTitle("Import group")
    }

    private var choose: some View {
        Group {
            Form(label: "File") {
                div(.class("drop"), .data("drop", "submit")) {
                    Icon(.squareAndArrowDown, size: .large)
                    FileField(
                        "Export of Splitwise or Spliit", file: file, accept: ".csv,.json,text/csv,application/json",
                        error: model.fileError, hint: "A CSV file of Splitwise, or a JSON file of Spliit.")
                }
                Button("Read file", name: "read") { await model.read() }
            }
            p(.class("section-note")) {
                "Coffer saves nothing before you have checked the file. Coffer deletes the file after the import, or after 24 hours."
            }
        }
    }

    private var corrections: some View {
        Form(method: .get, label: "Missing details") {
            HiddenField("upload", value: model[\.uploadId])
            Picker(
                "Which of these is you?", selection: model[\.me],
                options: [PickerOption("Choose", value: "")] + model.members.map { PickerOption(.verbatim($0), value: $0) }, name: "me")
            TextField("Name of the group", text: model[\.name], name: "name", autocomplete: "off", maxLength: TextLimit.name)
            if model.asksCurrency {
                TextField(
                    "Currency", text: model[\.currency], hint: "The file has no currency.", name: "currency", autocomplete: "off",
                    maxLength: 3)
            }
            Button("Show what it adds", role: .plain) {}
        }
    }

    private var actions: some View {
        Form(label: "Import") {
            div(.class("buttons")) {
                if model.preview != nil { Button("Import group", name: "import") { await model.commit() } }
                Button("Do not import", role: .plain, name: "cancel") { await model.cancel() }
            }
        }
    }

    private var file: Binding<UploadedFile?> {
        Binding(get: { nil }, set: { model.file = $0.map { StagedFile(name: $0.name, path: $0.stagedAs) } })
    }
}
