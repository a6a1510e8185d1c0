import DesignSystem
import HTML
import Models
import Services

/// One statement of a file: the effect of the import and the target account.
struct ImportStatementView: View {
    let model: ImportViewModel
    let statement: StatementReport

    var body: some View {
        div(.class("import-statement")) {
            div(.class("row")) {
                IconDisc(statement.isNewAccount ? .plus : .buildingColumns, tint: statement.isNewAccount ? .accent : .neutral)
                div(.class("row-text")) {
                    span(.class("row-title")) { statement.name }
                    span(.class("row-subtitle")) { days }
                }
                div(.class("row-trailing")) {
                    strong { "\(statement.transactions) new" }
                    if !others.isEmpty { small { others } }
                }
            }
            ImportOwnerFields(model: model, key: statement.key)
        }
    }

    private var days: String {
        var parts = [statement.isNewAccount ? "New account" : "Your account"]
        if let from = statement.from, let until = statement.until {
            let locale = model.context.locale
            let first = from.formatted(.short, in: locale)
            parts.append(from == until ? first : "\(first) to \(until.formatted(.short, in: locale))")
        }
        return parts.joined(separator: " · ")
    }

    private var others: String { ImportCounts.others(statement).joined(separator: ", ") }
}

/// Describes the number of lines that are not new, such as duplicates, in words.
enum ImportCounts {
    static func others(_ statement: StatementReport) -> [String] {
        var parts: [String] = []
        if statement.known > 0 { parts.append("\(statement.known) known") }
        if statement.matched > 0 { parts.append("\(statement.matched) matched") }
        if statement.transfers > 0 { parts.append(count(statement.transfers, "transfer", "transfers")) }
        if statement.rejected > 0 { parts.append("\(statement.rejected) rejected") }
        return parts
    }

    static func count(_ number: Int, _ one: String, _ many: String) -> String { "\(number) \(number == 1 ? one : many)" }
}
