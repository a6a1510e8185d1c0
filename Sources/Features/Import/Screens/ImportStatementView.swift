import DesignSystem
import HTML
import Localization
import Models

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
                    if let balances { span(.class("row-subtitle")) { balances } }
                    if statement.gap != 0 {
                        span(.class("row-subtitle")) {
                            span(.class("tag tag-warning")) { "\(money(statement.gap)) is missing between the balances" }
                        }
                    } else if statement.opening != nil, statement.closing != nil {
                        span(.class("row-subtitle")) { "The lines add up" }
                    }
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

    /// The balances that the file states.
    private var balances: LocalizedText? {
        switch (statement.opening, statement.closing) {
        case (let opening?, let closing?): "From \(money(opening)) to \(money(closing))"
        case (nil, let closing?): "Closing balance \(money(closing))"
        case (let opening?, nil): "Opening balance \(money(opening))"
        case (nil, nil): nil
        }
    }

    private func money(_ units: Int64) -> Money { Money(minorUnits: units, currency: statement.currency) }

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
