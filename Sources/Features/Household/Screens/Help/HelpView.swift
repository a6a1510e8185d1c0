import DesignSystem
import HTML
import HouseholdModel
import ImportModel
import Localization
import Navigation
import ScreenKit

/// The screen with short answers to frequent questions.
struct HelpView: View {
    let model: HelpViewModel

    var body: some View {
        Group {
            Form(method: .get, label: "Page") { HiddenField("keys", value: model[\.keys]) }
            SectionFlow {
                if model.keys.isEmpty {
                    importing
                    moving
                    copying
                    SearchHelp()
                }
                KeyboardHelp(sections: model.context.contributions.sections)
            }
        }
        .navigationTitle(model.keys.isEmpty ? "Help" : "Keyboard")
    }

    private var importing: some View {
        GroupBox("How do I import a statement?") {
            div(.class("prose")) {
                p { "Download a statement from your bank as OFX, QFX, QIF, CSV, CAMT or MT940 and drop the file on the import page." }
                p {
                    """
                    If Coffer guessed wrong, choose the right account, category or column and show the preview again. \
                    Coffer remembers the columns for the account.
                    """
                }
                p {
                    """
                    You check the transactions before Coffer saves them. Coffer skips lines it already has, so statements may overlap. \
                    You can undo an import.
                    """
                }
                if model.context.canWrite {
                    p {
                        a(.href(ImportRoute.statement(accountId: ImportRoute.anyAccount).path.absolute)) { "Import a statement" }
                    }
                }
            }
        }
    }

    private var moving: some View {
        GroupBox("What is a transfer between my accounts?") {
            div(.class("prose")) {
                p {
                    """
                    A transfer moves money from one of your accounts to another. \
                    It is neither income nor spending, so your net worth stays the same.
                    """
                }
                p { "Import the statements of both accounts. Coffer joins the two lines into one transfer." }
            }
        }
    }

    private var copying: some View {
        GroupBox("How do I make a backup?") {
            div(.class("prose")) {
                p { "An owner downloads a backup: one file with everything, attachments too." }
                p { "To restore a backup, run this command on the machine that runs Coffer. Coffer keeps a copy of the current data." }
                p(.class("code")) { "coffer restore BACKUP" }
                p { a(.href(HouseholdRoute.data.path.absolute)) { "Import, export and backup" } }
            }
        }
    }
}
