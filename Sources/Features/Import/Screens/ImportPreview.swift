import DesignSystem
import HTML
import ImportModel
import Localization
import Models
import Services

/// The preview of a commit with all possible corrections as one form, so that every button submits all choices.
struct ImportPreview: View {
    let model: ImportViewModel
    let upload: Upload

    var body: some View {
        Group {
            banners
            Form(label: "Import") {
                // Enter presses the first button of a form, so the first button must not commit.
                div(.class("first-button")) { Button("Show preview", name: "show-first") { await model.updatePreview() } }
                HiddenField("digest", value: model[\.digest])
                ForEach(Array(upload.files.indices), id: { "file\($0)" }) { index in
                    ImportFileView(model: model, index: index, name: upload.files[index].name)
                }
                if let report = model.preview {
                    ForEach(report.questions, id: \.id) { ImportQuestionView(model: model, question: $0) }
                    if report.lineCount > 0 { ImportLinesView(model: model, report: report) }
                }
                end
            }
        }
    }

    private var banners: some View {
        Group {
            if model.isChanged {
                Banner(
                    "Your accounts changed in the meantime", text: "Nothing was written. Below is what the import would do now.",
                    symbol: .exclamationmarkTriangle, tone: .warning)
            }
            if let violation = model.violation {
                Banner(
                    violation, text: model.isDamaged ? "Nothing was written." : "Choose below, then show the preview.",
                    symbol: .exclamationmarkTriangle, tone: model.isDamaged ? .danger : .warning)
            }
            if let text = model.details {
                details(.class("card disclosure")) {
                    summary { "Details" }
                    p(.class("small")) { text }
                }
            }
            if let currency = model.preview?.householdCurrency {
                Banner(
                    "Totals will be in \(currency.code), as the file has it", text: "You can change that under Household.", symbol: .globe)
            }
            if let nothingNew = model.preview?.nothingNew { Banner(nothingNew, symbol: .checkmarkCircle) }
        }
    }

    private var end: some View {
        Group {
            if model.preview?.nothingNew != nil {
                div(.class("import-end")) { Button("Done", name: "done") { await model.finish() } }
            } else {
                buttons
            }
        }
    }

    private var buttons: some View {
        div(.class("import-end")) {
            if let preview = model.preview {
                Button(preview.commitTitle, name: "commit") { await model.commit() }
            }
            Button("Show preview", role: model.preview == nil ? .primary : .plain, name: "show-preview") { await model.updatePreview() }
            Button("Cancel import", role: .plain, name: "cancel-import") { await model.cancel() }
        }
    }
}
