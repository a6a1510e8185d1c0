import DesignSystem
import HTML
import Localization
import Models
import ScreenKit

/// One new line of the preview, with its category picker or with the reason why it has none.
struct ImportLineRow<More: View>: View {
    let model: ImportViewModel
    let line: PreviewedLine
    let category: Binding<String>
    let options: [PickerOption]
    /// What is offered besides the category.
    @ViewBuilder let more: () -> More

    var body: some View {
        li(.class("row import-line")) {
            div(.class("row-text")) {
                span(.class("row-title")) { title }
                span(.class("row-subtitle")) { subtitle }
                if let reason { span(.class("row-subtitle")) { reason } }
            }
            div(.class("import-amount")) {
                AmountText(line.amount, style: AmountStyle(line.amount))
            }
            div(.class("import-outcome")) { outcome }
            if case .category = line.outcome { more() }
        }
    }

    @ViewBuilder private var outcome: some View {
        switch line.outcome {
        case .category:
            Picker("Category of \(title)", selection: category, options: options, name: "category")
        case .split(let parts): span(.class("tag")) { "Split in \(parts)" }
        case .transfer(let name): span(.class("tag tag-accent")) { line.amount.isNegative ? "To \(name)" : "From \(name)" }
        case .matched: span(.class("tag tag-credit")) { "Completes what you entered" }
        case .corrected: span(.class("tag tag-warning")) { "Corrects an earlier line" }
        }
    }

    private var title: LocalizedText { [line.payee, line.note].first { !$0.isEmpty }.map { .verbatim($0) } ?? "No payee" }

    private var subtitle: LocalizedText {
        var parts: [LocalizedText] = ["\(line.day)"]
        if (model.preview?.files.flatMap(\.statements).count ?? 0) > 1 { parts.append(.verbatim(line.accountName)) }
        if !line.payee.isEmpty, !line.note.isEmpty, line.note != line.payee { parts.append(.verbatim(line.note)) }
        return .joined(parts)
    }

    /// Why the line has its category.
    private var reason: LocalizedText? {
        if case .category = line.outcome { line.reason.text } else { nil }
    }
}
