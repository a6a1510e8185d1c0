public import Localization

/// A form that posts to its own page, or one that submits its fields as the page's query.
///
/// A posting form contains the CSRF token and, if it creates or moves something, an idempotency key. Browser validation is disabled, since
/// the app validates. A form must not be inside another form or a `Live` region.
public struct Form<Content: View>: Element {
    private let method: FormMethod
    private let label: LocalizedText?
    private let key: Binding<String>?
    private let content: Content

    /// - Parameters:
    ///   - label: the accessible name, required on pages with several forms.
    ///   - key: binding to the form's idempotency key. It receives the posted key; while it is empty, the page's `formKey` is sent.
    public init(
        method: FormMethod = .post, label: LocalizedText? = nil, key: Binding<String>? = nil, @ViewBuilder content: () -> Content
    ) {
        self.method = method
        self.label = label
        self.key = key
        self.content = content()
    }

    public func render(into writer: inout HTMLWriter) {
        audit(&writer)
        writer.raw("<form class=\"form\" novalidate")
        switch method {
        case .get:
            writer.raw(" method=\"get\"")
            LinkAttribute(" action=\"", String(writer.page.path.prefix { $0 != "?" })).write(into: &writer)
        case .post:
            writer.raw(" method=\"post\"")
            LinkAttribute(" action=\"", writer.page.path).write(into: &writer)
        }
        if let label { writer.attribute("aria-label", label) }
        let end = writer.count
        writer.raw(">")

        let outer = (writer.page.insideForm, writer.page.formMethod, writer.page.formHoldsFile)
        (writer.page.insideForm, writer.page.formMethod, writer.page.formHoldsFile) = (true, method, false)
        if method == .post {
            writer.hiddenField(ReservedName.token, writer.page.token)
            if let key { writer.hiddenField(ReservedName.key, key.value.isEmpty ? writer.page.formKey : key.value) }
        }
        content.render(into: &writer)
        if writer.page.formHoldsFile { writer.insert(" enctype=\"multipart/form-data\"", at: end) }
        (writer.page.insideForm, writer.page.formMethod, writer.page.formHoldsFile) = outer
        writer.raw("</form>")
    }

    public func receive(_ input: inout FormInput) {
        input.walkForm(method) { input in
            if let key, let sent = input.key { key.value = sent }
            content.receive(&input)
        }
    }

    public static var takesInput: Bool { true }

    private func audit(_ writer: inout HTMLWriter) {
        guard writer.page.isAudited else { return }
        if let region = writer.page.openRegions.last { writer.page.misuses.append(.formInsideLive(region)) }
        if writer.page.insideForm { writer.page.misuses.append(.formInsideForm) }
    }
}
