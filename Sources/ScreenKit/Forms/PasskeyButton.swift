package import HTML
package import Localization
package import Services

/// A button of a form that lets the browser make or use a passkey and then submits the form with what it returned. It needs the script, and
/// is not shown without, nor where there is no request. It stands behind the button that Enter presses.
package struct PasskeyButton: Element {
    /// What the browser does.
    package enum Ceremony: Sendable {
        /// Makes a passkey.
        case create
        /// Uses one.
        case get
    }

    private let label: LocalizedText
    private let ceremony: Ceremony
    private let request: PasskeyRequest?
    private let answer: Binding<String>
    private let role: ButtonRole
    private let name: String
    private let action: () async -> Void

    /// - Parameters:
    ///   - request: what the browser is asked for; nil: the button is not shown.
    ///   - answer: what the browser returned.
    ///   - name: the name of the button, and with `-answer` that of the hidden field.
    ///   - action: runs with the answer.
    package init(
        _ label: LocalizedText, _ ceremony: Ceremony = .get, request: PasskeyRequest?, answer: Binding<String>, role: ButtonRole = .plain,
        name: String = "passkey", action: @escaping () async -> Void
    ) {
        self.label = label
        self.ceremony = ceremony
        self.request = request
        self.answer = answer
        self.role = role
        self.name = name
        self.action = action
    }

    package func render(into writer: inout HTMLWriter) {
        guard let request else { return }
        let attributes = Attributes(ceremony: ceremony, options: request.options)
        PasskeyFields(attributes: attributes) { fields }.render(into: &writer)
    }

    /// Also without a request, since a request is made for a page that is shown and not for the form that it sent.
    package func receive(_ input: inout FormInput) { fields.receive(&input) }

    package static var takesInput: Bool { true }

    private var fields: some View {
        Group {
            HiddenField("\(name)-answer", value: answer)
            Button(label, role: role, name: name) { await action() }
        }
    }

    /// What the script reads.
    fileprivate struct Attributes {
        let ceremony: Ceremony
        let options: String
    }
}

/// The element that the script finds, with the sentences for what a browser may answer.
private struct PasskeyFields<Content: View>: View {
    let attributes: PasskeyButton.Attributes
    @ViewBuilder let content: Content

    var body: some View {
        div(
            .class("stack"), .data("passkey", attributes.ceremony == .create ? "create" : "get"), .data("options", attributes.options),
            .hidden(true)
        ) {
            content
            p(
                .data("cancelled", text: "Nothing was confirmed. Try again, or use another way."),
                .data("known", text: "There is a passkey for you on this device already."),
                .data("failed", text: "This browser could not use a passkey here. Use another way."), .hidden(true)
            ) {
                EmptyView()
            }
            p(.class("field-error"), .role("alert"), .hidden(true)) { EmptyView() }
        }
    }
}
