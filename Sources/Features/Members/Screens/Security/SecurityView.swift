import DesignSystem
import HTML
import Localization
import MembersModel
import Models
import Navigation
import ScreenKit

/// The screen of the sign-in settings.
struct SecurityView: View {
    let model: SecurityViewModel

    var body: some View {
        Group {
            if model.status == nil { query }
            Loaded(model.status, of: model, .form, retry: MembersRoute.security.path.absolute) { status in
                if model.backupCodes.isEmpty { content(status) } else { BackupCodeList(codes: model.backupCodes) }
                if let pending = model.pending {
                    confirmation(pending)
                } else {
                    PasskeyDialog(editor: model.passkeys, isRenaming: model.step.isEmpty)
                }
            }
        }
        .navigationTitle("Security")
    }

    private var query: some View {
        Form(method: .get) {
            HiddenField("step", value: model[\.step])
            HiddenField("passkey", value: model.passkeys[\.chosen])
        }
    }

    private func confirmation(_ step: SecurityStep) -> some View {
        ConfirmationSheet(
            sentence: step.sentence, answer: model.answer, cancel: MembersRoute.security.path.absolute
        ) {
            await model.confirm()
        }
    }

    private func content(_ status: SecurityStatus) -> some View {
        Group {
            if status.hasCodes { codesOn(status) } else { SecurityCodes(model: model) }
            PasskeySection(editor: model.passkeys)
            if status.passphraseChangedAt == nil { FirstPassphrase(model: model) } else { passphrase }
            if !model.providers.isEmpty || !model.identities.isEmpty { IdentityList(model: model) }
            SecurityLog(lines: model.events, context: model.context.memberContext)
        }
    }

    private func codesOn(_ status: SecurityStatus) -> some View {
        GroupBox("One-time codes") {
            p { "On. Signing in asks for a code after the passphrase." }
            p(.class("second")) {
                .plural(status.backupCodes, one: "1 backup code is left.", other: "\(status.backupCodes) backup codes are left.")
            }
            div(.class("buttons")) {
                Button("Make new backup codes", role: .plain, confirm: "Make new backup codes? The old ones stop working.", name: "renew") {
                    await model.renew()
                }
                Button("Turn off one-time codes", role: .destructive, confirm: "Turn off one-time codes?", name: "turn-off") {
                    await model.turnOff()
                }
            }
        }
    }

    private var passphrase: some View {
        GroupBox("Passphrase") {
            if let changedAt = model.changedAt {
                p(.class("second")) {
                    "Last set: \(LocalizedText.relative(changedAt))."
                }
            }
            Form(label: "Passphrase") {
                TextField(
                    "Passphrase now", text: model[\.current], error: model.errors.current, type: .password,
                    autocomplete: "current-password", required: true)
                TextField(
                    "New passphrase", text: model[\.new], error: model.errors.new,
                    hint: "At least 12 characters. Several words are easy to remember and hard to guess.", type: .password,
                    autocomplete: "new-password", required: true)
                TextField(
                    "New passphrase again", text: model[\.again], error: model.errors.again, type: .password,
                    autocomplete: "new-password", required: true)
                Button("Change passphrase") { await model.changePassphrase() }
            }
        }
    }
}
