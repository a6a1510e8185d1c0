import DesignSystem
import HTML
import Localization
import MembersModel
import Models
import Navigation
import ScreenKit

/// The screen of one other member, for owners. One form holds all actions, since each may ask for the passphrase.
struct MemberView: View {
    let model: MemberViewModel

    var body: some View {
        Loaded(model.profile, of: model, .form, retry: MembersRoute.member(memberId: model.memberId).path.absolute) { profile in
            if let link = model.newLink {
                NewLink(address: link, title: "Link for a new passphrase", expiry: expiry)
                ButtonLink("Done", path: MembersRoute.members.path.absolute)
            } else {
                facts(profile)
                form(profile)
            }
        }
        .navigationTitle(model.profile.map { .verbatim($0.displayName) } ?? "Member")
    }

    private var expiry: LocalizedText {
        model.expires.map { "It works once, until \($0.day). The passphrase of before works until the link is used." } ?? "It works once."
    }

    private func facts(_ profile: MemberProfile) -> some View {
        FactList {
            Fact("Sign-in name", .verbatim(profile.name))
            Fact("Role", profile.role.title)
            Fact("Last seen", model.seen.map { .relative($0) } ?? "Not signed in")
            if profile.isDisabled { Fact("State", "Locked out") }
        }
    }

    private func form(_ profile: MemberProfile) -> some View {
        Form(label: "Member") {
            FormProblem(model.error)
            Picker(
                "Role", selection: model[\.role], options: [.owner, .member, .viewer], title: { "\($0.title): \($0.explanation)" },
                style: .radios)
            Button(
                "Change role",
                confirm: "Change the role of \(profile.displayName)? An owner can do everything, also remove you.", name: "change-role"
            ) {
                await model.changeRole()
            }
            access(profile)
            if !model.providers.isEmpty || !model.identities.isEmpty { MemberIdentities(model: model) }
            HeirPicker(label: "Who gets what belongs to this member alone", heir: model[\.heir], heirs: model.heirs)
            Button(
                "Remove from the household", role: .destructive,
                confirm:
                    "Remove \(profile.displayName)? They can no longer sign in, and what belongs to them alone goes to whom you chose.",
                name: "remove"
            ) {
                await model.remove()
            }
            HiddenField("pending", value: model[\.pending])
            PassphraseQuestionField(question: model.question) { await model.proceed() }
        }
    }

    private func access(_ profile: MemberProfile) -> some View {
        div(.class("buttons")) {
            if profile.isDisabled {
                Button("Let in again", role: .plain, name: "enable") { await model.enable() }
            } else {
                Button("Make a link for a new passphrase", role: .plain, name: "reset-link") { await model.makeResetLink() }
                Button(
                    "Lock out", role: .destructive,
                    confirm: "Lock \(profile.displayName) out? They are signed out, and cannot sign in until you let them in again.",
                    name: "disable"
                ) {
                    await model.disable()
                }
                Button(
                    "Hand over the household", role: .plain,
                    confirm: "Make \(profile.displayName) an owner, and yourself a member?", name: "hand-over"
                ) {
                    await model.handOver()
                }
            }
        }
    }
}
