import DesignSystem
import HTML
import Localization
import Models
import Navigation
import ScreenKit
import Services
import TransactionsModel

/// The form of a rule: its conditions, then its outcome.
struct RuleView: View {
    let model: RuleViewModel

    var body: some View {
        Group {
            // A link suggests values before the data is loaded, so its form is always rendered.
            if model.isNew { RuleLinkValues(model: model) }
            if model.state == .loaded || model.isGone {
                content
            } else if let error = model.state.error {
                ErrorView(error, retry: CategoriesRoute.rule(ruleId: model.ruleId).path.absolute)
            } else {
                LoadingView(.form)
            }
        }
        .pageShape(.reading)
        .navigationTitle(model.isNew ? "Add rule" : "Rule")
    }

    private var content: some View {
        Group {
            if model.isNew {
                Form(label: "Rule") {
                    fields
                    UnfinishedForm(model.form.isUnfinished)
                    FormProblem(model.form.errors.form)
                    FormFoot { Button("Add rule", name: "save") { await model.save() } }
                    past
                }
            } else {
                EditFormView(
                    model, label: "Rule", row: CategoriesRoute.rule(ruleId: model.ruleId).path.absolute,
                    list: CategoriesRoute.rules.path.absolute
                ) {
                    fields
                } actions: {
                    past
                }
            }
            // The button of a page from before the rule was deleted.
            if model.isGone { StaleButtons(["delete"]) { model.keepTyped() } }
            if !model.isNew, !model.isGone {
                Button("Delete rule", role: .destructive, confirm: "Delete the rule “\(model.sentence)”?", name: "delete") {
                    await model.delete()
                }
            }
        }
    }

    /// The buttons about the transactions that are there already, and what the rule would change among them.
    private var past: some View {
        Group {
            Button("Show what it changes", role: .plain, name: "preview") { await model.showPreview() }
            if let preview = model.preview { RulePreview(run: preview) }
            Button(applyTitle, role: .plain, name: "apply") { await model.saveAndApply() }
        }
    }

    private var applyTitle: LocalizedText {
        guard let count = model.preview?.changed, count > 0 else { return "Save and apply to earlier transactions" }
        return .plural(count, one: "Save and change 1 transaction", other: "Save and change \(count) transactions")
    }

    private var fields: some View {
        Group {
            h2 { "If a line matches" }
            RuleCondition(model: model)
            h2 { "Then set" }
            RuleOutcome(model: model)
        }
    }
}

/// The fields of the conditions that an imported line must satisfy.
private struct RuleCondition: View {
    let model: RuleViewModel

    var body: some View {
        Picker(
            "Payee", selection: model[\.form.test].map(\.rawValue, back: RuleForm.Test.init(rawValue:)),
            options: RuleForm.Test.allCases.map { PickerOption(title($0), value: $0.rawValue) }, name: "test")
        TextField(
            "Text", text: model[\.form.payee], error: model.form.errors[.payee],
            hint: """
                Capital letters and accents do not matter. Put commas between several texts. \
                In a pattern, * stands for any text and ? for one character.
                """, name: "payee", autocomplete: "off", maxLength: 500)
        FieldContext(unit: model.currency.code) {
            TextField(
                "Amount at least", text: model[\.form.minimum], error: model.form.errors[.minimum],
                hint: "In \(model.currency.code). Use a minus for spending.", name: "minimum", autocomplete: "off",
                isAmount: true)
        }
        FieldContext(unit: model.currency.code) {
            TextField(
                "Amount at most", text: model[\.form.maximum], error: model.form.errors[.maximum], name: "maximum", autocomplete: "off",
                isAmount: true)
        }
        Picker(
            "Account", selection: model[\.form.account],
            options: [PickerOption("Any account", value: "")]
                + model.accounts.map { PickerOption(.verbatim($0.name), value: $0.id.description) },
            name: "account")
    }

    private func title(_ test: RuleForm.Test) -> LocalizedText {
        switch test {
        case .any: "Any"
        case .contains: "Contains"
        case .containsAll: "Contains all of"
        case .containsAny: "Contains one of"
        case .equals: "Is exactly"
        case .matches: "Matches the pattern"
        }
    }
}

/// The fields of the outcome: what a matching line is assigned.
private struct RuleOutcome: View {
    let model: RuleViewModel

    var body: some View {
        Picker(
            "Category", selection: model[\.form.category],
            options: [PickerOption("No category", value: "")]
                + model.categories.map { PickerOption(.verbatim($0.name), value: $0.id.description, group: $0.class.title) },
            error: model.form.errors[.outcome], name: "category")
        TextField(
            "Tags", text: model[\.form.tags], error: model.form.errors[.tags], hint: "Put commas between them.", name: "tags",
            autocomplete: "off")
        TextField(
            "Name of the payee", text: model[\.form.payeeName], error: model.form.errors[.payeeName],
            hint: "The new name of the payee.",
            name: "payee-name",
            autocomplete: "off", maxLength: 200)
    }
}
