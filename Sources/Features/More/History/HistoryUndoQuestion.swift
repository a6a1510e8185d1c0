import DesignSystem
import HTML

/// Asks whether something is to be taken back although other things stand against it. The form is always in the tree, so that the answer finds
/// what it is about.
struct HistoryUndoQuestion: View {
    let undo: HistoryUndo

    var body: some View {
        if undo.asks {
            Banner(undo.question, symbol: .exclamationmarkTriangle, tone: .warning)
            if !undo.names.isEmpty {
                ul(.class("prose")) { ForEach(Array(undo.names.enumerated()), id: \.offset.description) { _, name in li { name } } }
            }
        }
        AnswerForm(undo: undo)
    }
}

/// The answer. Without a question there is nothing of it on the page, and what is posted finds it nevertheless.
private struct AnswerForm: Element {
    let undo: HistoryUndo

    func render(into writer: inout HTMLWriter) {
        if undo.asks { form.render(into: &writer) }
    }

    func receive(_ input: inout FormInput) { form.receive(&input) }

    static var takesInput: Bool { true }

    private var form: some View {
        Form(label: "Take back") {
            HiddenField("asked", value: undo[\.asked])
            Button("Take back all the same", role: .destructive, name: "undo-anyway") { await undo.undoAnyway() }
        }
    }
}
