import HTML
import Localization
import ScreenKit

/// Receives the values of a link that suggests a rule, as from a transaction or from a filter of a list.
struct RuleLinkValues: View {
    let model: RuleViewModel

    var body: some View {
        Form(method: .get, label: "Suggestion") {
            HiddenField("test", value: model[\.form.test].map(\.rawValue, back: RuleForm.Test.init(rawValue:)))
            HiddenField("payee", value: model[\.form.payee])
            HiddenField("minimum", value: model[\.form.minimum])
            HiddenField("maximum", value: model[\.form.maximum])
            HiddenField("account", value: model[\.form.account])
            HiddenField("category", value: model[\.form.category])
        }
    }
}
