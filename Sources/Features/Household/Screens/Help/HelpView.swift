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
            importing
            moving
            copying
            SearchHelp()
            KeyboardHelp(sections: model.context.contributions.sections)
        }
        .navigationTitle("Help")
    }

    private var importing: some View {
        GroupBox("How do I bring in a statement?") {
            div(.class("prose")) {
                p { "Download it from your bank as OFX, QFX, QIF, CSV, CAMT or MT940 and drop it on the import page." }
                p {
                    """
                    Where something was guessed wrong, choose the right account, category or column in the preview and show it again. \
                    The columns are remembered for the account.
                    """
                }
                p {
                    """
                    You see what it holds before anything is written. Lines that are here already are recognised, so statements may \
                    overlap. An import can be taken back.
                    """
                }
                p {
                    a(.href(ImportRoute.statement(accountId: ImportRoute.anyAccount).path.absolute)) { "Import a statement" }
                }
            }
        }
    }

    private var moving: some View {
        GroupBox("What is a transfer between my accounts?") {
            div(.class("prose")) {
                p {
                    """
                    One transaction that leaves one account and arrives in the other. It is neither income nor spending, so your \
                    household is as rich as before.
                    """
                }
                p { "Import the statements of both accounts, and the two lines become one transaction by themselves." }
            }
        }
    }

    private var copying: some View {
        GroupBox("How do I keep a copy?") {
            div(.class("prose")) {
                p { "An owner downloads a backup: one file with everything, attachments too." }
                p { "To restore it, run this on the machine that Coffer runs on. The current data is kept beside it." }
                p(.class("code")) { "coffer restore BACKUP" }
                p { a(.href(HouseholdRoute.data.path.absolute)) { "Import, export and backup" } }
            }
        }
    }
}
