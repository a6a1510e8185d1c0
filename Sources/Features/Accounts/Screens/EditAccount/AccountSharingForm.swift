import DesignSystem
import HTML
import Localization
import ScreenKit

/// Whom an account belongs to and how much of it the others see; for those who may change it.
struct AccountSharingForm: View {
    let model: EditAccountViewModel

    var body: some View {
        details(.class("card disclosure")) {
            summary { "Who sees this account" }
            Form(label: "Who sees this account") {
                HiddenField("sharing-revision", value: model[\.sharingRevision])
                AccountSharingFields(
                    owner: model[\.owner], owners: model.owners, sharing: model[\.sharing], error: model.sharingError)
                if model.isMine, model.owners.count > 1 {
                    p(.class("section-note")) {
                        "Who gets the account decides who sees it. If you give it away as a private one, you no longer see it yourself."
                    }
                }
                p(.class("section-note")) { "Who can read the database file sees everything, and an owner's backup and export contain it." }
                Button("Save sharing", name: "share") { await model.share() }
            }
        }
    }
}
