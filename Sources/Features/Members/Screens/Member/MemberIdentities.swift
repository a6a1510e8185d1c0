import DesignSystem
import HTML
import Localization
import MembersModel
import Models
import ScreenKit

/// The links of a member with providers, within the form of the member.
struct MemberIdentities: View {
    let model: MemberViewModel

    var body: some View {
        details(.class("card disclosure"), .open(model.personError != nil || !model.identities.isEmpty)) {
            summary {
                span(.class("row-text")) {
                    span { "Sign-in with a provider" }
                    span(.class("row-subtitle")) {
                        .plural(model.identities.count, one: "1 link", other: "\(model.identities.count) links")
                    }
                }
            }
            div(.class("stack")) {
                ForEach(model.identities, id: \.identity.id.description) { line in
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
                if !model.providers.isEmpty { link }
                HiddenField("unlinking", value: model[\.unlinking])
            }
        }
    }

    @ViewBuilder private var link: some View {
        Picker(
            "Provider", selection: model[\.provider],
            options: model.providers.map { PickerOption(.verbatim($0.name), value: $0.id.description) }, name: "provider")
        TextField(
            "E-mail address or subject there", text: model[\.person], error: model.personError,
            hint: "An address counts once the provider says that it is verified.", name: "person", autocomplete: "off", maxLength: 255)
        Button("Link", role: .plain, name: "expect") { await model.expect() }
    }
}
