import DesignSystem
import HTML
import Models

/// What one file holds, and what importing it does.
struct ImportFileView: View {
    let file: FileReport
    let name: String
    let locale: LocaleFormat

    var body: some View {
        Section(name, note: "Read as \(file.format.uppercased()).") {
            ForEach(Array(file.statements.enumerated()), id: \.offset.description) { _, statement in
                Row(statement.name, subtitle: days(statement)) {
                    IconDisc(statement.isNewAccount ? .plus : .buildingColumns, tint: statement.isNewAccount ? .accent : .neutral)
                } trailing: {
                    strong { "\(statement.new) new" }
                    small { others(statement) }
                }
            }
        }
        if !file.diagnostics.isEmpty { diagnostics }
    }

    private var diagnostics: some View {
        details(.class("card disclosure")) {
            summary { count(file.diagnostics.count + file.moreDiagnostics, "remark", "remarks") }
            ul(.class("stack")) {
                ForEach(Array(file.diagnostics.prefix(100).enumerated()), id: \.offset.description) { _, diagnostic in
                    li { text(diagnostic) }
                }
            }
        }
    }

    private func days(_ statement: StatementReport) -> String {
        var parts = [statement.isNewAccount ? "New account" : "Your account"]
        if let from = statement.from, let until = statement.until {
            parts.append("\(from.formatted(.short, in: locale)) to \(until.formatted(.short, in: locale))")
        }
        return parts.joined(separator: " · ")
    }

    private func others(_ statement: StatementReport) -> String {
        var parts: [String] = []
        if statement.known > 0 { parts.append("\(statement.known) known") }
        if statement.matched > 0 { parts.append("\(statement.matched) matched") }
        if statement.transfers > 0 { parts.append(count(statement.transfers, "transfer", "transfers")) }
        if statement.rejected > 0 { parts.append("\(statement.rejected) rejected") }
        return parts.joined(separator: ", ")
    }

    private func text(_ diagnostic: Diagnostic) -> String {
        var text = diagnostic.line > 0 ? "Line \(diagnostic.line): " : ""
        text += diagnostic.message
        if let found = diagnostic.found { text += ", found \(found)" }
        if let expected = diagnostic.expected { text += ", expected \(expected)" }
        return text
    }

    private func count(_ number: Int, _ one: String, _ many: String) -> String { "\(number) \(number == 1 ? one : many)" }
}
