import HTML

/// The answer to whether an import is to be taken back although people changed some of it. Without the question there is nothing of it on the
/// page, and what is posted finds it nevertheless.
struct ImportUndoAnswer: Element {
    let receipt: ImportReceipt

    func render(into writer: inout HTMLWriter) {
        if receipt.asks { form.render(into: &writer) }
    }

    func receive(_ input: inout FormInput) { form.receive(&input) }

    static var takesInput: Bool { true }

    private var form: some View {
        Form(label: "Take back") {
            Button("Take back all the same", role: .destructive, name: "undo-anyway") { await receipt.undo(force: true) }
        }
    }
}
