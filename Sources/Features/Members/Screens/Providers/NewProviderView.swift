import DesignSystem
import HTML
import Localization
import MembersModel
import Navigation
import ScreenKit

/// The form of a new provider.
struct NewProviderView: View {
    let model: NewProviderViewModel

    var body: some View {
        Loaded(model, .form, retry: MembersRoute.newProvider.path.absolute) {
            ProviderAddresses(site: model.context.site)
            Form(label: "Provider") {
                ProviderFieldsView(model: model, provider: nil)
                FormProblem(model.errors.form)
                PassphraseQuestionField(question: model.question) { await model.add() }
                Button("Add provider", name: "add-provider") { await model.add() }
            }
        }
        .navigationTitle("New provider")
    }
}
