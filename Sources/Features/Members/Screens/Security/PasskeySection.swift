import DesignSystem
import HTML
import Localization
import MembersModel
import Models
import Navigation

/// The passkeys of the member on the security screen, and how to add one.
struct PasskeySection: View {
    let editor: PasskeyEditor

    var body: some View {
        Section("Passkeys", note: note) {
            ForEach(editor.lines, id: \.passkey.id.description) { line in
                ListRow(.verbatim(line.passkey.name), subtitle: line.subtitle) {
                    IconDisc(.lock, tint: .neutral)
                } trailing: {
                    ButtonLink("Rename", path: path(renaming: line), role: .plain)
                    Button("Remove", role: .destructive, confirm: "Remove the passkey \(line.passkey.name)?", name: "remove-passkey") {
                        await editor.remove(line)
                    }
                }
            }
        }
        adding
    }

    private var note: LocalizedText {
        editor.lines.isEmpty
            ? "Sign in with your face, your fingerprint or the PIN of your device, instead of your passphrase and a code."
            : "A passkey signs you in without your passphrase and a code. Your passphrase keeps working."
    }

    @ViewBuilder private var adding: some View {
        switch editor.place {
        case .possible:
            if editor.lines.count < Passkey.limit {
                Button("Add a passkey", role: .plain, name: "add-passkey") { await editor.begin() }
            }
        case .elsewhere(let site):
            p(.class("second")) { "Browsers use no passkeys at this address. Open Coffer at \(site) to add one." }
            p { a(.href(site + MembersRoute.security.path.absolute)) { "Open Coffer at localhost" } }
        case .impossible:
            p(.class("second")) { "Browsers use no passkeys at this address. Open Coffer by its name, over HTTPS, to add one." }
        }
    }

    private func path(renaming line: PasskeyLine) -> String {
        Link(.members(.security), query: [QueryItem("passkey", line.passkey.id.description)]).path
    }
}
