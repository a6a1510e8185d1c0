import DesignSystem
import HTML
import Localization
import MembersModel
import Models
import ScreenKit

/// The links of the member with providers, and the providers to link with.
struct IdentityList: View {
    let model: SecurityViewModel

    var body: some View {
        GroupBox("Sign-in with a provider") {
            if let departure = model.departure {
                p { "Sign in at \(departure.name) now with what you want to link. You come back here." }
                a(.class("button button-primary"), .href(departure.url)) { "Continue at \(departure.name)" }
            } else {
                content
            }
        }
    }

    private var content: some View {
        Form(label: "Sign-in with a provider") {
            ForEach(model.identities, id: \.identity.id.description) { line in
                div(.class("stack")) {
                    p {
                        line.title
                        " · "
                        line.subtitle
                    }
                    Button(
                        "Remove link", role: .destructive, confirm: "Remove this link with \(line.title)?",
                        name: "unlink"
                    ) {
                        await model.unlink(line)
                    }
                }
            }
            ForEach(model.providers, id: \.id.description) { provider in
                Button("Link with \(provider.name)", role: .plain, name: "link") { await model.link(provider) }
            }
            HiddenField("waiting", value: model[\.waiting])
            PassphraseQuestionField(question: model.identityQuestion) { await model.proceedWithIdentity() }
        }
    }
}
