import DesignSystem
import HTML
import Localization
import MembersModel
import Navigation

/// Backup codes that were just created. They are shown only once.
struct BackupCodeList: View {
    let codes: [String]

    var body: some View {
        GroupBox("Your backup codes") {
            p {
                "You can use each code once if you do not have your authenticator. Write the codes down now. Coffer does not show them again."
            }
            ul(.class("stack")) {
                ForEach(codes, id: \.self) { backupCode in li { code(.class("code")) { .verbatim(backupCode) } } }
            }
            ButtonLink("I have written them down", path: MembersRoute.security.path.absolute)
        }
    }
}
