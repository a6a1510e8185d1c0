import DesignSystem
import HTML
import Localization
import Models
import ScreenKit

/// The new lines of one payee: one category for all of them, and behind *More* each line and a rule.
struct ImportPayeeRow: View {
    let model: ImportViewModel
    let payee: PreviewedPayee
    let options: [PickerOption]

    var body: some View {
        if payee.count == 1, let line = payee.lines.first {
            ImportLineRow(model: model, line: line, category: lineCategory(line), options: options) {
                if !payee.payee.isEmpty {
                    details(.class("import-more")) {
                        summary { "More" }
                        rule
                    }
                }
            }
        } else if !payee.hasCategories {
            ForEach(payee.lines, id: \.id) { line in
                ImportLineRow(model: model, line: line, category: ofLine(line), options: options) {}
            }
        } else {
            li(.class("row import-line")) {
                div(.class("row-text")) {
                    span(.class("row-title")) { .verbatim(payee.payee) }
                    span(.class("row-subtitle")) { .plural(payee.count, one: "1 line", other: "\(payee.count) lines") }
                    if let reason = payee.reason?.text { span(.class("row-subtitle")) { reason } }
                }
                div(.class("import-amount")) {
                    if let total = payee.total { AmountText(total, style: AmountStyle(total)) }
                }
                div(.class("import-outcome")) {
                    Picker(
                        "Category of all \(payee.count) of \(payee.payee)", selection: category,
                        options: (payee.suggested == nil ? [PickerOption("Several", value: "")] : []) + options, name: "category")
                }
                details(.class("import-more")) {
                    summary { "More" }
                    div(.class("stack")) {
                        rule
                        ul(.class("rows")) {
                            ForEach(payee.lines, id: \.id) { line in
                                ImportLineRow(
                                    model: model, line: line, category: ofLine(line),
                                    options: [PickerOption("Like the others", value: "")] + options
                                ) {}
                            }
                        }
                        if payee.count > payee.lines.count {
                            p(.class("section-note")) { "The newest \(payee.lines.count) of \(payee.count) lines." }
                        }
                    }
                }
            }
        }
    }

    @ViewBuilder private var rule: some View {
        if payee.hasCategories, !payee.payee.isEmpty {
            Toggle("Always for \(payee.payee), as a rule", isOn: makesRule, name: "rule")
        }
    }

    /// The category of the only line: that of the payee, if it has one.
    private func lineCategory(_ line: PreviewedLine) -> Binding<String> { payee.payee.isEmpty ? ofLine(line) : category }

    private var category: Binding<String> {
        Binding(get: { model.corrections.payeeCategories[payee.id] ?? "" }, set: { model.corrections.payeeCategories[payee.id] = $0 })
    }

    private func ofLine(_ line: PreviewedLine) -> Binding<String> {
        Binding(get: { model.corrections.lineCategories[line.id] ?? "" }, set: { model.corrections.lineCategories[line.id] = $0 })
    }

    private var makesRule: Binding<Bool> {
        Binding(get: { model.corrections.payeeRules.contains(payee.id) }, set: { model.corrections.setRule(of: payee.id, $0) })
    }
}
