import DesignSystem
import HTML
import Localization
import Navigation

/// The notice of the last action, with *Undo* if possible, and what may be done next. A notice is shown once, so it no longer exists when *Undo* is pressed: every page
/// accepts the form, which contains the id of the change.
struct NoticeView: Element {
    let notice: Notice?
    let undoing: NoticeUndo

    func render(into writer: inout HTMLWriter) {
        guard let notice else { return }
        Toast(notice.text, id: notice.undo ?? "said") {
            if notice.undo != nil { form }
            if let next = notice.next { a(.class("button button-plain"), .href(next.path)) { next.title } }
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
