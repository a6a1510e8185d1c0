import DesignSystem
import HTML
import Models
import Navigation

/// What was just done, with *Undo* where it can be taken back. A notice is said once, so it is gone when *Undo* is pressed: the form is taken
/// on every page, and carries the change's id.
struct NoticeView: Element {
    let notice: Notice?
    let undoing: NoticeUndo

    func render(into writer: inout HTMLWriter) {
        guard let notice else { return }
        Toast(notice.text, id: notice.undo ?? "said") {
            if notice.undo != nil { form }
        }
        .render(into: &writer)
    }

    func receive(_ input: inout FormInput) { form.receive(&input) }

    static var takesInput: Bool { true }

    private var form: some View {
        Form(label: "Undo") {
            HiddenField("undo-change", value: Binding(get: { notice?.undo ?? undoing.change }, set: { undoing.change = $0 }))
            Button("Undo", role: .plain, name: "undo-notice") { await undoing.undo() }
        }
    }
}
