import HTML
import Localization
import ScreenKit

/// Receives the values of a link that suggests a rule, as from a transaction or from a filter of a list.
struct RuleLinkValues: View {
    let model: RuleViewModel

    var body: some View {
        Form(method: .get, label: "Suggestion") {
            LinkValues("test", values: values(model[\.form.test].map(\.rawValue, back: RuleForm.Test.init(rawValue:))))
            LinkValues("payee", values: values(model[\.form.payee]))
            LinkValues("minimum", values: values(model[\.form.minimum]))
            LinkValues("maximum", values: values(model[\.form.maximum]))
            LinkValues("account", values: values(model[\.form.account]))
            LinkValues("category", values: values(model[\.form.category]))
        }
    }

    /// The values of a link as one text: the last of several.
    private func values(_ text: Binding<String>) -> Binding<[String]> {
        Binding(get: { [text.value] }, set: { if let last = $0.last { text.value = last } })
    }
}
