import HTML
import Localization

/// Confirms the undo of an import whose transactions were edited since. It renders nothing until the question is asked, but always receives
/// the posted form.
struct ImportUndoConfirmation: Element {
    let receipt: ImportReceipt

    func render(into writer: inout HTMLWriter) {
        if receipt.asks { form.render(into: &writer) }
    }

    func receive(_ input: inout FormInput) { form.receive(&input) }

    static var takesInput: Bool { true }

    private var form: some View {
        Form(label: "Undo") {
            Button("Undo anyway", role: .destructive, name: "undo-anyway") { await receipt.undo(force: true) }
        }
    }
}
