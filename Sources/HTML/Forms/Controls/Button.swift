public import Localization

/// A submit button: `<button name="_action" value="NAME">`. In a form of method `get` it only submits the form.
///
/// A button with a confirmation asks a question first. With JavaScript this is a dialog, opened for `data-confirm`, which then sends
/// `_confirmed=NAME` instead. Without JavaScript the first post is answered with `SubmitResult.asks`, and the page rendered with that
/// `pendingConfirmation` shows the question in place of the button, with one button that sends `_confirmed=NAME` and one that cancels. The
/// action never runs without a confirmation for the same button name.
///
/// The label of the cancel button differs from the button's label: *Cancel transfer* is dismissed by *Keep transfer*.
///
/// Enter in a field triggers the first button of its form, so a destructive button is never the first.
public struct Button<Content: View>: Element {
    private let label: LocalizedText
    private let role: ButtonRole
    private let question: LocalizedText?
    private let dismiss: LocalizedText?
    private let isDisabled: Bool
    private let isFocused: Bool
    private let explicitName: String?
    private let action: Action
    private let content: Content

    /// A button with other content than its label, such as an icon; the label is the accessible name.
    public init(
        _ label: LocalizedText, role: ButtonRole = .primary, confirm: LocalizedText? = nil, dismiss: LocalizedText? = nil,
        disabled: Bool = false, autofocus: Bool = false, name: String? = nil, action: @escaping Action,
        @ViewBuilder content: () -> Content
    ) {
        self.label = label
        self.role = role
        question = confirm
        self.dismiss = dismiss
        isDisabled = disabled
        isFocused = autofocus
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
        if writer.page.isAudited { writer.page.record(name: "button \(name)") }
        if let question, !isDisabled, writer.page.pendingConfirmation?.button == name {
            renderQuestion(question, name, into: &writer)
            return
        }
        writer.raw("<button type=\"submit\" name=\"_action\"")
        writer.attribute("value", name)
        writer.associateWithPageForm()
        if let question {
            writer.attribute("data-confirm", question)
            let dismissal = dismissal
            if dismissal != Self.standardDismissal { writer.attribute("data-dismiss", dismissal) }
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
    ///   - label: the label, and the default name.
    ///   - confirm: the question to confirm before the action runs.
    ///   - autofocus: whether the button has the focus when its page opens.
    ///   - dismiss: the label of the cancel button. Nil for *Cancel*, or *Go back* if the button's own label contains *Cancel*.
    public init(
        _ label: LocalizedText, role: ButtonRole = .primary, confirm: LocalizedText? = nil, dismiss: LocalizedText? = nil,
        disabled: Bool = false, autofocus: Bool = false, name: String? = nil, action: @escaping Action
    ) {
        self.init(
            label, role: role, confirm: confirm, dismiss: dismiss, disabled: disabled, autofocus: autofocus, name: name, action: action
        ) { Text(label) }
    }
}

extension Button {
    /// The default label of the cancel button, also used by the script's dialog.
    private static var standardDismissal: LocalizedText { "Cancel" }

    /// The label of the cancel button. *Cancel* next to *Cancel transfer* would be ambiguous.
    private var dismissal: LocalizedText {
        dismiss ?? (label.english.lowercased().contains("cancel") ? "Go back" : Self.standardDismissal)
    }

    private func finish(into writer: inout HTMLWriter) {
        writer.raw(role.classes)
        if isDisabled { writer.raw(" disabled") }
        if isFocused { writer.raw(" autofocus") }
        if Content.self != Text.self { writer.attribute("aria-label", label) }
        writer.raw(">")
        content.render(into: &writer)
        writer.raw("</button>")
    }

    private func renderQuestion(_ question: LocalizedText, _ name: String, into writer: inout HTMLWriter) {
        writer.raw("<span class=\"confirmation\" role=\"group\"")
        writer.attribute("aria-label", question)
        writer.raw("><span class=\"confirmation-question\" role=\"alert\">")
        writer.text(question)
        writer.raw("</span><a class=\"button button-plain\" autofocus")
        LinkAttribute(" href=\"", writer.page.path).write(into: &writer)
        writer.raw(">")
        writer.text(dismissal)
        writer.raw("</a><button type=\"submit\" name=\"_confirmed\"")
        writer.attribute("value", name)
        writer.associateWithPageForm()
        finish(into: &writer)
        writer.raw("</span>")
    }
}
