import DesignSystem
import HTML
import Localization

/// The section with backups, for an owner.
struct DataBackup: View {
    let model: DataViewModel

    var body: some View {
        GroupBox("Backup") {
            if model.isOwner {
                p { "One file with everything: accounts, transactions, attachments, and who may sign in." }
                if model.isConfirmed {
                    a(.class("button button-primary"), .href("/files/backup"), .attribute("download", "coffer-backup.sqlite")) {
                        "Download backup"
                    }
                } else {
                    p(.class("second")) { "Confirm above that it is you. Whoever has the file can read all of it." }
                }
            } else {
                p { "An owner can download a copy of everything." }
            }
            p(.class("second")) {
                "To restore a backup, run this on the machine that Coffer runs on. The current data is kept beside it."
            }
            p(.class("code")) { "coffer restore BACKUP" }
        }
    }
}
