import DesignSystem
import HTML
import Localization
import MembersModel
import Navigation
import ScreenKit

/// The form of a new passkey, or of the name of one, over the security screen.
struct PasskeyDialog: View {
    let editor: PasskeyEditor
    /// Whether the passkey of the query is renamed; otherwise it waits, or waited, to be removed.
    let isRenaming: Bool

    var body: some View {
        if editor.isAdding {
            OpenDialog("Add a passkey") { adding }
        } else {
            ReceivedMark(isSet: editor[\.isAdding])
            if isRenaming, editor.chosenLine != nil { OpenDialog("Rename the passkey") { renaming } }
        }
    }

    private var adding: some View {
        Form(label: "Add a passkey") {
            HiddenField(ReceivedMark.name, value: editor[\.isAdding].map({ $0 ? "1" : "" }, back: { $0 == "1" }))
            p(.class("dialog-text")) {
                "Your browser asks for your face, fingerprint or PIN, and keeps the passkey on your device or in your password manager."
            }
            p(.class("dialog-text without-script")) { "Passkeys need JavaScript. Without it, use one-time codes." }
            nameField
            FormProblem(editor.formError)
            PasskeyButton(
                "Add the passkey", .create, request: editor.request, answer: editor[\.answer], role: .primary, name: "save-passkey"
            ) {
                await editor.add()
            }
            div(.class("dialog-actions")) { cancel }
        }
    }

    private var renaming: some View {
        Form(label: "Rename the passkey") {
            nameField
            div(.class("dialog-actions")) {
                Button("Save", name: "rename-passkey") { await editor.rename() }
                cancel
            }
        }
    }

    private var nameField: some View {
        TextField(
            "Name", text: editor[\.name], error: editor.nameError, hint: "How you recognise it, such as the name of the device.",
            name: "passkey-name", autocomplete: "off", required: true, maxLength: 100, autofocus: true)
    }

    private var cancel: some View { ButtonLink("Cancel", path: MembersRoute.security.path.absolute, role: .plain) }
}

/// Receives, and never shows, that the form of a new passkey was sent, so that its fields are there to be received.
private struct ReceivedMark: Element {
    let isSet: Binding<Bool>

    static let name = "adds-passkey"

    func render(into writer: inout HTMLWriter) {}

    func receive(_ input: inout FormInput) {
        if let sent = input.take(Self.name) { isSet.value = sent == "1" }
    }

    static var takesInput: Bool { true }
}
