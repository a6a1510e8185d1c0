import DesignSystem
import HTML
import Localization
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
                    span(.class("row-title")) { .verbatim(statement.name) }
                    span(.class("row-subtitle")) { days }
                }
                div(.class("row-trailing")) {
                    strong { "\(statement.transactions) new" }
                    if !others.isEmpty { small { .joined(others, separator: ", ") } }
                }
            }
            ImportOwnerFields(model: model, key: statement.key)
        }
    }

    private var days: LocalizedText {
        var parts: [LocalizedText] = [statement.isNewAccount ? "New account" : "Your account"]
        if let from = statement.from, let until = statement.until {
            parts.append(from == until ? "\(from)" : "\(from) to \(until)")
        }
        return .joined(parts)
    }

    private var others: [LocalizedText] { ImportCounts.others(statement) }
}

/// Describes the number of lines that are not new, such as duplicates, in words.
enum ImportCounts {
    static func others(_ statement: StatementReport) -> [LocalizedText] {
        var parts: [LocalizedText] = []
        if statement.known > 0 { parts.append("\(statement.known) known") }
        if statement.matched > 0 { parts.append("\(statement.matched) matched") }
        if statement.transfers > 0 {
            parts.append(.plural(statement.transfers, one: "1 transfer", other: "\(statement.transfers) transfers"))
        }
        if statement.rejected > 0 { parts.append("\(statement.rejected) rejected") }
        return parts
    }
}
