/// Does something when pressed: `<button name="_action" value="NAME">`. In a form of method `get` it only sends the form.
///
/// A button with a question asks before it acts. With the script that is a dialog, shown for `data-confirm`, which then sends
/// `_confirmed=NAME` instead. Without it the press is answered by `SubmitResult.asks`, and on the page rendered with that
/// `pendingConfirmation` the question stands in the button's place with a button that sends `_confirmed=NAME`, and a way back. Either way
/// nothing acts on a press alone, and a yes counts only for the button whose name it carries.
///
/// The label that dismisses the question never reads like the button itself: *Cancel transfer* is dismissed by *Keep transfer*.
///
/// Enter in a field presses the first button of its form, so a destructive one is never the first.
public struct Button<Content: View>: Element {
    private let label: String
    private let role: ButtonRole
    private let question: String?
    private let dismiss: String
    private let isDisabled: Bool
    private let explicitName: String?
    private let action: Action
    private let content: Content

    /// A button that shows something else than its label, such as an icon; the label is what it is called.
    public init(
        _ label: String, role: ButtonRole = .primary, confirm: String? = nil, dismiss: String? = nil, disabled: Bool = false,
        name: String? = nil, action: @escaping Action, @ViewBuilder content: () -> Content
    ) {
        self.label = label
        self.role = role
        question = confirm
        self.dismiss = dismiss ?? Self.defaultDismissal(of: label)
        isDisabled = disabled
        explicitName = name
        self.action = action
        self.content = content()
    }

    public func render(into writer: inout HTMLWriter) {
        if writer.page.insideForm, writer.page.formMethod == .get {
            writer.raw("<button type=\"submit\"")
            finish(into: &writer)
            return
        }
        let name = writer.name(label: label, explicit: explicitName)
        if writer.page.isAudited { writer.page.note(name: "button \(name)") }
        if let question, !isDisabled, writer.page.pendingConfirmation?.button == name {
            renderQuestion(question, name, into: &writer)
            return
        }
        writer.raw("<button type=\"submit\" name=\"_action\"")
        writer.attribute("value", name)
        writer.tieToPageForm()
        if let question {
            writer.attribute("data-confirm", question)
            if dismiss != Self.standardDismissal { writer.attribute("data-dismiss", dismiss) }
        }
        finish(into: &writer)
    }

    public func receive(_ input: inout FormInput) {
        input.offer(
            input.name(label: label, explicit: explicitName), question: question, isDisabled: isDisabled, action)
    }

    public static var takesInput: Bool { true }
}

extension Button where Content == Text {
    /// - Parameters:
    ///   - label: What the button says, and its name where `name` gives no other.
    ///   - confirm: What is asked before the action runs.
    ///   - dismiss: What the button beside it says, which leaves everything as it is. Nil: *Cancel*, or *Go back* where the label itself
    ///     speaks of cancelling.
    public init(
        _ label: String, role: ButtonRole = .primary, confirm: String? = nil, dismiss: String? = nil, disabled: Bool = false,
        name: String? = nil, action: @escaping Action
    ) {
        self.init(label, role: role, confirm: confirm, dismiss: dismiss, disabled: disabled, name: name, action: action) { Text(label) }
    }
}

extension Button {
    /// What dismisses a question; the script's dialog says it by itself.
    private static var standardDismissal: String { "Cancel" }

    /// *Cancel* beside *Cancel transfer* would not tell which of the two cancels it.
    private static func defaultDismissal(of label: String) -> String {
        label.lowercased().contains("cancel") ? "Go back" : standardDismissal
    }

    private func finish(into writer: inout HTMLWriter) {
        writer.raw(role.classes)
        if isDisabled { writer.raw(" disabled") }
        if Content.self != Text.self { writer.attribute("aria-label", label) }
        writer.raw(">")
        content.render(into: &writer)
        writer.raw("</button>")
    }

    private func renderQuestion(_ question: String, _ name: String, into writer: inout HTMLWriter) {
        writer.raw("<span class=\"confirmation\" role=\"group\"")
        writer.attribute("aria-label", question)
        writer.raw("><span class=\"confirmation-question\" role=\"alert\">")
        writer.text(question)
        writer.raw("</span><button type=\"submit\" name=\"_confirmed\"")
        writer.attribute("value", name)
        writer.tieToPageForm()
        finish(into: &writer)
        writer.raw("<a class=\"button button-plain\" autofocus")
        LinkAttribute(" href=\"", writer.page.path).write(into: &writer)
        writer.raw(">")
        writer.text(dismiss)
        writer.raw("</a></span>")
    }
}
