import HTML
import Localization
import Models

/// One file of an import: its contents, the effect of the import, the target accounts and the file format.
struct ImportFileView: View {
    let model: ImportViewModel
    let index: Int
    /// The file name as uploaded.
    let name: String

    var body: some View {
        section(.class("stack")) {
            div(.class("section-head")) {
                h2 { .verbatim(name) }
                if let survey { span(.class("small second")) { .verbatim(survey.format.uppercased()) } }
            }
            div(.class("card rows")) {
                if let report {
                    ForEach(report.statements, id: \.key) { statement in
                        ImportStatementView(model: model, statement: statement)
                    }
                    if report.statements.isEmpty { p(.class("card-padded second")) { "The file has nothing to import." } }
                } else if !model.isDamaged {
                    ImportOwnerFields(model: model, key: "\(index)-0", mayBeSaid: survey?.format != "csv" && survey?.format != "qif")
                }
            }
            if let survey, !survey.readings.isEmpty {
                ImportReadingChoice(model: model, index: index, readings: survey.readings)
            }
            if model.corrections.readings.indices.contains(index) {
                ImportReadingView(model: model, index: index, survey: survey, isOpen: survey.map(isReadingOpen) ?? true)
            }
            if let report, !report.diagnostics.isEmpty { ImportDiagnostics(report: report) }
        }
    }

    private var report: FileReport? {
        guard let files = model.preview?.files, files.indices.contains(index) else { return nil }
        return files[index]
    }

    private var survey: FileSurvey? { model.surveys.indices.contains(index) ? model.surveys[index] : nil }

    /// Whether the format section is expanded: it is if something in it needs correction.
    private func isReadingOpen(_ survey: FileSurvey) -> Bool {
        survey.needsDateOrder || survey.needsDecimalSeparator || model.isDamaged || model.corrections.readingErrors[index] != nil
            || report?.statements.contains { $0.rejected > 0 && $0.rejected >= $0.new + $0.known } == true
    }
}
