import DesignSystem
import HTML
import Localization
import MembersModel
import Models
import Navigation
import ScreenKit

/// The form of an invitation, and then its link.
struct InviteView: View {
    let model: InviteViewModel

    var body: some View {
        Loaded(model, .form, retry: MembersRoute.invite.path.absolute) {
            if let link = model.newLink {
                NewLink(address: link, title: "Invitation as: \(model.role.title)", expiry: expiry)
                ButtonLink("Done", path: MembersRoute.members.path.absolute)
            } else {
                form
            }
        }
        .navigationTitle("Invite")
    }

    private var expiry: LocalizedText {
        model.expires.map { "It works once, until \($0.day)." } ?? "It works once."
    }

    private var form: some View {
        Form(label: "Invitation") {
            p(.class("second")) { "You get a link. Whoever opens it chooses a name and a passphrase, and then belongs to the household." }
            Picker(
                "Role", selection: model[\.role], options: [.member, .viewer, .owner], title: { "\($0.title): \($0.explanation)" },
                style: .radios)
            div(.class("if-owner")) {
                Toggle(
                    "Yes, as an owner", isOn: model[\.confirmsOwner], error: model.errors[.confirmsOwner],
                    hint: "An owner can do everything, also remove you.", name: "confirms-owner")
            }
            TextField(
                "Name", text: model[\.name], error: model.errors[.name],
                hint: "May stay empty. The invited person can sign in with this name or choose another one.", autocomplete: "off",
                maxLength: 100)
            SegmentedPicker("Valid for", selection: model[\.days], options: days, error: model.errors[.days], name: "days")
            PassphraseQuestionField(question: model.question) { await model.make() }
            FormProblem(model.errors.form)
            Button("Make invitation", name: "make-invitation") { await model.make() }
        }
    }

    private var days: [PickerOption] {
        Invitation.lifetimes.map { PickerOption(.plural($0, one: "1 day", other: "\($0) days"), value: String($0)) }
    }
}
