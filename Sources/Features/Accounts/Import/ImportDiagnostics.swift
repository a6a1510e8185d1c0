import DesignSystem
import HTML
import Models
import Services

/// The diagnostics that were found in a file.
struct ImportDiagnostics: View {
    let report: FileReport

    var body: some View {
        details(.class("card disclosure")) {
            summary { ImportCounts.count(report.diagnostics.count + report.moreDiagnostics, "remark", "remarks") }
            ul(.class("stack small")) {
                ForEach(Array(report.diagnostics.prefix(100).enumerated()), id: \.offset.description) { _, diagnostic in
                    li { text(diagnostic) }
                }
            }
        }
    }

    private func text(_ diagnostic: Diagnostic) -> String {
        var text = diagnostic.line > 0 ? "Line \(diagnostic.line): " : ""
        text += diagnostic.message
        if let found = diagnostic.found { text += ", found \(found)" }
        if let expected = diagnostic.expected { text += ", expected \(expected)" }
        return text
    }
}
