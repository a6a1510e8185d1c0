import HTML
import Localization
import Models
import Services

/// The diagnostics that were found in a file.
struct ImportDiagnostics: View {
    let report: FileReport

    var body: some View {
        let count = report.diagnostics.count + report.moreDiagnostics
        return details(.class("card disclosure")) {
            summary { .plural(count, one: "1 remark", other: "\(count) remarks") }
            ul(.class("stack small")) {
                ForEach(Array(report.diagnostics.prefix(100).enumerated()), id: \.offset.description) { _, diagnostic in
                    li { text(diagnostic) }
                }
            }
        }
    }

    private func text(_ diagnostic: Diagnostic) -> LocalizedText {
        var text = diagnostic.text
        if diagnostic.line > 0 { text = "Line \(diagnostic.line): \(text)" }
        if let found = diagnostic.found { text = "\(text), found \(found)" }
        if let expected = diagnostic.expected { text = "\(text), expected \(expected)" }
        return text
    }
}
