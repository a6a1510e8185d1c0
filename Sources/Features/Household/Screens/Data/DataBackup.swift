import DesignSystem
import HTML
import Localization
import Models
import ScreenKit

/// The section with backups, for an owner.
struct DataBackup: View {
    let model: DataViewModel

    var body: some View {
        GroupBox("Backup") {
            if model.isOwner {
                p { "One file with everything: accounts, transactions, attachments, and who may sign in." }
                if model.context.household.isDivided { p { "It also contains the private accounts of all members." } }
                if model.isConfirmed {
                    a(.class("button button-primary"), .href("/files/backup"), .attribute("download", "coffer-backup.sqlite")) {
                        "Download backup"
                    }
                } else {
                    p(.class("second")) { "Confirm above that it is you. Anyone with the file can read all your data." }
                }
            } else {
                p { "An owner can download a copy of everything." }
            }
            p(.class("second")) {
                "To restore a backup, run this command on the machine that runs Coffer. Coffer keeps a copy of the current data."
            }
            p(.class("code")) { "coffer restore BACKUP" }
        }
    }
}
