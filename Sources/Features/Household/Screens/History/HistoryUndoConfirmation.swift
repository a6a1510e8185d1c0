import DesignSystem
import HTML
import Localization

/// Asks for confirmation of an undo that something blocks. The form is always in the view tree, so that a posted answer is received.
struct HistoryUndoConfirmation: View {
    let undo: HistoryUndo

    var body: some View {
        if let question = undo.question {
            Banner(question, symbol: .exclamationmarkTriangle, tone: .warning)
            if !undo.names.isEmpty {
                ul(.class("prose")) { ForEach(Array(undo.names.enumerated()), id: \.offset.description) { _, name in li { name } } }
            }
        }
        AnswerForm(undo: undo)
    }
}

/// The confirmation form. It renders nothing without a question, but always receives the posted form.
private struct AnswerForm: Element {
    let undo: HistoryUndo

    func render(into writer: inout HTMLWriter) {
        if undo.asks { form.render(into: &writer) }
    }

    func receive(_ input: inout FormInput) { form.receive(&input) }

    static var takesInput: Bool { true }

    private var form: some View {
        Form(label: "Undo") {
            HiddenField("asked", value: undo[\.asked])
            Button("Undo anyway", role: .destructive, name: "undo-anyway") { await undo.undoAnyway() }
        }
    }
}
