import DesignSystem
import HTML
import Models
import Navigation
import Services

/// Brings statements in.
struct ImportView: View {
    let model: ImportViewModel

    var body: some View {
        Group {
            // What the link says is taken before anything is loaded; afterwards the settings are the form that holds it.
            if model.upload == nil {
                Form(method: .get) {
                    HiddenField("upload", value: model[\.uploadId])
                    HiddenField("account", value: model[\.account])
                    HiddenField("currency", value: model[\.currency])
                    HiddenField("order", value: model[\.dateOrder])
                }
            }
            if let error = model.state.error {
                ErrorView(error.description, retry: model.link.path)
            } else if let upload = model.upload {
                preview(upload)
            } else {
                choose
            }
        }
        .navigationTitle("Import statement")
    }

    private var choose: some View {
        Group {
            Form {
                div(.class("drop"), .data("drop", "submit")) {
                    Icon(.squareAndArrowDown, size: .large)
                    FileField(
                        "Files from your bank", files: model[\.files].map(\.uploaded, back: [UploadFile].init(uploaded:)),
                        error: model.filesError,
                        hint: "OFX, QFX, QIF, CSV, CAMT or MT940, several at once if you like.", required: true)
                }
                Button("Read files") { await model.read() }
            }
            p(.class("section-note")) {
                "Nothing is written before you have seen what the files hold. They are deleted afterwards, and after 24 hours in any case."
            }
        }
    }

    private func preview(_ upload: Upload) -> some View {
        Group {
            if model.isChanged {
                Banner(
                    "Your accounts changed in the meantime", text: "Below is what the import would do now.",
                    symbol: .exclamationmarkTriangle,
                    tone: .warning)
            }
            if let refusal = model.refusal {
                Banner(refusal, text: "Nothing was written.", symbol: .exclamationmarkTriangle, tone: .danger)
            }
            if let report = model.preview {
                ForEach(report.files, id: \.file) { file in
                    ImportFileView(file: file, name: name(of: file, in: upload), locale: model.context.locale)
                }
            }
            ImportSettings(model: model)
            Form {
                HiddenField("digest", value: model[\.digest])
                if model.preview != nil {
                    Button(model.newLines == 0 ? "Import anyway" : "Import \(model.newLines) new", name: "commit") { await model.commit() }
                }
                Button("Cancel import", role: .plain, name: "cancel-import") { await model.cancel() }
            }
        }
    }

    /// What the person called the file; the importer knows only where it lies.
    private func name(of report: FileReport, in upload: Upload) -> String {
        upload.files.first { $0.path == report.file || $0.path.hasSuffix("/" + report.file) }?.name ?? report.file
    }
}

extension [UploadFile] {
    /// As the form hands them in.
    init(uploaded files: [UploadedFile]) { self = files.map { UploadFile(name: $0.name, path: $0.stagedAs) } }

    /// The other way, which a form never shows.
    var uploaded: [UploadedFile] { map { UploadedFile(name: $0.name, contentType: "", stagedAs: $0.path, size: 0) } }
}
