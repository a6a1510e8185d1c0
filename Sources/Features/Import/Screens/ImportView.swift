import DesignSystem
import HTML
import Localization
import Navigation
import ScreenKit
import Services

/// The screen that imports statements.
struct ImportView: View {
    let model: ImportViewModel

    var body: some View {
        Group {
            Form(method: .get, label: "Period shown") {
                HiddenField("upload", value: model[\.place.uploadId])
                HiddenField("done", value: model[\.place.doneId])
                HiddenField("page", value: model[\.place.page])
                HiddenField("currency", value: model[\.place.currency])
            }
            if let error = model.state.error {
                ErrorView(error, retry: model.place.current.path)
            } else if model.isLoading {
                LoadingView(.list)
            } else if model.receipt.report != nil {
                ImportReceiptView(receipt: model.receipt, again: model.place.start.path, locale: model.context.locale)
            } else if let upload = model.upload {
                ImportPreview(model: model, upload: upload)
            } else {
                choose
            }
        }
        .navigationTitle(model.receipt.report == nil ? "Import statement" : "Imported")
    }

    private var choose: some View {
        Group {
            Form(label: "Files") {
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
                "Coffer saves nothing before you have checked the files. Coffer deletes the files after the import, or after 24 hours."
            }
        }
    }
}

extension [UploadFile] {
    /// Converts the files of a submitted form.
    init(uploaded files: [UploadedFile]) { self = files.map { UploadFile(name: $0.name, path: $0.stagedAs) } }

    /// Converts back to form values. A file field never displays them.
    var uploaded: [UploadedFile] { map { UploadedFile(name: $0.name, contentType: "", stagedAs: $0.path, size: 0) } }
}
