import DesignSystem
import HTML
import Localization
import MembersModel
import Models
import Navigation
import ScreenKit

/// The screen on which a member leaves the household.
struct LeaveView: View {
    let model: LeaveViewModel

    var body: some View {
        Loaded(model, .form, retry: MembersRoute.leave.path.absolute) {
            if model.isLastOwner {
                GroupBox {
                    p { "You are the only owner who can sign in. Make another member an owner first." }
                    ButtonLink("Members", path: MembersRoute.members.path.absolute)
                }
            } else {
                form
            }
        }
        .navigationTitle("Leave the household")
    }

    private var form: some View {
        Form(label: "Leave the household") {
            p {
                "You can no longer sign in. What you sign in with, your notifications and your settings are deleted. Your name stays in the history."
            }
            if let export = model.export {
                p { a(.href(export.path)) { "Export your data first" } }
            }
            HeirPicker(label: "Who gets what belongs to you alone", heir: model[\.heir], heirs: model.heirs)
            PassphraseQuestionField(question: model.question) { await model.leave() }
            FormProblem(model.error)
            Button("Leave", role: .destructive, confirm: "Leave the household? Only a new invitation brings you back.", name: "leave") {
                await model.leave()
            }
        }
    }
}
